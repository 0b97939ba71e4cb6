import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPythonZygote } from "./build-zygote.ts";
import { createSandbox } from "./create-sandbox.ts";
import type { BoxCommand, RunReport, Sandbox } from "./sandbox.ts";
import { commandIn, ROOMY_LIMITS, shellIn } from "./testing/commands.ts";
import { outputOf, shown } from "./testing/shown-report.ts";

const PYTHON = "/usr/bin/python3";
const preload = await buildPythonZygote();
/** As in the judge. */
const LIMITS = { ...ROOMY_LIMITS, stackBytes: 64 << 20 };
const ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONINTMAXSTRDIGITS: "0", PYTHONUTF8: "1" };

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, tools: preload?.tools ?? [] });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-python-zygote-"));
  return () => rm(folder, { recursive: true });
});

async function command(program: string, change: Partial<BoxCommand> = {}): Promise<BoxCommand> {
  await writeFile(join(folder, "main.py"), program);
  await writeFile(join(folder, "input"), "3 4\r\nlast liné");
  return commandIn(folder, [PYTHON, "-s", "-B", "/box/main.py"], {
    environment: { ...ENVIRONMENT, PYTHONPATH: preload?.folder ?? "" },
    profile: "native",
    fromZygote: true,
    stdinPath: join(folder, "input"),
    limits: LIMITS,
    ...change,
  });
}

async function copy(program: string, change: Partial<BoxCommand> = {}): Promise<RunReport> {
  const wanted = await command(program, change);
  expect(await sandbox.prepare(wanted)).toBeNull();
  return await sandbox.run(wanted);
}

