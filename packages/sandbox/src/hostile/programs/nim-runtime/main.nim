import std/[os, osproc, net, posix, strutils]

proc attempt(name: string, run: proc () {.closure.}) =
  try:
    run()
    echo name, ": ok"
  except OSError as error:
    echo name, ": ", error.errorCode
  except IOError as error:
    echo name, ": ", (if error.msg.contains("errno"): error.msg else: "refused")
  stdout.flushFile()

proc native(value: cint) =
  if value < 0: raiseOSError(osLastError())

proc fall(depth: int): int = fall(depth + 1) + 1

proc unshare(flags: cint): cint {.importc, header: "<sched.h>".}
proc ptrace(request: clong, pid: clong, address, data: pointer): clong {.importc, header: "<sys/ptrace.h>".}

case paramStr(1)
of "reach_out":
  attempt("fork", proc () = native(cint(posix.fork())))
  attempt("spawn", proc () = discard startProcess("/bin/echo", args = ["x"]))
  attempt("exec", proc () = native(posix.execv("/bin/sh", allocCStringArray(["sh", "-c", "echo unreachable"]))))
  attempt("socket", proc () = discard newSocket())
  attempt("read", proc () = discard readFile("/etc/shadow"))
  attempt("write", proc () = writeFile("/box/new", ""))
  attempt("user namespace", proc () = native(unshare(0x10000000)))
  attempt("trace init", proc () = native(cint(ptrace(16, 1, nil, nil))))
  attempt("kill init", proc () = native(posix.kill(1, SIGKILL)))
of "memory":
  var all: seq[string]
  while true: all.add(repeat('x', 1 shl 20))
of "output":
  while true: stdout.write(repeat('x', 65536))
of "recursion":
  echo fall(0)
else: discard
