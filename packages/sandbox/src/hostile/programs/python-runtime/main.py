import ctypes
import errno
import os
import signal
import socket
import subprocess
import sys
import threading

libc = ctypes.CDLL(None, use_errno=True)


def attempt(name, run):
    try:
        print(f"{name}: ok {run()}", flush=True)
    except OSError as error:
        print(f"{name}: {errno.errorcode.get(error.errno, error.errno)}", flush=True)


def native(name, *values):
    """What a program can do without Python's leave: call the C library."""
    ctypes.set_errno(0)
    result = getattr(libc, name)(*values)
    if result == -1:
        raise OSError(ctypes.get_errno(), name)
    return result


def reach_out():
    attempt("fork", os.fork)
    attempt("spawn", lambda: subprocess.run(["/bin/echo", "x"]))
    attempt("exec", lambda: os.execv("/bin/sh", ["sh", "-c", "echo unreachable"]))
    attempt("exec of itself", lambda: os.execv(sys.executable, [sys.executable, "-c", "print('unreachable')"]))
    attempt("socket", lambda: socket.socket(socket.AF_INET))
    attempt("local socket", lambda: socket.socket(socket.AF_UNIX))
    attempt("read", lambda: open("/etc/shadow").read())
    attempt("write", lambda: open("/box/new", "w"))
    attempt("write the input", lambda: os.open("/dev/stdin", os.O_WRONLY))
    attempt("home", lambda: os.listdir("/home"))
    attempt("user", lambda: os.setuid(0) if os.getuid() != 0 else None)
    attempt("limit", lambda: native("setrlimit", 7, ctypes.byref((ctypes.c_long * 2)(4096, 4096))))
    print("environment:", sorted(os.environ.keys() - {"LC_CTYPE"}))


def by_ctypes():
    attempt("clone", lambda: native("syscall", 56, 17, 0, 0, 0, 0))
    attempt("user namespace", lambda: native("unshare", 0x10000000))
    attempt("mount namespace", lambda: native("unshare", 0x20000))
    attempt("enter a namespace", lambda: native("setns", 0, 0x20000))
    attempt("mount", lambda: native("mount", b"x", b"/box", b"tmpfs", 0, None))
    attempt("unmount", lambda: native("umount2", b"/box", 2))
    attempt("chroot", lambda: native("chroot", b"/box"))
    attempt("trace init", lambda: native("ptrace", 16, 1, None, None))
    attempt("another filter", lambda: native("syscall", 317, 1, 0, None))
    attempt("no new privileges", lambda: native("prctl", 39, 0, 0, 0, 0))
    attempt("filter mode", lambda: native("prctl", 21, 0, 0, 0, 0))
    attempt("ambient capability", lambda: native("prctl", 47, 1, 21, 0, 0))
    attempt("bounding set", lambda: native("prctl", 23, 21, 0, 0, 0))
    header, held = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    native("syscall", 125, header, held)
    print("capabilities:", *held[:3])
    print("root:", "yes" if 0 in (os.getuid(), os.geteuid()) else "no")
    print("descriptors:", [n for n in range(3, 1024) if is_telling(n)])


def is_telling(descriptor):
    """Other than /dev/null, which the copy of a zygote finds where that had something open."""
    try:
        return os.fstat(descriptor).st_rdev != os.makedev(1, 3)
    except OSError:
        return False


def kill():
    attempt("init", lambda: os.kill(1, signal.SIGKILL))
    attempt("parent", lambda: os.kill(os.getppid(), signal.SIGKILL))
    print("here")


def memory():
    everything = []
    while True:
        everything.append(bytearray(1 << 20))


def mapped():
    import mmap

    everything = []
    while True:
        everything.append(mmap.mmap(-1, 1 << 20))
        everything[-1][:] = b"x" * (1 << 20)


def threads():
    try:
        while True:
            threading.Thread(target=threading.Event().wait, daemon=True).start()
    except RuntimeError as error:
        print(error, flush=True)
        os._exit(0)


def output():
    while True:
        sys.stdout.write("x" * 65536)


def recursion():
    sys.setrecursionlimit(1 << 30)

    def fall(depth):
        return fall(depth + 1) + 1

    fall(0)


def numbers():
    value = 3
    while True:
        value *= value


def evaluated():
    exec("while True: pass")


def compiled():
    compile("(" * 100_000 + ")" * 100_000, "bomb", "eval")


globals()[sys.argv[1]]()