/** What a program may notice of how it was started: nothing. */
const PROGRAMS: Record<string, string> = {
  "reads lines": "print(repr(input()), repr(input()))",
  "reads too many lines": "input(); input(); input()",
  "reads all lines": "import sys\nprint([*sys.stdin], sys.stdin.read() == '')",
  "reads bytes": "import sys\nprint(sys.stdin.buffer.read())",
  "reads the descriptor": "import os\nprint(os.read(0, 100))",
  "reads standard input as a file": "print(open(0).read(), open('/dev/stdin').read())",
  "asks where it is":
    "import os, sys\nprint(os.getcwd(), __file__, __name__, sys.argv, sys.path, dict(os.environ), sys.flags)",
  "asks how its streams are":
    "import sys\nfor s in (sys.stdin, sys.stdout, sys.stderr, sys.__stdout__): print(s.name, s.mode, s.encoding, s.errors, s.line_buffering, s.write_through, s.buffer, s.fileno(), s.isatty(), s.seekable(), s.buffer.raw.closefd)",
  "asks for its process":
    "import os, threading\nprint(os.getpid(), os.getppid(), os.getuid() == 0, threading.main_thread().native_id == os.getpid())",
  "asks for its limits":
    "import resource, sys\nprint(resource.getrlimit(resource.RLIMIT_STACK), sys.getrecursionlimit())",
  "prints much and exits": "import sys\nprint('x' * 500000)\nsys.exit(3)",
  "prints without a line's end to a full buffer": "import sys\nfor n in range(5000): print(n, end=' ')",
  "prints to both streams": "import sys\nprint('problem', file=sys.stderr)\nprint('fine é')",
  "exits with a text": "raise SystemExit('six')",
  "exits at once": "import os\nprint('lost')\nos._exit(4)",
  "does something at its exit": "import atexit\natexit.register(lambda: print('end'))\nexit(2)",
  throws: "def f():\n    return [][0]\n\nf()",
  "throws in a comprehension": "print([1 / (n - 2) for n in range(5)])",
  "throws what it has made": "class Odd(Exception): pass\nraise Odd('seven')",
  "does not parse": "def f(:\n  pass",
  "is badly indented": "if True:\nprint(1)",
  "recurses without end": "def f(n): return f(n + 1)\nf(0)",
  "recurses deep":
    "import sys\nsys.setrecursionlimit(1 << 20)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(50000))",
  "recurses through the library":
    "import sys, functools\nsys.setrecursionlimit(1 << 20)\n@functools.lru_cache(None)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(10000))",
  "starts a thread":
    "import threading\nt = threading.Thread(target=lambda: print('there'))\nt.start(); t.join()\nprint(threading.active_count())",
  "uses a pool of threads":
    "from concurrent.futures import ThreadPoolExecutor\nwith ThreadPoolExecutor(3) as pool: print(sum(pool.map(lambda n: n * n, range(100))))",
  "has its stack in a thread":
    "import sys, threading\nthreading.stack_size(64 << 20)\nsys.setrecursionlimit(1 << 20)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nt = threading.Thread(target=lambda: print(f(30000)))\nt.start(); t.join()",
  "throws in a thread": "import threading\nt = threading.Thread(target=lambda: 1 / 0)\nt.start(); t.join()",
  "orders a set": "print({str(n) for n in range(50)})",
  "hears a signal":
    "import os, signal\nsignal.signal(signal.SIGUSR1, lambda *_: print('heard'))\nos.kill(os.getpid(), signal.SIGUSR1)",
  "kills itself": "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)",
  aborts: "import os\nos.abort()",
  "crashes in C": "import ctypes\nctypes.string_at(0)",
  "is refused processes":
    "import os\nfor call in (os.fork, lambda: os.execv('/bin/true', ['true']), lambda: os.system('true')):\n  try: print(call())\n  except OSError as error: print(error)",
  "is refused sockets": "import socket\ntry: socket.socket()\nexcept OSError as error: print(error)",
  "writes files":
    "try: open('/box/new', 'w')\nexcept OSError as error: print(error)\nopen('/tmp/new', 'w').write('x')\nprint(open('/tmp/new').read())",
  "fills its memory": "all = []\nwhile True: all.append(bytearray(1 << 20))",
  computes: "print(sum(n * n % 7 for n in range(1000000)))",
  "takes modules apart":
    "import collections, heapq, random\nprint(collections.Counter('abca'), heapq.nsmallest(2, [3, 1, 2]))\nrandom.seed(5)\nprint(random.random())",
  "prints long numbers": "print(len(str(7 ** 10000)))",
  "is interrupted": "print('before')\nraise KeyboardInterrupt",
  "exits with many kinds of codes":
    "import atexit, sys\natexit.register(lambda: print(vars().keys(), sorted(n for n in globals() if n[:2] == '__')))\nsys.exit(2**40 + 7)",
  "exits with a code that is no number": "raise SystemExit(3.5)",
  "exits with what is like a number":
    "class Like:\n  def __index__(self): return 3\n  def __str__(self): return 'like 3'\nraise SystemExit(Like())",
  "exits with true": "raise SystemExit(True)",
  "exits with an exception of its own":
    "class Leaves(SystemExit):\n  @property\n  def code(self):\n    print('asked')\n    return 5\nraise Leaves(1)",
  "exits in a function's handler": "try: 1 / 0\nexcept ZeroDivisionError: raise SystemExit(-1)",
  "exits from a thread": "import sys, threading\nt = threading.Thread(target=lambda: sys.exit(5))\nt.start(); t.join()",
  "leaves a thread running":
    "import threading, time\nthreading.Thread(target=lambda: (time.sleep(0.1), print('late'))).start()\nprint('end')",
  "leaves a daemon":
    "import threading\nthreading.Thread(target=threading.Event().wait, daemon=True).start()\nprint('end')",
  "has objects that say good-bye":
    "class Bye:\n  def __init__(self, name): self.name = name\n  def __del__(self): print('bye', self.name)\n_first = Bye('inner')\nlast = Bye('outer')\nring = [Bye('ring')]; ring.append(ring)\ndef f(): return last",
  "has objects elsewhere that say good-bye":
    "import builtins, sys\nclass Bye:\n  def __init__(self, name): self.name = name\n  def __del__(self, print=print): print('bye', self.name)\nbuiltins.left = Bye('builtins')\nsys.left = Bye('sys')",
  "throws with objects that say good-bye":
    "class Bye:\n  def __del__(self): print('bye')\ndef f():\n  here = Bye()\n  return 1 / 0\nf()",
  "leaves a module of its own":
    "import sys, types\nclass Bye:\n  def __del__(self): print('bye')\nsys.modules['own'] = own = types.ModuleType('own')\nown.it = Bye()\nown.me = own\nsys.modules['odd'] = 5",
  "leaves what it prints in a writer of its own":
    "import io, os, sys\nout = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, 'w', closefd=False)))\nout.write('written')",
  "has another standard output":
    "import io, sys\nsys.stdout = io.TextIOWrapper(open(1, 'wb', closefd=False))\nprint('there')",
  "has a standard output that fails":
    "import sys\nclass Out:\n  def __repr__(self): return 'Out'\n  def write(self, text): pass\n  def flush(self): raise OSError('full')\nsys.stdout = Out()\nprint(1)",
  "closes its standard output": "import sys\nprint(1)\nsys.stdout.close()",
  "closes the descriptor of its output": "import os\nprint(1)\nos.close(1)",
  "has none": "import sys\nprint(1)\nsys.stdout = sys.stderr = None",
  "prints by C": "import ctypes\nctypes.CDLL(None).printf(b'by C')",
  "looks at what called it":
    "import inspect, sys, traceback\nprint(sys._getframe().f_back, len(inspect.stack()), sys.exc_info())\ntraceback.print_stack()",
  "looks at its names": "print([n for n in globals()], __loader__.name, __loader__.path, __spec__, __cached__)",
  "looks at the hooks":
    "import sys\nprint(len(sys.path_hooks), '/box/main.py' in sys.path_importer_cache, '/box' in sys.path_importer_cache)",
  "recurses to the very limit":
    "depth = 0\ndef f():\n  global depth\n  depth += 1\n  f()\ntry: f()\nexcept RecursionError: print(depth)",
  "calls its handlers itself":
    "import atexit\natexit.register(print, 'handled')\natexit._run_exitfuncs()\nimport heapq, json\nprint(heapq)",
  "takes all handlers away": "import atexit\natexit._clear()\nprint('end')\nraise SystemExit(6)",
  "throws in a handler":
    "import atexit\nclass Handler:\n  def __repr__(self): return 'Handler'\n  def __call__(self): return 1 / 0\natexit.register(Handler())\nprint('end')",
  "throws in a good-bye":
    "class Bye:\n  def __del__(self): raise ValueError('bye')\nit = Bye()\nimport sys\nprint('end')\nsys.stderr = sys.__stderr__ = None",
  "has a hook for exceptions": "import sys\nsys.excepthook = lambda *all: print('hooked', all[0].__name__)\n[][0]",
  "has a hook that exits": "import sys\ndef hook(*_): sys.exit(9)\nsys.excepthook = hook\n[][0]",
  "has its writer kept by the library":
    "from typing import Generic, List, Optional, TypeVar\nout = open(1, 'w', closefd=False)\nT = TypeVar('T')\nclass Node:\n  def go(self): return out\nclass Tree(Generic[T]): pass\ndef f(x: Optional[Node], y: List[Node]): return Tree[int]()\nf(None, [])\nout.write('3\\n')",
  "has its writer kept by a handler":
    "import atexit\nout = open(1, 'w', closefd=False)\ndef bye(): pass\natexit.register(bye)\nout.write('3\\n')",
  "has its writer kept by a signal":
    "import signal\nout = open(1, 'w', closefd=False)\nsignal.signal(signal.SIGALRM, lambda *_: None)\nout.write('3\\n')",
  "has its writer kept by a hook":
    "import sys, threading\nout = open(1, 'w', closefd=False)\nsys.excepthook = threading.excepthook = lambda *_: None\nout.write('3\\n')",
  "has its writer kept by another input":
    "import builtins\nout = open(1, 'w', closefd=False)\nbuiltins.input = lambda: out\nout.write('3\\n')",
  "has its writer in a class that the library keeps":
    "from typing import Optional\nclass Out:\n  it = open(1, 'w', closefd=False)\nOptional[Out]\nOut.it.write('3\\n')",
  "exits with a text, and has a writer":
    "from typing import Optional\nout = open(1, 'w', closefd=False)\nclass Node:\n  def go(self): return out\nOptional[Node]\nout.write('3\\n')\nraise SystemExit('six')",
  "is traced": "import sys\nsys.settrace(lambda *_: None)\nprint('end')",
  "has odd names":
    "from typing import Optional\nout = open(1, 'w', closefd=False)\nimport sys\nclass Node:\n  def go(self): return out\nOptional[Node]\nglobals()[5] = sys.modules[7] = 6\nout.write('3\\n')",
  "is interrupted in its own way": "class Mine(KeyboardInterrupt): pass\nraise Mine()",
  "does without the collector":
    "import gc\ngc.disable()\nclass Bye:\n  def __del__(self): print('bye')\nring = [Bye()]\nring.append(ring)",
  "takes its own module away":
    "import sys\nclass Bye:\n  def __del__(self): print('bye')\nit = Bye()\ndel sys.modules['__main__']\nprint(it is not None)",
  "has a null byte": "print(1)\n\0",
  "is empty": "",
  "uses asyncio's locks": "import queue\nq = queue.Queue()\nq.put(1)\nprint(q.get())",
};

