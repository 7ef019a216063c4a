"""The workbench: robots in the browser, computed in the page by kernels in WebAssembly (docs/workbench.md).

messages     everything that crosses between Python and the page, typed; frontend/src/messages.ts is made of it
kernels      kernel sets, found or made
boards       what is in them: functions and steps on a board with all numbers of a robot as inputs, as graphs
structure    a robot as the page takes it: bodies and numbers
templates    arms to begin with
document     the one versioned document: model, pose, motion, view, lesson
page         one HTML file without a server
server       who may ask on a loopback address, and what is answered
opening      files that a user opens: robots, zips with meshes, documents, motions; remarks at their cells
library      robots that come along
jobs         processes of jobs, their events and their ends
work         what such a process does
problems     what a page is told when something cannot be
"""
