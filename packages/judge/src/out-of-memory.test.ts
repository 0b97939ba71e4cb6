import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, expect, test } from "vitest";
import type { JudgeTask } from "./judge-task.ts";
import { sharedDataDir } from "./testing/data-dir.ts";
import { makeMemoryGroup } from "./testing/memory-group.ts";

const PROGRAM = path.join(import.meta.dirname, "testing/little-memory-main.ts");
const MIB = 1024 * 1024;
/** The judge's own process has 110 MB of it. */
const LITTLE_BYTES = 260 * MIB;

const group = makeMemoryGroup();
const folder = mkdtempSync(path.join(tmpdir(), "verdict-little-memory-"));
const input = path.join(folder, "1.in");
writeFileSync(input, "400\n");
afterAll(async () => {
  group?.remove();
  await rm(folder, { recursive: true, force: true });
});

const ENTER = 'echo $$ > "$0/cgroup.procs" && exec "$@"';

async function judgeWithLittle(language: LanguageId, source: string): Promise<unknown> {
  if (group === null) throw new Error("no group");
  const task: JudgeTask = {
    kind: "submit",
    language,
    source,
    limits: { ...DEFAULT_LIMITS, timeMs: 20_000, memoryBytes: 1024 * MIB },
    limitsAreFor: "problem",
    checker: TOKEN_CHECKER,
    tests: [{ number: 1, isVisible: true, inputPath: input, answerPath: input }],
    reference: null,
  };
  const judge = [process.execPath, PROGRAM, group.limit, String(LITTLE_BYTES), sharedDataDir(), JSON.stringify(task)];
  const { stdout } = await promisify(execFile)("sh", ["-c", ENTER, group.enter, ...judge]);
  return JSON.parse(stdout);
}

/** Each fills as many megabytes as it reads, which are far within its limit. */
const SOURCES: Record<LanguageId, string> = {
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

test.runIf(group !== null).each(["cpp", "java", "javascript"] as const)(
  "a program in %s that the machine had no memory for is judged again, and no verdict says otherwise",
  async (language) => {
    expect(await judgeWithLittle(language, SOURCES[language])).toMatchObject({
      little: { error: expect.stringContaining("SandboxError") },
      enough: { verdict: "AC" },
    });
  },
);

test.runIf(group !== null)("a compile that the machine had no memory for is no compile error", async () => {
  // Two million numbers, which take the compiler 290 MB.
  const tenTimes = (name: string, of: string) => `#define ${name} ${Array.from({ length: 10 }, () => of).join(",")}\n`;
  const numbers = ["B,A", "C,B", "D,C", "E,D", "F,E"].map((pair) => tenTimes(pair[0] ?? "", pair[2] ?? "")).join("");
  const source = `#define A 1,2,3,4,5,6,7,8,9,10\n${numbers}
    #include <cstdio>
    long all[] = { F, F };
    int main() { int n; scanf("%d", &n); printf("%d\\n", n * (int) all[0]); }`;
  expect(await judgeWithLittle("cpp", source)).toMatchObject({
    little: { error: expect.stringContaining("SandboxError") },
    enough: { verdict: "AC" },
  });
});
