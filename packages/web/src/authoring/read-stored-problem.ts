import { editProblem, ProblemEdit } from "@verdict/contract/admin-problems";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { Problem, problemById } from "@verdict/contract/problems";
import { MEBIBYTE } from "@verdict/contract/units";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { isUnknownCall } from "../platform/failures.ts";
import type { OpenProblem } from "../platform/open-answers.ts";

interface StoredProblem {
  title: string;
  /** Null where it holds words that this page does not know: a form would lose some of them with the next save. */
  edit: ProblemEdit | null;
}

/**
 * A problem for its update form, hidden tests included. Where the call for a problem gives those, as the specification
 * has it, it has given the whole form; our own server keeps them to a call that administrators alone may make.
 */
export async function readStoredProblem(problemId: string, signal: AbortSignal): Promise<StoredProblem> {
  const input = { params: { problemId }, signal };
  const { hiddenTestCases, ...problem } = await callApi(wholeProblem, input);
  const edit = hiddenTestCases === undefined ? await callApi(editProblem, input).catch(noneIfUnknown) : null;
  return { title: problem.title, edit: knownEdit(edit ?? editOf(problem, hiddenTestCases ?? [])) };
}

const HiddenTest = z.object({ input: z.string(), output: z.string() });
const wholeProblem = {
  ...problemById,
  response: z.extend(Problem, { hiddenTestCases: z.optional(z.array(HiddenTest)) }),
};

function noneIfUnknown(error: unknown): null {
  if (isUnknownCall(error)) return null;
  throw error;
}

/** Null where it holds words that this page does not know. */
export function knownEdit(edit: unknown): ProblemEdit | null {
  return z.safeParse(ProblemEdit, edit).data ?? null;
}

const MS_PER_SECOND = 1000;

/** What the specification does not know of a problem is as in a new one. */
function editOf(problem: OpenProblem, hiddenTestCases: readonly z.infer<typeof HiddenTest>[]) {
  return {
    ...problem,
    timeLimitSeconds: problem.timeLimitSeconds || DEFAULT_LIMITS.timeMs / MS_PER_SECOND,
    memoryLimitMegabytes: problem.memoryLimitMegabytes || DEFAULT_LIMITS.memoryBytes / MEBIBYTE,
    visibleTestCases: problem.visibleTestCases.map((test) => ({ explanation: "", ...test })),
    hiddenTestCases,
    referenceSolution: problem.referenceSolution ?? [],
    checker: TOKEN_CHECKER,
    hints: problem.hints ?? [],
    topics: [],
    editorial: "",
    isDraft: false,
    allowsStudies: true,
    revision: "",
    outdatedSubmissions: 0,
    fault: null,
  };
}
