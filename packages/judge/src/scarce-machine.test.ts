import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { CoreLanguageId } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, describe, expect, test } from "vitest";
import type { JudgeTask } from "./running/judge-task.ts";
import { sharedDataDir } from "./testing/data-dir.ts";
import { makeScarceGroup, type ScarceGroup } from "./testing/scarce-group.ts";

const PROGRAM = path.join(import.meta.dirname, "testing/scarce-machine-main.ts");
const LANGUAGES = ["cpp", "java", "javascript"] as const;

const folder = mkdtempSync(path.join(tmpdir(), "verdict-scarce-"));
const input = path.join(folder, "1.in");
writeFileSync(input, "400\n");
const memory = makeScarceGroup("memory");
const processes = makeScarceGroup("pids");
afterAll(async () => {
  memory?.remove();
  processes?.remove();
  await rm(folder, { recursive: true, force: true });
});

const ENTER = 'echo $$ > "$0/cgroup.procs" && exec "$@"';

async function judgeWith(
  group: ScarceGroup | null,
  little: string,
  language: CoreLanguageId,
  source: string,
  timeMs = 20_000,
) {
  if (group === null) throw new Error("no group");
  const task: JudgeTask = {
    kind: "submit",
    language,
    source,
    limits: { ...DEFAULT_LIMITS, timeMs, memoryBytes: 1024 * MEBIBYTE },
    limitsAreFor: "problem",
    checker: TOKEN_CHECKER,
    tests: [{ number: 1, isVisible: true, inputPath: input, answerPath: input }],
    reference: null,
  };
  const { limit, current, enter } = group;
  const judge = [process.execPath, PROGRAM, limit, little, current, sharedDataDir(), JSON.stringify(task)];
  const { stdout } = await promisify(execFile)("sh", ["-c", ENTER, enter, ...judge]);
  return JSON.parse(stdout);
}

/** Each fills as many megabytes as it reads, which are far within its limit. */
const SOURCES: Record<CoreLanguageId, string> = {
  cpp: `#include <cstdio>
    #include <vector>
    int main() { int n; scanf("%d", &n); std::vector<char> all(n * 1000000ll, 1); printf("%d\\n", n * all[5]); }`,
  java: `class Main { public static void main(String[] a) {
    int n = new java.util.Scanner(System.in).nextInt();
    byte[][] all = new byte[n][1000000];
    for (byte[] part : all) java.util.Arrays.fill(part, (byte) 1);
    System.out.println(n * all[0][5]); } }`,
  javascript: `const n = Number(require("fs").readFileSync(0));
    const all = Array.from({ length: n }, () => new Uint8Array(1000000).fill(1));
    console.log(n * all[0][5]);`,
};

const OURS_THEN_RIGHT = {
  withLittle: { error: expect.stringContaining("SandboxError") },
  withEnough: { verdict: "AC" },
};

describe.runIf(memory !== null)("a machine without memory", () => {
  /** The judge's own process has 110 MB of it. */
  const LITTLE_BYTES = String(260 * MEBIBYTE);

  test.each(LANGUAGES)("gives no verdict about a program in %s, and the right one later", async (language) => {
    expect(await judgeWith(memory, LITTLE_BYTES, language, SOURCES[language])).toMatchObject(OURS_THEN_RIGHT);
  });

  test("gives no compile error", async () => {
    // Two million numbers, which take the compiler 290 MB.
    const tenTimes = (name: string, of: string) =>
      `#define ${name} ${Array.from({ length: 10 }, () => of).join(",")}\n`;
    const numbers = ["B,A", "C,B", "D,C", "E,D", "F,E"].map((pair) => tenTimes(pair[0] ?? "", pair[2] ?? "")).join("");
    const source = `#define A 1,2,3,4,5,6,7,8,9,10\n${numbers}
      #include <cstdio>
      long all[] = { F, F };
      int main() { int n; scanf("%d", &n); printf("%d\\n", n * (int) all[0]); }`;
    expect(await judgeWith(memory, LITTLE_BYTES, "cpp", source)).toMatchObject(OURS_THEN_RIGHT);
  });
});

describe.runIf(processes !== null)("a machine that can start no further process or thread", () => {
  test.each([
    // The box itself.
    ["cpp", "+0"],
    ["cpp", "+1"],
    // javac, then Node. (g++ tries for 15 s: see refused-by-machine.test.ts.)
    ["java", "+4"],
    ["java", "+8"],
    ["javascript", "+2"],
  ] as const)("gives no verdict about a program in %s that had %s of them", async (language, more) => {
    expect(await judgeWith(processes, more, language, SOURCES[language])).toMatchObject(OURS_THEN_RIGHT);
  });

  test("gives no verdict about a program that starts threads of its own", async () => {
    // All of them at the same time, however late the first one starts.
    const source = `#include <atomic>
      #include <chrono>
      #include <cstdio>
      #include <thread>
      #include <vector>
      int main() {
        int n; scanf("%d", &n);
        std::atomic<bool> isComplete = false;
        std::vector<std::thread> all;
        for (int i = 0; i < 12; i++) all.emplace_back([&] {
          while (!isComplete) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        });
        isComplete = true;
        for (std::thread& one : all) one.join();
        printf("%d\\n", n); }`;
    // Enough for g++, which needs five.
    expect(await judgeWith(processes, "+6", "cpp", source)).toMatchObject(OURS_THEN_RIGHT);
  });

  test("gives no verdict about a program whose runtime waits for a thread for ever", async () => {
    // Node 24 does so when it gets the first of its threads only.
    const short = "console.log(Number(require('fs').readFileSync(0)))";
    expect(await judgeWith(processes, "+3", "javascript", short, 500)).toMatchObject(OURS_THEN_RIGHT);
  });
});
