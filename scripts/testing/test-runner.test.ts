import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runTestRunner, totalsLine } from "./test-runner.ts";

function script(code: string, reportPath?: string) {
  const runner = { title: "script", program: process.execPath, args: ["-e", code] };
  if (reportPath === undefined) return runner;
  return { ...runner, report: { path: reportPath, read: (report: unknown) => report as never } };
}

const folder = mkdtempSync(join(tmpdir(), "verdict-runner-"));
let reports = 0;
const report = () => join(folder, `report-${++reports}.json`);

afterAll(() => rmSync(folder, { recursive: true }));

test("a runner that dies before it writes its report counts as one failed test", async () => {
  expect(await runTestRunner(script("process.exit(1)", report()))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(await runTestRunner(script("", report()))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a runner that exits with an error although no test failed counts as one failed test", async () => {
  const path = report();
  const write = `require("fs").writeFileSync(${JSON.stringify(path)}, '{"passed":3,"failed":0,"skipped":0}')`;
  expect(await runTestRunner(script(write, path))).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(await runTestRunner(script(`${write};process.exit(2)`, path))).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test("a failing check counts as one failed test and a passing one as none", async () => {
  expect(await runTestRunner(script("process.exit(3)"))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(await runTestRunner(script(""))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test("the closing line names skipped tests only when there are any", () => {
  expect(totalsLine({ passed: 4, failed: 0, skipped: 0 })).toBe("4 passed, 0 failed");
  expect(totalsLine({ passed: 4, failed: 1, skipped: 2 })).toBe("4 passed, 1 failed, 2 skipped");
});
