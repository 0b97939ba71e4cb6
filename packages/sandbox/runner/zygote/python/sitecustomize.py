"""
Loaded by Python before a submission, since it stands in PYTHONPATH. In a zygote it waits here, so that what follows
happens in a copy, the reading of the program included; in an ordinary start it goes straight on.
"""

import io
import os
import sys

# What nearly every program uses is loaded once, in the zygote: 17 of 30 ms (measured 2026-11-25).
COMMON = (
    "array bisect collections copy dataclasses decimal enum fractions functools heapq io itertools math operator queue "
    "random re string threading typing"
).split()


def prepare():
    folder = os.path.dirname(__file__)
    # The program is to find everything as if this file were not there.
    sys.path.remove(folder)
    del os.environ["PYTHONPATH"]
    if os.environ.pop("BOX_ZYGOTE", None) == "yes":
        wait_for_box(folder)


def wait_for_box(folder):
    import ctypes
    import gc
    import threading

    for name in COMMON:
        __import__(name)
    # Each is compiled or resolved when it is first used, in a copy once more for each.
    exec(compile("sum(map(int, '1 2'.split()))", "ahead", "exec"), {})
    library = ctypes.PyDLL(os.path.join(folder, "park.so"))
    around_fork = ctypes.pythonapi
    for function in (library.park, around_fork.PyOS_BeforeFork, around_fork.PyOS_AfterFork_Child):
        function.argtypes = ()
        function.restype = None
    keep_library_at_exit(around_fork)
    # Nothing of all this is looked at by the collections of a copy.
    gc.collect()
    gc.freeze()
    around_fork.PyOS_BeforeFork()
    library.park()
    # Locks, the id of the thread and random numbers become the copy's own.
    around_fork.PyOS_AfterFork_Child()
    threading.main_thread()._set_native_id()
    open_streams()


def keep_library_at_exit(api):
    """
    Python takes every module apart before it leaves, and so would copy the whole library: two thirds of a short run
    (4.6 of 6.3 ms, measured 2026-11-25). What the zygote has loaded is forgotten instead, after the program's own
    handlers have been called; what the program has made ends as it always does.
    """
    import atexit
    import ctypes

    kept = dict(sys.modules)
    api.Py_IncRef.argtypes = (ctypes.py_object,)
    api.Py_IncRef.restype = None
    api.Py_IncRef(kept)

    def forget():
        for name, module in kept.items():
            if name not in ("sys", "builtins", "__main__") and sys.modules.get(name) is module:
                del sys.modules[name]

    atexit.register(forget)


def open_streams():
    """Those of the zygote know its own streams: whether they can seek, and how much is read at once."""
    for descriptor, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        old = getattr(sys, name)
        buffer = io.open(descriptor, mode + "b", -1, closefd=False)
        buffer.raw.name = f"<{name}>"
        text = io.TextIOWrapper(
            buffer, old.encoding, old.errors, newline="\n", line_buffering=name == "stderr" or buffer.raw.isatty()
        )
        text.mode = mode
        setattr(sys, name, text)
        setattr(sys, f"__{name}__", text)


prepare()
