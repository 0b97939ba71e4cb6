"""
Runs another program once for each input, in one Python: starting one takes longer than a small input does. Each run has
a module of its own, and files in the place of its standard streams, so that it may read and write them in any way.
Standard input holds the name of the program's file on a line, then each input after a line with its length; standard
output gets, for each run, a line with exit code and the lengths of what it printed to standard output and standard
error, and then both. What a program changes in modules that it shares with the next run may spoil that one: whoever
reads this takes no failure for certain.
"""

import atexit
import builtins
import gc
import os
import sys
import threading
import types

FOLDER = os.path.dirname(os.path.abspath(__file__))
OUTPUT = os.dup(1)
STREAMS = ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w"))
KINDS = {name: (getattr(sys, name).encoding, getattr(sys, name).errors) for _, name, _ in STREAMS}
BUILTINS = dict(vars(builtins))
HOOKS = (sys.excepthook, threading.excepthook)
RECURSION = sys.getrecursionlimit()
SCRATCH = "/tmp/batch-"

last_calls = []


def register(function, *words, **named):
    last_calls.append((function, words, named))
    return function


def unregister(function):
    last_calls[:] = [call for call in last_calls if call[0] != function]


# What a program wants called at its end is called at the end of its run.
atexit.register = register
atexit.unregister = unregister


def fill(file, data):
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    while data:
        data = data[os.write(file, data) :]
    os.lseek(file, 0, os.SEEK_SET)


def content(file):
    parts = []
    at = 0
    while part := os.pread(file, 1 << 20, at):
        parts.append(part)
        at += len(part)
    return b"".join(parts)


def begin_anew():
    """What a Python has at its start, as far as programs are known to change it."""
    vars(builtins).update(BUILTINS)
    sys.excepthook, threading.excepthook = HOOKS
    sys.setrecursionlimit(RECURSION)
    threading.stack_size(0)
    gc.enable()
    last_calls.clear()
    sys.argv[:] = [os.path.join(FOLDER, name)]
    if decimal := sys.modules.get("decimal"):
        decimal.setcontext(decimal.Context(decimal.DefaultContext.prec))
    for descriptor, stream, mode in STREAMS:
        encoding, errors = KINDS[stream]
        opened = open(descriptor, mode, encoding=encoding, errors=errors, newline="\n", closefd=False)
        setattr(sys, stream, opened)
        setattr(sys, f"__{stream}__", opened)


def step(action, *words, **named):
    """The exit code of what may end the program, as Python itself would end."""
    try:
        action(*words, **named)
        return 0
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return (end.code or 0) & 255
        print(end.code, file=sys.stderr)
        return 1
    except BaseException:
        sys.excepthook(*sys.exc_info())
        return 1


def run(data):
    fill(files[0], data)
    for file in files[1:]:
        fill(file, b"")
    for file, (descriptor, _, _) in zip(files, STREAMS):
        os.dup2(file, descriptor)
    begin_anew()
    main = types.ModuleType("__main__")
    main.__file__ = sys.argv[0]
    sys.modules["__main__"] = main
    exit_code = step(exec, code, vars(main)) if code else 1
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    while last_calls:
        function, words, named = last_calls.pop()
        step(function, *words, **named)
    for stream in (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__):
        step(stream.flush)
    return exit_code, content(files[1]), content(files[2])


everything = sys.stdin.buffer.read()
at = everything.index(b"\n")
name = everything[:at].decode()
files = [os.open(SCRATCH + stream, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600) for _, stream, _ in STREAMS]
try:
    with open(os.path.join(FOLDER, name), "rb") as file:
        code = compile(file.read(), os.path.join(FOLDER, name), "exec")
except (SyntaxError, ValueError):
    code = None
at += 1
while at < len(everything):
    end = everything.index(b"\n", at)
    length = int(everything[at:end])
    exit_code, output, errors = run(everything[end + 1 : end + 1 + length])
    at = end + 1 + length
    # What ended before one that never ends is known all the same.
    whole = b"%d %d %d\n%b%b" % (exit_code, len(output), len(errors), output, errors)
    while whole:
        whole = whole[os.write(OUTPUT, whole) :]