describe.skipIf(preload === null || !existsSync(PYTHON))("a Python program in the copy of a zygote", () => {
  test.each(Object.entries(PROGRAMS))("does as in a Python of its own: %s", async (_name, program) => {
    const plain = { fromZygote: false, environment: ENVIRONMENT };
    const fresh = await sandbox.run(await command(program, plain));
    expect(shown(await copy(program))).toEqual(shown(fresh));
  });

  test("does so, too, where no zygote is ready", async () => {
    const program = PROGRAMS["asks where it is"] ?? "";
    const fresh = shown(await sandbox.run(await command(program, { fromZygote: false, environment: ENVIRONMENT })));
    expect(shown(await sandbox.run(await command(program, { fromZygote: false })))).toEqual(fresh);
  });

  test("talks, one line after the other", async () => {
    const source = "import sys\nprint(1)\nwhile (heard := int(sys.stdin.readline())): print(heard + 1)";
    const program = await command(source, { stdinPath: null });
    expect(await sandbox.prepare(program)).toBeNull();
    const partner = shellIn(folder, "read a; test $a = 1 && echo 2; read b; test $b = 3 && echo 0");
    const pair = { program, partner, silentMs: 20_000, lingerMs: 20_000, recordBytes: 0, isDecidedBy: () => false };
    // A pipe that is no terminal is written to when the program ends: without a flush both wait.
    expect((await sandbox.runPair({ ...pair, silentMs: 300 })).wereSilent).toBe(true);
    const flushing = await command(source.replaceAll("1)", "1, flush=True)"), { stdinPath: null });
    expect(await sandbox.runPair({ ...pair, program: flushing })).toMatchObject({
      program: { end: { code: 0 } },
      partner: { end: { code: 0 } },
    });
  });

  test("has random numbers of its own", async () => {
    const program = "import random, secrets, uuid\nprint(random.random(), secrets.token_hex(), uuid.uuid4())";
    const seen = [outputOf(await copy(program)), outputOf(await copy(program)), outputOf(await copy(program))];
    expect(new Set(seen.flatMap((line) => line.trim().split(" "))).size).toBe(9);
  });

  test("finds nothing that another one has left", async () => {
    const program =
      "import builtins, os, random\nprint(getattr(builtins, 'left', 0), getattr(random, 'left', 0), os.path.exists('/tmp/left'))\nbuiltins.left = random.left = 1\nopen('/tmp/left', 'w')";
    for (let run = 0; run < 2; run++) expect(outputOf(await copy(program))).toBe("0 0 False\n");
  });

  test("has no descriptor but its streams, and no other process's memory to write to", async () => {
    const program =
      "import os\nfor n in range(3, 256):\n  try: print(n, os.fstat(n).st_rdev)\n  except OSError: pass\nprint([l for l in open('/proc/self/maps') if ' rw-s' in l or ' -w-s' in l])";
    const lines = outputOf(await copy(program, { needsProc: true }))
      .trim()
      .split("\n");
    expect(lines.at(-1)).toBe("[]");
    // What the zygote has open is /dev/null in a copy.
    const devices = lines.slice(0, -1).map((line) => line.split(" ")[1]);
    expect(devices.every((device) => device === String((1 << 8) + 3))).toBe(true);
  });

  test("finds the usual modules loaded, which a Python of its own has yet to load", async () => {
    const program = "import sys\nprint([n for n in ('collections', 'heapq', 'math', 'typing') if n in sys.modules])";
    expect(outputOf(await copy(program))).toBe("['collections', 'heapq', 'math', 'typing']\n");
    const fresh = await command(program, { fromZygote: false, environment: ENVIRONMENT });
    expect(outputOf(await sandbox.run(fresh))).toBe("[]\n");
  });
});
