import { expect, test } from "vitest";
import { NO_PROGRESS } from "./judging-progress.ts";
import { lineText } from "./line-text.ts";
import { withStep } from "./with-step.ts";

test.each([
  [1, null, "1st in line"],
  [2, 1.2, "2nd in line, about 1 s"],
  [3, 4.4, "3rd in line, about 4 s"],
  [11, 60, "11th in line, about 60 s"],
  [22, 89, "22nd in line, about 89 s"],
  [113, 200, "113th in line, about 3 min"],
  [1_203, 600, "1,203rd in line, about 10 min"],
])("place %s with an estimate of %s s is told as %s", (position, estimateSeconds, words) => {
  expect(lineText({ position, estimateSeconds })).toBe(words);
});

test("nothing is told below a second, or once a judge has taken it", () => {
  expect(lineText({ position: 1, estimateSeconds: 0.9 })).toBeNull();
  expect(lineText({ position: 0, estimateSeconds: 0 })).toBeNull();
});

test("each place is shown, and only every halving is read out; the first step ends the line", () => {
  const waiting = (position: number) => ({ name: "waiting", data: { position, estimateSeconds: position } });
  const places = [40, 35, 21, 20, 12, 10].map(waiting);
  let progress = NO_PROGRESS;
  const said: (string | undefined)[] = [];
  for (const step of places) {
    progress = withStep(progress, step);
    expect(progress.line?.shown).toContain(`${step.data.position}`);
    if (said.at(-1) !== progress.line?.said) said.push(progress.line?.said);
  }
  expect(said).toEqual(["40th in line, about 40 s", "20th in line, about 20 s", "10th in line, about 10 s"]);
  expect(withStep(progress, { name: "compiled", data: {} }).line).toBeNull();
  expect(withStep(progress, { name: "waiting", data: { position: 0, estimateSeconds: 0 } }).line).toBeNull();
  expect(withStep(progress, { name: "waiting", data: "broken" })).toBe(progress);
});

test("tests that are being built are counted on the screen, and read out once", () => {
  const steps = [0, 12, 30].map((built) => ({ name: "building", data: { built, total: 30 } }));
  const lines = steps.map((step, index) => steps.slice(0, index + 1).reduce(withStep, NO_PROGRESS).line ?? step);
  expect(lines).toMatchObject(
    [0, 12, 30].map((built) => ({ shown: `Building the tests of this problem: ${built} of 30` })),
  );
  expect(new Set(lines.map((line) => "said" in line && line.said)).size).toBe(1);
});
