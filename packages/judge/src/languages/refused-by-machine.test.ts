import type { RunReport } from "@verdict/sandbox/sandbox";
import { describe, expect, test } from "vitest";
import {
  cppToolWasRefused,
  JVM_REFUSAL,
  javacWasRefused,
  jvmWasRefused,
  NODE_REFUSAL,
  nodeWasRefused,
} from "./refused-by-machine.ts";

const report = (stderr: string, code = 1): RunReport => ({
  end: { kind: "exited", code },
  cpuMs: 5,
  wallMs: 9,
  waitedForProcessorMs: null,
  instructions: null,
  memoryBytes: 100_000_000,
  stdout: new Uint8Array(),
  stderr: Buffer.from(stderr),
});
const MEMORY_BYTES = 1_000_000_000;
const cpp = (text: string) => cppToolWasRefused(report(text), MEMORY_BYTES);

/** All of them seen in a group of processes that allows no further one (GCC 12, JDK 25, Node 24). */
const NO_THREAD = `[0.009s][warning][os,thread] Failed to start thread "ArchiveWorkerThread" - pthread_create failed (EAGAIN) for attributes: stacksize: 1024k, guardsize: 4k, detached.
Error occurred during initialization of VM
Unable to create archive worker: unable to create native thread: possibly out of memory or process/resource limits reached
`;
const NO_HEAP = "Error occurred during initialization of VM\nCould not reserve enough space for 262144KB object heap\n";
const NO_MEMORY =
  "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 16384 bytes.\n";

/** What g++ 12 prints of a `#pragma message` that quotes it. */
const FORGED =
  "main.cpp:1:17: note: ‘#pragma message: \ng++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\n   ’\n";

describe("a C++ tool that the machine refuses a process or memory", () => {
  test.each([
    "g++: fatal error: cannot execute ‘/usr/lib/gcc/x86_64-linux-gnu/12/cc1plus’: vfork: Resource temporarily unavailable\ncompilation terminated.\n",
    "main.cpp:1:2: warning: #warning\ng++: fatal error: cannot execute ‘as’: vfork: Cannot allocate memory\ncompilation terminated.\n",
    "collect2: fatal error: vfork: Resource temporarily unavailable\ncompilation terminated.\n",
    "\ncc1plus: out of memory allocating 65536 bytes after a total of 90000000 bytes\n",
    "g++: fatal error: Killed signal terminated program as\ncompilation terminated.\n",
    "main.cpp:9:1: fatal error: error writing to -: Broken pipe\ncompilation terminated.\ng++: fatal error: Killed signal terminated program as\ncompilation terminated.\n",
    "g++: fatal error: Killed signal terminated program as\ncompilation terminated.\nmain.cpp:9:1: fatal error: error writing to -: Broken pipe\ncompilation terminated.\n",
  ])("is known by %j", (text) => expect(cpp(text)).toBe(true));

  test.each([
    [
      "a source that wants a terabyte",
      "\ncc1plus: out of memory allocating 1099511627776 bytes after a total of 9 bytes\n",
    ],
    [
      "a message that looks like the driver's",
      "g++: fatal error: cannot execute ‘as’:1:2: error: #error vfork: Resource temporarily unavailable\n",
    ],
    [
      "an error under a file name of two lines",
      "\ng++: fatal error: Killed signal terminated program cc1plus\nx:1:9: error: ‘y’ was not declared in this scope\n",
    ],
    [
      "a missing header beside a message of the source's own",
      "main.cpp:1:9: note: ‘#pragma message: \ng++: fatal error: Killed signal terminated program cc1plus\n’\nmain.cpp:2:10: fatal error: x: No such file or directory\ncompilation terminated.\n",
    ],
    [
      "an error of the assembler beside a message of the source's own",
      `${FORGED}main.cpp: Assembler messages:\nmain.cpp:2: Error: no such instruction: \`garbage x'\n`,
    ],
    [
      "an assembler that a source ends with a message of its own",
      "main.cpp: Assembler messages:\nmain.cpp:1: Warning: x\ng++: fatal error: Killed signal terminated program as\n\nmain.cpp:2: Fatal error: .abort detected.  Abandoning ship.\n",
    ],
    [
      "a compiler that fails after such a message",
      `${FORGED}main.cpp:5:1: internal compiler error: Segmentation fault\nPlease submit a full bug report.\n`,
    ],
    [
      "an error that ends as a broken pipe does",
      `${FORGED}main.cpp:5:2: error: #error : fatal error: error writing to -: Broken pipe\n`,
    ],
    ["an ordinary error", "main.cpp:1:1: error: ‘x’ does not name a type\n"],
  ])("is not %s", (_what, text) => expect(cpp(text)).toBe(false));
});

