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
    import atexit
    import ctypes
    import gc

    for name in COMMON:
        __import__(name)
    # Each is compiled or resolved when it is first used, in a copy once more for each.
    exec(compile("sum(map(int, '1 2'.split()))", "ahead", "exec"), {})
    library = ctypes.PyDLL(os.path.join(folder, "park.so"))
    library.prepare.argtypes = (ctypes.py_object, ctypes.py_object, ctypes.py_object)
    library.begin.argtypes = (ctypes.py_object,)
    library.begin.restype = ctypes.py_object
    library.prepare.restype = library.end.restype = None
    kept = dict(sys.modules)
    del kept["__main__"]
    ctypes.pythonapi.Py_IncRef.argtypes = (ctypes.py_object,)
    ctypes.pythonapi.Py_IncRef([kept, library])
    library.prepare(renew, *endings(kept))
    atexit.register(library.end)
    sys.path_hooks.insert(0, library.begin)
    # Nothing of all this is looked at by the collections of a copy.
    gc.collect()
    gc.freeze()


def renew():
    """In a copy: what the zygote knows of itself becomes the copy's own. Returns the path of the program."""
    import threading

    threading.main_thread()._set_native_id()
    open_streams()
    del sys.path_hooks[0]
    # As Python's own main, which is not gone back to.
    path = sys.argv[0]
    sys.path.insert(0, os.path.dirname(os.path.realpath(path)))
    # A new one, which is collected in the end as the zygote's would not be.
    sys.modules["__main__"] = main = type(sys)("__main__")
    main.__loader__ = type(__spec__.loader)("__main__", path)
    main.__annotations__ = {}
    main.__builtins__ = sys.modules["builtins"]
    main.__file__ = path
    main.__cached__ = None
    return path


def endings(kept):
    """
    Python takes everything apart before it leaves, and so would copy its whole library and itself: 4.4 of the 6.6 ms of
    a short run (measured 2026-11-28). A last handler, after the program's own, does what Python does for a program
    and leaves there. Where the code is not known that the process ends with, Python goes on, but for what the zygote
    has loaded (`kept`).
    """
    import gc
    import weakref

    builtins = sys.modules["builtins"].__dict__
    own_builtins = frozenset(builtins)
    # The program may put others in their places.
    collect, is_enabled, get_objects, get_referrers = gc.collect, gc.isenabled, gc.get_objects, gc.get_referrers

    def clear():
        sys.settrace(None)
        sys.setprofile(None)
        # Who has switched it off to be quick is not made to wait for it here either.
        if is_enabled():
            collect()
        for name in ("stdin", "stdout", "stderr"):
            setattr(sys, name, getattr(sys, f"__{name}__", None))
        for name in ("last_type", "last_value", "last_traceback", "last_exc"):
            if hasattr(sys, name):
                setattr(sys, name, None)
        canaries = let_go()
        collect()
        for reference in reversed(canaries):
            clear_where(reference())
        for name in [name for name in builtins if name not in own_builtins]:
            builtins[name] = None
        collect()
        flush_what_is_left()

    def let_go():
        """A module may die while its names live on, by a function that is held elsewhere: canaries say which do."""
        canaries = []
        for name, module in [*sys.modules.items()]:
            if kept.get(name) is module:
                continue
            del sys.modules[name]
            if isinstance(module, type(sys)):
                canary = module.__dict__[CANARY] = Canary()
                canaries.append(weakref.ref(canary))
        return canaries

    def clear_where(canary):
        if canary is not None:
            for names in get_referrers(canary):
                if type(names) is dict and names.get(CANARY) is canary:
                    clear_names(names)

    def flush_what_is_left():
        """What Python would do when it takes its library apart, which may hold what the program writes with."""
        for stream in get_objects():
            if isinstance(stream, (io.TextIOWrapper, io.BufferedWriter, io.BufferedRandom)):
                try:
                    stream.flush()
                except BaseException:
                    pass  # It is closed, or nobody is told any more.

    def forget():
        for name, module in kept.items():
            if name not in ("sys", "builtins") and sys.modules.get(name) is module:
                del sys.modules[name]

    return clear, forget


class Canary:
    __slots__ = ("__weakref__",)


CANARY = "__canary__"


def clear_names(names):
    """Those with one underscore first, as Python does it."""
    for are_inner in (True, False):
        for name in [*names]:
            if isinstance(name, str) and name != "__builtins__":
                if (name[:1] == "_" and name[1:2] != "_") == are_inner:
                    names[name] = None


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
