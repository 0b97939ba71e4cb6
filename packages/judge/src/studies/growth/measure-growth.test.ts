import { existsSync } from "node:fs";
import type { GrowthResult } from "@verdict/contract/growth";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { GrowthStep, StudyTask } from "@verdict/contract/studies";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { WAKES_WHEN_USED } from "../../testing/data-dir.ts";
import { measureCurve } from "./measure-curve.ts";
import { measureGrowth } from "./measure-growth.ts";
import { findFamilies } from "./size-families.ts";
import { makeInputs } from "./sized-inputs.ts";
import { timeProgram } from "./timed-program.ts";

/** n and k, and n numbers: all alike, or different. No k is larger than n. */
const GENERATOR = `const words = Object.fromEntries(require("fs").readFileSync(0, "utf8").trim().split(/\\s+/)
  .map((word) => word.split("=")));
const n = Number(words.n);
const value = { equal: () => 7, different: (_one, place) => place }[words.kind];
console.log(n + " " + words.k + "\\n" + Array.from({ length: n }, value).join(" "));`;
const VALIDATOR = `const [n, k, ...values] = require("fs").readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
process.exit(values.length === n && n >= 1 && k >= 1 && k <= n && n <= 100000 ? 42 : 43);`;
const REFERENCE = `#include <bits/stdc++.h>
int main() { int n, k; std::cin >> n >> k; std::vector<int> a(n); for (int& x : a) std::cin >> x; std::cout << n; }`;

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());
vi.setConfig({ testTimeout: 600_000 });

function taskOf(language: LanguageId, source: string): StudyTask {
  const js = (text: string) => ({ language: "javascript", source: text }) as const;
  return {
    language,
    source,
    limits: DEFAULT_LIMITS,
    checker: TOKEN_CHECKER,
    references: [{ language: "cpp", source: REFERENCE }],
    material: {
      generators: { "list.js": js(GENERATOR) },
      smallCases: ["list.js n=5 k=2 kind=equal seed={seed}"],
      fullCases: [
        "list.js n=30 k=3 kind=equal seed={seed}",
        "list.js n=100000 k=10 kind=different high=1000000000 seed={seed}",
        "list.js n=100000 k=1000 kind=different seed={seed}",
        "list.js n=100000 k=60000 kind=equal seed={seed}",
      ],
      validators: [js(VALIDATOR)],
      bruteForce: null,
    },
  };
}

const tools = () => ({ judge, signal: new AbortController().signal });
const steps: GrowthStep[] = [];

/** However slow the machine is: what is found does not depend on it. */
const measure = async (language: LanguageId, source: string): Promise<GrowthResult> => {
  steps.length = 0;
  const onStep = (step: GrowthStep) => void steps.push(step);
  return await measureGrowth(judge, taskOf(language, source), { ...tools(), onStep, mostMs: 500_000 });
};
const cpp = (body: string) => `#include <bits/stdc++.h>
  int main() { int n, k; std::cin >> n >> k; std::vector<int> a(n); for (int& x : a) std::cin >> x;
    volatile unsigned s = 0; ${body} std::cout << s; }`;

test("the words that make inputs longer are found by trying, and small tests are left out", async () => {
  const families = await findFamilies(tools(), taskOf("cpp", ""));
  expect(families.map(({ word, full }) => `${word} ${full}`)).toEqual(["n 100000", "n 100000", "n 100000"]);
});

test("where the sizes alone make no valid input, all numbers of a command shrink together", async () => {
  const task = taskOf("cpp", "");
  const [, , family] = await findFamilies(tools(), task);
  if (family === undefined || family.whole === null) throw new Error("k would have to shrink too");
  expect(await makeInputs(tools(), task, [{ family, size: 200 }])).toEqual([]);
  const [input] = await makeInputs(tools(), task, [{ family: family.whole, size: 200 }]);
  expect(input).toMatchObject({ size: 200, text: expect.stringMatching(/^200 120\n7 7 7 /) });
});