test.each([NO_THREAD, NO_HEAP, NO_MEMORY])("a JVM that the machine refuses to start is known by %j", (text) => {
  expect(jvmWasRefused(report(text))).toBe(true);
  expect(javacWasRefused({ ...report(""), stdout: Buffer.from(text) })).toBe(true);
});

test("a javac without threads is refused, one whose heap is full is not", () => {
  const text = (reason: string) =>
    `The system is out of resources.\nConsult the following stack trace for details.\njava.lang.OutOfMemoryError: ${reason}\n`;
  expect(javacWasRefused(report(text("unable to create native thread")))).toBe(true);
  expect(javacWasRefused(report(text("Java heap space")))).toBe(false);
});

test("a Java program that starts too many threads itself, or whose source quotes the JVM, is not refused", () => {
  const tooMany = 'Exception in thread "main" java.lang.OutOfMemoryError: unable to create native thread\n';
  expect(jvmWasRefused(report(tooMany))).toBe(false);
  expect(javacWasRefused(report(`Main.java:1: error: ';' expected\n${NO_HEAP}`))).toBe(false);
  expect(javacWasRefused(report(`Main.java:1: error: illegal character: '#'\n${NO_MEMORY}`))).toBe(false);
});

test("a Node that the machine refuses a thread or address space", () => {
  const assertion =
    "\n  #  node[2]: std::unique_ptr<long unsigned int> node::WorkerThreadsTaskRunner::DelayedTaskScheduler::Start() at ../src/node_platform.cc:109\n  #  Assertion failed: (0) == (uv_thread_create(t.get(), start_thread, this))\n";
  expect(nodeWasRefused(report(assertion))).toBe(true);
  expect(
    nodeWasRefused(report("\n\n#\n# Fatal process out of memory: Failed to reserve virtual memory for CodeRange\n#\n")),
  ).toBe(true);
  expect(
    nodeWasRefused(report("FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n")),
  ).toBe(false);
});

test("whoever ended well, or at a limit of the box, was refused nothing", () => {
  expect(jvmWasRefused(report(NO_HEAP, 0))).toBe(false);
  const killed = "g++: fatal error: Killed signal terminated program cc1plus\n";
  for (const limit of ["cpu", "wall", "memory", "output"] as const) {
    const end = { kind: "limit", limit } as const;
    expect(jvmWasRefused({ ...report(NO_HEAP), end })).toBe(false);
    expect(javacWasRefused({ ...report(NO_HEAP), end })).toBe(false);
    expect(cppToolWasRefused({ ...report(killed), end }, MEMORY_BYTES)).toBe(false);
  }
});

test("the control starts the same runtime with the whole heap, and nothing of the program", () => {
  const java = ["/jdk/bin/java", "-XX:+UseSerialGC", "-Xmx288m", "-cp", "/box/classes", "Main"];
  expect(JVM_REFUSAL.control(java)).toEqual([
    "/jdk/bin/java",
    "-XX:+UseSerialGC",
    "-Xmx288m",
    "-Xms288m",
    "-XX:+AlwaysPreTouch",
    "-version",
  ]);
  const node = ["/node", "--single-threaded", "--max-old-space-size=256", "--require=/preload.cjs", "/box/main.js"];
  expect(NODE_REFUSAL.control(node)).toEqual([
    "/node",
    "--single-threaded",
    "--max-old-space-size=256",
    "--eval",
    "Buffer.alloc(256 * 1024 * 1024, 1)",
  ]);
});
