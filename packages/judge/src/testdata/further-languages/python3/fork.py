import os, socket, subprocess, ctypes
tries = []
for work in (os.fork, lambda: subprocess.run(["/bin/true"]), lambda: socket.socket(), lambda: open("/box/x", "w"), lambda: ctypes.CDLL(None).fork() < 0 and 1 / 0):
    try:
        work()
        tries.append("done")
    except Exception:
        tries.append("refused")
print(*tries)
