import { type JudgeJob, type JudgeTest, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { RunVerdict } from "@verdict/contract/verdict";
import { expect, test } from "vitest";
import type { Draft } from "../running/prepare-draft.ts";
import { prepareStepsAhead } from "./steps-ahead.ts";

const TESTS: JudgeTest[] = [1, 2].map((number) => ({
  number,
  isVisible: number === 1,
  input: { text: "" },
  answer: null,
  checker: TOKEN_CHECKER,
}));
const job = (source: string, owner?: string): Pick<JudgeJob, "owner" | "language" | "source" | "tests"> => ({
  ...(owner === undefined ? {} : { owner }),
  language: "cpp",
  source,
  tests: TESTS,
});
const told = (...verdicts: RunVerdict[]) => ({
  tests: verdicts.map((verdict, index) => ({ ...RESULT, number: index + 1, verdict })),
});
const RESULT = {
  cpuMs: 1,
  wallMs: 1,
  memoryBytes: 1,
  exitCode: 0,
  signal: null,
  reason: "",
  output: null,
  errorOutput: null,
  expected: null,
};

test("what failed on a visible test is prepared, the newest of each owner, and nothing else", async () => {
  const prepared: Draft[] = [];
  const ahead = prepareStepsAhead(
    {
      prepareSteps: async (draft) => {
        prepared.push(draft);
        return "prepared";
      },
    },
    () => expect.unreachable(),
    5,
  );
  ahead.judged(job("fails", "ada"), told("RTE", "AC"));
  ahead.judged(job("fails on hidden tests", "bob"), told("AC", "WA"));
  ahead.judged(job("of nobody"), told("WA", "WA"));
  ahead.judged(job("replaced", "eve"), told("WA", "WA"));
  ahead.judged(job("newest", "eve"), told("WA", "WA"));
  ahead.judged(job("mended soon", "mallory"), told("WA", "WA"));
  ahead.judged(job("mended", "mallory"), told("AC", "AC"));
  await expect.poll(() => prepared.map(({ source }) => source)).toEqual(["fails", "newest"]);
  await ahead.stop();
  ahead.judged(job("too late", "ada"), told("WA"));
  expect(prepared).toHaveLength(2);
});

test("what is under way ends with the judge, and a failure of ours reaches nobody but the operator", async () => {
  const errors: unknown[] = [];
  let isAborted = false;
  const ahead = prepareStepsAhead(
    {
      prepareSteps: ({ source }, signal) =>
        new Promise((resolve, reject) => {
          if (source === "broken") reject(new Error("ours"));
          signal?.addEventListener("abort", () => {
            isAborted = true;
            resolve("given-up");
          });
        }),
    },
    (error) => errors.push(error),
    1,
  );
  ahead.judged(job("broken", "ada"), told("WA"));
  ahead.judged(job("slow", "bob"), told("WA"));
  await expect.poll(() => errors).toEqual([new Error("ours")]);
  await ahead.stop();
  expect(isAborted).toBe(true);
});