test("a square on one kind of input is found, with the time that it would need, beside the reference", async () => {
  const result = await measure(
    "cpp",
    cpp("if (a[0] == 7) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += j;"),
  );
  if (result.kind !== "measured") throw new Error("nothing was measured");
  expect(result).toMatchObject({
    word: "n",
    full: 100_000,
    limitMs: 2_000,
    command: expect.stringContaining("k=60000"),
  });
  expect(result.own.growth).toMatchObject({ kind: "power", from: "n²" });
  expect(result.own.atFull).toMatchObject({ isMeasured: false });
  expect(result.own.atFull?.best).toBeGreaterThan(2_000);
  const sizes = result.own.points.map(({ size }) => size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(result.reference?.atFull).toMatchObject({ isMeasured: true });
  expect(result.reference?.growth).not.toMatchObject({ from: expect.stringMatching(/[²³⁴]/) });
  expect(steps.at(-1)).toMatchObject({ kind: "measured", program: "reference", word: "n", full: 100_000 });
  expect(result.runs).toBeGreaterThanOrEqual(steps.length);
});

test("a program that ends before its runtime is warm has its steps counted, and its times stay its own", async () => {
  const source = `import java.io.*;
    public class Main {
      public static void main(String[] words) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval, odd = 0;
        in.nextToken();
        for (int i = 0; i < n; i++) { in.nextToken(); for (int j = 0; j < 40; j++) odd += i ^ j; }
        System.out.println(odd);
      }
    }`;
  const result = await measure("java", source);
  if (result.kind !== "measured") throw new Error("nothing was measured");
  const { growth, isGrowthCounted, atFull, points } = result.own;
  expect(growth).toMatchObject({ kind: "power", from: "n", to: expect.not.stringMatching(/[²³⁴]/) });
  expect(isGrowthCounted).toBe(true);
  expect(atFull).toMatchObject({ isMeasured: true, best: points.at(-1)?.cpuMs });
});

// A measuring takes most of a minute.
test.skipIf(!inject("isThorough") || !existsSync("/usr/bin/python3"))(
  "a square that a Python's list hides is seen in its own times, which an interpreter has even",
  async () => {
    const source = `import sys
n, k, *values = map(int, sys.stdin.buffer.read().split())
seen = []
for value in values:
    if value not in seen:
        seen.append(value)
print(n)`;
    const result = await measure("python3", source);
    if (result.kind !== "measured") throw new Error("nothing was measured");
    expect(result).toMatchObject({ word: "n", full: 100_000, limitMs: 10_000 });
    expect(result.own.growth).toMatchObject({ kind: "power", from: "n²" });
  },
);

// How a growth is told from its points is what fit-growth.test.ts tries.
test.runIf(inject("isThorough"))("all subsets are no power", async () => {
  const source = cpp("if (n < 40) for (long long i = 0; i < (1LL << n); i++) s += i; else for (;;) s += 1;");
  const result = await measure("cpp", source);
  expect(result).toMatchObject({ kind: "measured", own: { growth: { kind: "exponential" }, atFull: { low: 1e15 } } });
});

test("a program that crashes on large inputs says from where on, and one that always crashes is not measured", async () => {
  const crashing = await measure(
    "cpp",
    cpp("if (n > 3000) abort(); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += j;"),
  );
  expect(crashing).toMatchObject({ kind: "measured", own: { failed: { reason: expect.stringContaining("SIGABRT") } } });
  const never = await measure("cpp", cpp("abort();"));
  expect(never.kind === "nothing" && never.isCutShort !== true).toBe(true);
});

test("where the time is over before any kind of input is followed, that is said, and nothing of the inputs", async () => {
  const task = taskOf("cpp", cpp("s += a[0];"));
  const result = await measureGrowth(judge, task, { ...tools(), mostMs: 1 });
  expect(result).toMatchObject({ kind: "nothing", isCutShort: true });
});

test("a program that ends on few sizes is told from one for which the time was over", async () => {
  const task = taskOf("cpp", cpp("if (n > 40) abort();"));
  const [family] = await findFamilies(tools(), task);
  const [input] = family === undefined ? [] : await makeInputs(tools(), task, [{ family, size: 20 }]);
  if (input === undefined) throw new Error("there is no input");
  const program = timeProgram(tools(), { ...task, pace: "own" }, () => undefined);
  const [start] = await program.time([input], 1_000);
  if (start === undefined) throw new Error("it was not run");
  const growthWith = async (hasTime: () => boolean) =>
    (await measureCurve(tools(), task, { program, start, idle: start, hasTime })).growth;
  expect(await growthWith(() => true)).toEqual({ kind: "unknown", reason: "few" });
  expect(await growthWith(() => false)).toEqual({ kind: "unknown", reason: "few", isCutShort: true });
});

test("whoever stops it gets the reason", async () => {
  const stop = AbortSignal.abort(new Error("nobody waits any more"));
  await expect(measureGrowth(judge, taskOf("cpp", cpp("")), { signal: stop })).rejects.toThrow("nobody waits");
});
