import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { LanguageId } from "@verdict/contract/language";
import type { SmallestStep } from "@verdict/contract/studies";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { WAKES_WHEN_USED } from "../../testing/data-dir.ts";
import { sumInCpp, sumTask } from "../shared/testing/sum-task.ts";
import { findSmallest } from "./find-smallest.ts";

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());

vi.setConfig({ testTimeout: 300_000 });

const steps: SmallestStep[] = [];
const search = (language: LanguageId, source: string) => {
  steps.length = 0;
  // However slow the machine is: what is found does not depend on it.
  const mostMs = 300_000;
  const options = {
    mostMs,
    signal: new AbortController().signal,
    onStep: (step: SmallestStep) => void steps.push(step),
  };
  return findSmallest(judge, sumTask({ language, source }), options);
};
const cpp = (body: string) => sumInCpp(body).source;

test("a wrong answer is made as small as it gets, with what would have been right", async () => {
  const source = cpp("long long sum = 0; for (int i = 0; i < n && i < 3; i++) sum += a[i]; std::cout << sum;");
  const result = await search("cpp", source);
  expect(result).toMatchObject({ kind: "found", input: "4\n0 0 0 1\n", expected: "1\n", output: "0", verdict: "WA" });
  expect(result).toMatchObject({ numbers: 5 });
  expect(result.tried).toBeGreaterThan(5);
  expect(steps.at(-1)).toMatchObject({ kind: "searched", smallest: 5 });
});

test("a sum that leaves 32 bits is found, though no small case holds large numbers", async () => {
  const source = cpp("int sum = 0; for (int i = 0; i < n; i++) sum += a[i]; std::cout << sum;");
  const result = await search("cpp", source);
  expect(result).toMatchObject({ kind: "found", verdict: "WA" });
  expect(result.kind === "found" && result.numbers).toBeLessThanOrEqual(4);
});

test("what fails with tens of thousands of numbers is found, with fewer of them, and its beginning is told", async () => {
  const source = cpp("long long sum = n > 40000; for (int i = 0; i < n; i++) sum += a[i]; std::cout << sum;");
  const result = await search("cpp", source);
  expect(result).toMatchObject({ kind: "found", verdict: "WA", isCut: true, numbers: expect.closeTo(43_200, -3) });
  expect(result.kind === "found" && result.input).toMatch(/^43\d\d\d\n(?:\d+ )+\d*…\n$/);
  expect(steps.at(-1)).toMatchObject({ smallest: expect.closeTo(43_200, -3) });
});

test("an input that is a hidden test is not told, though the generator makes nothing else", async () => {
  const text = `300\n${Array.from({ length: 300 }, (_unused, index) => index).join(" ")}\n`;
  const source = `console.log(${JSON.stringify(text.trimEnd())});`;
  const wrong = "std::cout << (n == 300 ? -1 : std::accumulate(a.begin(), a.end(), 0LL));";
  const task = sumTask(sumInCpp(wrong));
  const material = { ...task.material, generators: { "list.js": { language: "javascript", source } } } as const;
  const told = async (hiddenInputs: string[]) => {
    const options = { mostMs: 300_000, signal: new AbortController().signal };
    return await findSmallest(judge, { ...task, material, hiddenInputs }, options);
  };
  const digest = createHash("sha256").update(text).digest("hex");
  expect(await told([digest])).toMatchObject({ kind: "nothing" });
  expect(await told([])).toMatchObject({ kind: "found", verdict: "WA" });
});

test("an exception in Java is found among many runs in one JVM, and judged in a box of its own", async () => {
  const source = `import java.util.*; public class Main { public static void main(String[] args) {
    Scanner in = new Scanner(System.in); int n = in.nextInt(); long sum = 0;
    for (int i = 0; i < n; i++) { int x = in.nextInt(); sum += x + (x == 7 ? 1 / (x - 7) : 0); }
    System.out.println(sum); } }`;
  const result = await search("java", source);
  expect(result).toMatchObject({ kind: "found", input: "1\n7\n", expected: "7\n", verdict: "RTE" });
  expect(result.kind === "found" && result.reason).toContain("ArithmeticException");
});

test.skipIf(!existsSync("/usr/bin/python3"))(
  "an exception in Python is found among many runs in one Python, and judged in a box of its own",
  async () => {
    const source = `n, *rest = map(int, open(0).read().split())
total = 0
for one in rest:
    total += one + (1 // (one - 7) if one == 7 else 0)
print(total)`;
    const result = await search("python3", source);
    expect(result).toMatchObject({ kind: "found", input: "1\n7\n", expected: "7\n", verdict: "RTE" });
    expect(result.kind === "found" && result.reason).toContain("ZeroDivisionError");
    expect(result.tried).toBeGreaterThan(20);
  },
);

test("an input that its validator accepts in a batch only is none, and no failure", async () => {
  const task = sumTask({ language: "cpp", source: cpp("std::cout << 1;") });
  // Alone it stands at a path, and in a batch beside what runs it.
  const source = `process.exit(process.argv[1].includes("/") ? 43 : 42);`;
  const material = { ...task.material, validators: [{ language: "javascript", source } as const] };
  const result = await findSmallest(judge, { ...task, material }, { signal: new AbortController().signal });
  expect(result).toMatchObject({ kind: "nothing", isCutShort: false });
  expect(result.tried).toBeGreaterThan(5);
});

test("a program that never ends on some inputs fails by its time", async () => {
  const source = `const [n, ...values] = require("fs").readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
    while (n === 2);
    console.log(values.reduce((sum, one) => sum + one, 0));`;
  expect(await search("javascript", source)).toMatchObject({ kind: "found", input: "2\n0 0\n", verdict: "TLE" });
});

test("a program that waits for a timer, which no batch suits, is tried in boxes", async () => {
  const source = `let text = ""; process.stdin.on("data", (part) => { text += part; });
    process.stdin.on("end", () => setTimeout(() => {
      const [n, ...values] = text.trim().split(/\\s+/).map(Number);
      console.log(values.reduce((sum, one) => sum + (one === 3 ? 0 : one), 0));
    }, 1));`;
  const result = await search("javascript", source);
  expect(result).toMatchObject({ kind: "found", input: "1\n3\n", expected: "3\n", output: "0\n", verdict: "WA" });
});

test("of a right program nothing is said but what was tried", async () => {
  const source = cpp("long long sum = 0; for (auto x : a) sum += x; std::cout << sum;");
  const result = await search("cpp", source);
  expect(result).toMatchObject({ kind: "nothing", isCutShort: false });
  expect(result.tried).toBeGreaterThan(50);
  expect(result.largestTried).toBeGreaterThan(5);
});

test("where the time is over before any input is tried, that is said", async () => {
  const options = { mostMs: 1, signal: new AbortController().signal };
  const result = await findSmallest(judge, sumTask({ language: "cpp", source: cpp("std::cout << n;") }), options);
  expect(result).toMatchObject({ kind: "nothing", isCutShort: true, tried: 0 });
});

test("a search that is stopped ends with the reason", async () => {
  const stop = new AbortController();
  const source = cpp("long long sum = 0; for (auto x : a) sum += x; std::cout << sum;");
  const options = { mostMs: 300_000, signal: stop.signal, onStep: () => stop.abort(new Error("enough")) };
  await expect(findSmallest(judge, sumTask({ language: "cpp", source }), options)).rejects.toThrow("enough");
});
