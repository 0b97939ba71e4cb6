import { expect } from "vitest";
import type { RunReport } from "../sandbox.ts";

/** What of a run does not differ from one time to the next. */
export function shown({ end, stdout, stderr }: RunReport): { end: RunReport["end"]; stdout: string; stderr: string } {
  return { end, stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

/** What a program has printed that has to end well and without a complaint. */
export function outputOf(report: RunReport): string {
  expect(shown(report)).toMatchObject({ end: { kind: "exited", code: 0 }, stderr: "" });
  return Buffer.from(report.stdout).toString();
}
