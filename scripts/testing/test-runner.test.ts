import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runAll } from "./run-all.ts";
import type { TestResult } from "./test-result.ts";
import { runTestRunner, type TestRunner, totalsLine } from "./test-runner.ts";

const folder = mkdtempSync(join(tmpdir(), "verdict-runner-"));
let reports = 0;
const report = () => join(folder, `report-${++reports}.json`);

afterAll(() => rmSync(folder, { recursive: true }));

const passed = (name: string, file = "a.test.ts"): TestResult => ({ file, name, status: "passed", reason: "" });
const failed = (name: string, file = "a.test.ts"): TestResult => ({ file, name, status: "failed", reason: "no" });
const skipped = (name: string, file = "a.test.ts"): TestResult => ({ file, name, status: "skipped", reason: "" });

/** A runner that is the given JavaScript; `write(results)` writes its report. */
function script(code: string, second?: TestRunner["argsOfSecondAttempt"]): TestRunner {
  const path = report();
  const write = `const write = (results) => require("fs").writeFileSync(${JSON.stringify(path)}, JSON.stringify(results));`;
  const runner = { title: "script", program: process.execPath, args: ["-e", write + code] };
  const read = (results: unknown) => results as TestResult[];
  if (second === undefined) return { ...runner, report: { path, read } };
  return { ...runner, report: { path, read }, argsOfSecondAttempt: (what) => ["-e", write + second(what).join("")] };
}

const writing = (results: readonly TestResult[], code = 0) => `write(${JSON.stringify(results)});process.exit(${code})`;

test("a runner that dies before it writes its report counts as one failed test", async () => {
  expect((await runTestRunner(script("process.exit(1)"))).totals).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect((await runTestRunner(script(""))).totals).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a runner that exits with an error although no test failed counts as one failed test", async () => {
  const results = [passed("one"), passed("two"), skipped("three")];
  expect((await runTestRunner(script(writing(results)))).totals).toEqual({ passed: 2, failed: 0, skipped: 1 });
  expect((await runTestRunner(script(writing(results, 2)))).totals).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test("a failing check counts as one failed test and a passing one as none", async () => {
  const check = (code: string) => ({ title: "check", program: process.execPath, args: ["-e", code] });
  expect((await runTestRunner(check("process.exit(3)"))).totals).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect((await runTestRunner(check(""))).totals).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test("a runner gets what is started meanwhile into its environment, and has failed when that cannot be had", async () => {
  const code = `${writing([passed("one")]).replace(/;process.*/, "")};process.exit(process.env.PLACE === "here" ? 0 : 1)`;
  const here = { ...script(code), environmentToCome: Promise.resolve({ PLACE: "here" }) };
  expect((await runTestRunner(here)).totals).toEqual({ passed: 1, failed: 0, skipped: 0 });
  const nowhere = { ...script(code), environmentToCome: Promise.reject(new Error("it did not start")) };
  expect(await runTestRunner(nowhere)).toMatchObject({
    totals: { passed: 0, failed: 1 },
    failed: [{ reason: expect.stringContaining("it did not start") }],
  });
});

test("what failed and passes at the second attempt counts as passed, and is named", async () => {
  const first = writing([passed("one"), failed("two"), passed("three", "b.test.ts")], 1);
  const outcome = await runTestRunner(script(first, () => [writing([passed("one"), passed("two")])]));
  expect(outcome.totals).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(outcome.unsteady.map(({ name }) => name)).toEqual(["two"]);
});

test("what fails twice is failed, and what a second attempt does not run again stays failed", async () => {
  const first = writing([failed("one"), failed("two", "b.test.ts"), passed("three")], 1);
  const again = await runTestRunner(script(first, () => [writing([failed("one"), passed("two", "b.test.ts")], 1)]));
  expect(again.totals).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(again.failed.map(({ name }) => name)).toEqual(["one"]);
  expect(again.unsteady.map(({ name }) => name)).toEqual(["two"]);
  const partly = await runTestRunner(script(first, () => [writing([passed("one")])]));
  expect(partly.totals).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test("of what fails twice for two reasons both are told", async () => {
  const second = { ...failed("one"), reason: "left behind" };
  const outcome = await runTestRunner(script(writing([failed("one")], 1), () => [writing([second], 1)]));
  expect(outcome.failed.map(({ reason }) => reason)).toEqual(["no\nAt the second attempt:\nleft behind"]);
});

test("a second attempt that skips, writes nothing or dies proves nothing", async () => {
  const first = writing([failed("one"), passed("two")], 1);
  const totalsAfter = async (second: string) => (await runTestRunner(script(first, () => [second]))).totals;
  expect((await totalsAfter("process.exit(1)")).failed).toBe(2);
  expect((await totalsAfter(writing([]))).failed).toBe(1);
  expect((await totalsAfter(writing([skipped("other")]))).failed).toBe(1);
  expect((await totalsAfter(writing([passed("one"), passed("two")], 1))).failed).toBe(1);
});

test("a file that failed as a whole is replaced by the tests that it has", async () => {
  const whole = failed("a.test.ts");
  const outcome = await runTestRunner(
    script(writing([whole], 1), (what) => [what[0]?.file === "a.test.ts" ? writing([passed("one")]) : ""]),
  );
  expect(outcome.totals).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test("many failures are no accident and get no second attempt", async () => {
  const all = ["1", "2", "3", "4", "5", "6", "7"].map((name) => failed(name));
  const outcome = await runTestRunner(script(writing(all, 1), () => [writing(all.map(({ name }) => passed(name)))]));
  expect(outcome.totals.failed).toBe(7);
});

test("the closing line names skipped tests only when there are any", () => {
  expect(totalsLine({ passed: 4, failed: 0, skipped: 0 })).toBe("4 passed, 0 failed");
  expect(totalsLine({ passed: 4, failed: 1, skipped: 2 })).toBe("4 passed, 1 failed, 2 skipped");
});

test("checks that are handed over together run beside each other", async () => {
  const meeting = (own: string, other: string): TestRunner => ({
    title: `${own} waits for ${other}`,
    program: process.execPath,
    args: [
      "-e",
      `const fs = require("fs"); fs.writeFileSync("${join(folder, own)}", "");
       setInterval(() => fs.existsSync("${join(folder, other)}") && process.exit(0), 20);`,
    ],
  });
  const runners = [[meeting("first", "second"), meeting("second", "first")]];
  expect(await runAll({ runners, reports: folder, remarks: [], wantsTests: false })).toBe(0);
});
