"""The workbench: robots in the browser, computed in the page by kernels in WebAssembly (docs/workbench.md).

messages     everything that crosses between Python and the page, typed; frontend/src/messages.ts is made of it
kernels      kernel sets, found or made
boards       what is in them: functions and steps on a board with all numbers of a robot as inputs, as graphs
structure    a robot as the page takes it: bodies and numbers
templates    arms to begin with
document     the one versioned document: model, pose, motion, view, lesson
page         one HTML file without a server
server       pages, files and jobs on a loopback address
"""
