"""The workbench: robots in the browser, computed in the page by WebAssembly kernels (docs/workbench.md).

messages        everything that crosses between Python and the page, typed; the source of frontend/src/messages.ts
kernels         kernel sets: prebuilt ones, or compiled on demand
kernel_graphs   their functions and integrator steps as graphs; all of a set share named buffers
structure       a robot as the page takes it: bodies and their numbers
schematic       shapes to draw for robots without meshes
mesh_messages   meshes as the page draws them
templates       arms to start with
document        the versioned document: model, pose, motion, simulation, view, lesson
share           links that contain a document
page            one HTML file without a server
notebook_view   robot.view(): the page in a notebook, a tab or a file
server          the HTTP server on a loopback address: authorisation and endpoints
connections     limits of its connections
peers           which user owns a connection
import_files    files that a user opens: robots, zips with meshes, documents, motions; findings at their cells
library         robots that come with isodyn
job_manager     processes of jobs, their events and their ends
job_worker      what such a process does
wire            messages from the page, checked before use
error_messages  errors as the page shows them
installation    whether the installed package has changed since the server started
"""
