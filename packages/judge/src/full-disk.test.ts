import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Checker, DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge } from "./judge.ts";
import type { JudgeTask } from "./running/judge-task.ts";
import { sharedDataDir } from "./testing/data-dir.ts";

const PROGRAM = path.join(import.meta.dirname, "testing/full-disk-main.ts");
const folder = mkdtempSync(path.join(tmpdir(), "verdict-full-disk-"));
const disk = path.join(folder, "disk");
mkdirSync(disk);
const input = path.join(folder, "1.in");
writeFileSync(input, "7\n");
beforeAll(async () => {
  // Makes the tools that the judges of these tests find ready.
  await (await createJudge({ dataDir: sharedDataDir(), slots: 1, javaHome: process.env["JAVA_HOME"] })).stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The precompiled header alone has 120 MB; links stand for what is made once. */
const ON_SMALL_DISK =
  'disk=$0 tools=$1; shift; mount -t tmpfs -o size=16m none "$disk" && mkdir "$disk/judge" && ' +
  'ln -s "$tools"/headers-???????????????? "$tools"/java-tools-???????????????? "$disk/judge/" && ' +
  'ln -s "$tools"/step-agent-???????????????? "$disk/judge/" && exec "$@"';

async function runOnSmallDisk(...command: string[]): Promise<unknown> {
  const tools = path.join(sharedDataDir(), "judge");
  const small = ["--mount", "sh", "-c", ON_SMALL_DISK, disk, tools];
  const { stdout } = await promisify(execFile)("unshare", [...small, process.execPath, ...command]);
  return JSON.parse(stdout);
}

const judgeOnFullDisk = (task: JudgeTask, freeBytes: number, warmth = "") =>
  runOnSmallDisk(PROGRAM, disk, String(freeBytes), JSON.stringify(task), warmth);

/** `disk` is the small one, which has 16 MB. */
function runScriptOnSmallDisk(script: string): Promise<unknown> {
  const start = `import { readdirSync } from "node:fs"; const disk = ${JSON.stringify(disk)};${script}`;
  return runOnSmallDisk("--input-type=module", "-e", start);
}

const moduleUrl = (file: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, file)).href);

const SOURCES = {
  cpp: '#include <cstdio>\nint main() { int n; scanf("%d", &n); printf("%d\\n", n); }',
  java: "class Main { public static void main(String[] a) { System.out.println(new java.util.Scanner(System.in).next()); } }",
  javascript: "process.stdout.write(require('fs').readFileSync(0));",
};

function taskOf(language: keyof typeof SOURCES, rest: Partial<JudgeTask> = {}): JudgeTask {
  return {
    kind: "submit",
    language,
    source: SOURCES[language],
    limits: DEFAULT_LIMITS,
    limitsAreFor: "problem",
    checker: TOKEN_CHECKER,
    tests: [{ number: 1, isVisible: true, inputPath: input, answerPath: input }],
    reference: null,
    ...rest,
  };
}

const PAGE = 4096;
const NO_SPACE = {
  withFullDisk: { error: expect.stringMatching(/ENOSPC|No space left/) },
  withSpace: { verdict: "AC" },
};

/** Only root can mount a small disk for the judge alone. */
describe.runIf(process.getuid?.() === 0)("a full disk gives no verdict, and the right one once it has space", () => {
  test.each<[string, JudgeTask, number, string?]>([
    ["before the source in C++ is written", taskOf("cpp"), 0],
    ["before the program in C++ comes out of the compiler's box", taskOf("cpp"), PAGE],
    ["in the middle of the program in C++", taskOf("cpp"), 64 * PAGE],
    ["before the source in Java is written", taskOf("java"), 0],
    ["before the class of javac comes out of its box", taskOf("java"), PAGE],
    ["before the class of the warm compiler is written", taskOf("java"), PAGE, "warm"],
    ["before the source in JavaScript is written", taskOf("javascript"), 0],
  ])("%s", async (_when, task, freeBytes, warmth) => {
    expect(await judgeOnFullDisk(task, freeBytes, warmth)).toMatchObject(NO_SPACE);
  });

  test("while the answer of the reference is written", async () => {
    const source = "console.log('x'.repeat(100000))";
    const tests = [{ number: 1, isVisible: true, inputPath: input, answerPath: null }];
    const task = taskOf("javascript", {
      source,
      tests,
      reference: { language: "javascript", source: `${source} // ` },
    });
    expect(await judgeOnFullDisk(task, 8 * PAGE)).toMatchObject(NO_SPACE);
  });

  const validator: Checker = {
    kind: "validator",
    language: "cpp",
    files: [{ name: "validate.cc", content: "int main() { return 42; }" }],
    arguments: [],
  };

  test("while the output validator is compiled", async () => {
    const task = taskOf("javascript", { checker: validator });
    expect(await judgeOnFullDisk(task, 8 * PAGE)).toMatchObject(NO_SPACE);
  });

  test("while the output validator gets what it reads", async () => {
    const source = "console.log('x'.repeat(9000000))";
    const task = taskOf("javascript", { checker: validator, source });
    expect(await judgeOnFullDisk(task, 8 << 20)).toMatchObject(NO_SPACE);
  });

  test("test data leave no part behind when they do not fit", async () => {
    const script = `
      const { openTestDataCache } = await import(${moduleUrl("./worker/test-data-cache.ts")});
      const content = Buffer.alloc(20 << 20);
      const sha256 = ${JSON.stringify(
        createHash("sha256")
          .update(Buffer.alloc(20 << 20))
          .digest("hex"),
      )};
      const cache = await openTestDataCache({ folder: disk, mostBytes: 1e9, fetch: async () => [{ sha256, content, packing: null }] });
      const error = await cache.pathsOf([sha256]).then(() => "", String);
      console.log(JSON.stringify({ error, left: readdirSync(disk) }));`;
    expect(await runScriptOnSmallDisk(script)).toMatchObject({
      error: expect.stringContaining("ENOSPC"),
      left: ["judge"],
    });
  });

  test("the precompiled header is whole or not there", async () => {
    const script = `
      const { findCppCompiler } = await import(${moduleUrl("./languages/find-cpp-compiler.ts")});
      const { ensurePrecompiledHeader } = await import(${moduleUrl("./languages/precompiled-header.ts")});
      const compiler = await findCppCompiler();
      const error = await ensurePrecompiledHeader(compiler, disk + "/own").then(() => "", String);
      console.log(JSON.stringify({ error, left: readdirSync(disk + "/own") }));`;
    expect(await runScriptOnSmallDisk(script)).toMatchObject({ error: expect.stringContaining("g++"), left: [] });
  });
});
