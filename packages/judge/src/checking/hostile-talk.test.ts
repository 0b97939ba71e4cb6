import { mkdtempSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, type RunChecker } from "@verdict/contract/judging";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

/*
 * Interactors come from strangers' packages, and programs from strangers: neither may hold up the judge, fill its disk
 * or its memory, or make it doubt the machine. Whatever an interactor does is the problem's fault; whatever a program
 * does has a verdict.
 */

const folder = mkdtempSync(path.join(tmpdir(), "verdict-hostile-talk-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

const interactor = (content: string, kind: RunChecker["kind"] = "interactor", passes = 1): RunChecker => ({
  ...{ kind, language: "python", files: [{ name: "judge.py", content }], arguments: [], passes },
});

let files = 0;
async function judged(source: string, checker: RunChecker, isOwn = false) {
  const inputPath = path.join(folder, `${files++}`);
  await writeFile(inputPath, "7\n");
  return await judge.judge({
    kind: isOwn ? "run" : "submit",
    language: "javascript",
    source,
    limits: { ...DEFAULT_LIMITS, timeMs: 400 },
    limitsAreFor: "program",
    checker,
    tests: [{ number: 1, isVisible: true, inputPath, answerPath: isOwn ? null : inputPath, path: "secret/1" }],
    reference: null,
  });
}

/** Reads whatever comes and ends with the input. */
const LISTENS = "process.stdin.resume()";
const GREETS = 'console.log("hello")';
/** Accepts whatever is said. */
const KIND = "import sys\nfor line in sys.stdin: pass\nsys.exit(42)\n";

describe("an interactor that", () => {
  const broken = (reason: string) => ({
    verdict: "JE",
    fault: { kind: "problem", reason: expect.stringContaining(reason) },
  });

  test.each([
    ["chatters without end", "while True: print('x' * 1000)", "did not end|gave no answer|limit"],
    ["computes without end", "while True: pass", "did not end|gave no answer"],
    [
      "sleeps after it has closed both pipes",
      "import os, time\nos.close(0); os.close(1); time.sleep(999)",
      "did not end",
    ],
    ["is killed by itself", "import os\nos.kill(os.getpid(), 9)", "SIGKILL"],
    ["ends with a code of its own", "import sys\nsys.exit(0)", "exit code 0"],
    ["takes all memory", "held = []\nwhile True: held.append(bytearray(1 << 24))", "42 or 43|did not end"],
    [
      "forks without end",
      "import os\nwhile True:\n  try: os.fork()\n  except OSError: pass",
      "answer|did not end|limit",
    ],
    [
      "fills its folder",
      "import sys\nfor i in range(9999): open(sys.argv[3] + str(i), 'wb').write(bytes(1 << 26))",
      "42 or 43|did not end",
    ],
  ])("%s is the problem's fault", { timeout: 120_000 }, async (_what, source, reason) => {
    const result = await judged(GREETS, interactor(source));
    expect(result).toMatchObject({ verdict: "JE", fault: { kind: "problem" } });
    expect(result.verdict === "JE" ? result.fault.reason : "").toMatch(new RegExp(reason));
    await expectHealth();
  });

  test.each([
    ["links to a file of the host in place of its message", "teammessage.txt", "/etc/hostname"],
    ["links to the answer in place of the next input", "nextpass.in", "/etc/passwd"],
  ])("%s gets nothing of it", async (_what, name, target) => {
    const source = `import sys, os\nos.symlink("${target}", sys.argv[3] + "${name}")\nsys.stdin.read()\nsys.exit(42)`;
    const result = await judged(GREETS, interactor(source, "interactor", 3));
    expect(result).toMatchObject({ verdict: "AC", tests: [{ reason: "" }] });
    expect(JSON.stringify(result)).not.toContain("root:");
  });

  test.each([
    ["makes a file of its feedback folder", "os.rmdir(sys.argv[3]); open(sys.argv[3].rstrip('/'), 'w').write('x')"],
    ["makes a folder of its input", "os.remove(sys.argv[1]); os.mkdir(sys.argv[1]); open(sys.argv[1] + '/x', 'w')"],
    ["takes its program away", "import shutil; shutil.rmtree('/box/validator', ignore_errors=True)"],
  ])("%s still says what it says", async (_what, mischief) => {
    const source = `import sys, os\nsys.stdin.read()\n${mischief}\nsys.exit(42)`;
    expect(await judged(GREETS, interactor(source))).toMatchObject({ verdict: "AC" });
    await expectHealth();
  });

  test("asks for ever longer inputs is stopped by the number of passes", { timeout: 60_000 }, async () => {
    const source = `import sys
open(sys.argv[3] + "nextpass.in", "w").write(open(sys.argv[1]).read() * 8)
sys.exit(42)`;
    const result = await judged(LISTENS, interactor(source, "multi-pass", 6));
    expect(result).toMatchObject(broken("more than 6 passes"));
  });

  test("leaves nothing on the disk behind", async () => {
    const source = "import sys\nopen(sys.argv[3] + 'big', 'wb').write(bytes(1 << 26))\nsys.stdin.read()\nsys.exit(42)";
    const shared = path.join(sharedDataDir(), "judge");
    const before = await foldersOf(shared);
    expect(await judged(GREETS, interactor(source))).toMatchObject({ verdict: "AC" });
    expect(await foldersOf(shared)).toEqual(before);
  });

  test("hangs on an input of somebody's own holds nobody up for long", { timeout: 60_000 }, async () => {
    const startedAt = performance.now();
    const result = await judged(GREETS, interactor("while True: pass"), true);
    expect(result).toMatchObject({ verdict: "NC", tests: [{ reason: expect.stringContaining("This input is none") }] });
    // An honest test would give it a minute, and its program another one.
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });
});

describe("a program that", () => {
  test.each([
    ["closes its output at once", `require("fs").closeSync(1); ${LISTENS}`, ["AC"]],
    ["closes its input at once", `require("fs").closeSync(0); console.log(1)`, ["AC"]],
    ["closes both and spins", `require("fs").closeSync(0); require("fs").closeSync(1); for (;;);`, ["TLE"]],
    ["chatters without end", `const all = "x\\n".repeat(1e5); for (;;) process.stdout.write(all)`, ["TLE", "OLE"]],
    [
      "forks without end",
      `const { spawn } = require("child_process"); for (;;) { try { spawn("/bin/sh"); } catch {} }`,
      ["TLE", "RTE", "MLE"],
    ],
    // Which limit it reaches first depends on what a page of memory costs on the machine.
    ["takes all memory", "const held = []; for (;;) held.push(Buffer.alloc(1 << 24, 1))", ["MLE", "RTE", "TLE"]],
    ["ends in the middle of a line", `process.stdout.write("no end")`, ["AC"]],
    ["says what is no text", "process.stdout.write(Buffer.from([0, 255, 254, 10]))", ["RTE", "AC", "JE"]],
  ])("%s has a verdict", { timeout: 60_000 }, async (_what, source, verdicts) => {
    const result = await judged(source, interactor(KIND));
    expect(verdicts).toContain(result.verdict);
    await expectHealth();
  });

  test("asks a gigabyte of an interactor that answers gets it, and this process does not grow", {
    timeout: 120_000,
  }, async () => {
    const before = process.memoryUsage().rss;
    const talkative =
      "import sys\nblock = 'x' * (1 << 20)\nfor _ in range(300): print(block)\nsys.stdin.read()\nsys.exit(42)";
    const reads = "let n = 0; process.stdin.on('data', (data) => { n += data.length; }).on('end', () => {})";
    const result = await judged(reads, interactor(talkative));
    expect(["AC", "TLE"]).toContain(result.verdict);
    expect(result.tests[0]?.conversation?.isCut).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

/** The next talk is judged as if nothing had been. */
async function expectHealth(): Promise<void> {
  expect(await judged(GREETS, interactor(KIND))).toMatchObject({ verdict: "AC" });
}

/** Of this process: tests in others have theirs below the same folder. */
async function foldersOf(parent: string): Promise<string[]> {
  const names = await readdir(parent, { recursive: true });
  return names.filter((name) => name.startsWith(`process-${process.pid}-`) && name.includes("part-in-run"));
}
