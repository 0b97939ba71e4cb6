import { expect, test } from "vitest";
import { costOfSubmission } from "./cost-text.ts";

const used = { runtime: 0.034, memory: 812 };

test.each([
  ["AC", "0.034 s", "812 kB"],
  ["WA", "0.034 s on examples", "812 kB on examples"],
  ["TLE", "> limit", "812 kB on examples"],
  ["MLE", "0.034 s on examples", "> limit"],
])("the cost of a submission with the verdict %s", (verdict, ...texts) => {
  const cost = costOfSubmission({ verdict, ...used });
  expect([cost?.runtime, cost?.memory].map((each) => `${each?.figure} ${each?.of}`.trim())).toEqual(texts);
});

test.each(["CE", "JE", null])("what has not run (%s) has cost nothing", (verdict) => {
  expect(costOfSubmission({ verdict, ...used })).toBeNull();
});
