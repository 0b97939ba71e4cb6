import { previewStatement, verifyProblem } from "@verdict/contract/admin-problems";
import { packagePrograms } from "@verdict/contract/author-programs";
import type { verifyClassProblem } from "@verdict/contract/class-problems";
import { type StressBody, stressProgram } from "@verdict/contract/stress";
import { type GenerateBody, generateTests } from "@verdict/contract/test-generation";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import { createContext } from "react";
import { callApi } from "../platform/call-api.ts";
import { followCall, type StepEvent } from "../platform/follow-call.ts";

interface StressInput {
  body: StressBody;
  signal: AbortSignal;
  onStep: (step: StepEvent) => void;
}

/** With which calls a problem's form does what it offers: an administrator's, or those of a class for its teachers. */
export interface AuthorCalls {
  /** Tells what was read with one from what was read with another. */
  key: string;
  preview: (description: string, signal: AbortSignal) => Promise<OpenResponseOf<typeof previewStatement>>;
  programs: (problemId: string, signal: AbortSignal) => Promise<OpenResponseOf<typeof packagePrograms>>;
  generate: (body: GenerateBody, timeoutMs: number) => Promise<OpenResponseOf<typeof generateTests>>;
  stress: (input: StressInput) => Promise<OpenResponseOf<typeof stressProgram>>;
  verify: { call: typeof verifyProblem | typeof verifyClassProblem; params: Record<string, string> };
  /** Of a class: it is no draft that administrators alone see, and takes no zip of tests. */
  isOfClass: boolean;
}

const OF_ADMINS: AuthorCalls = {
  key: "",
  preview: (description, signal) => callApi(previewStatement, { body: { description }, signal }),
  programs: (problemId, signal) => callApi(packagePrograms, { params: { problemId }, signal }),
  generate: (body, timeoutMs) => callApi(generateTests, { body, timeoutMs }),
  stress: (input) => followCall(stressProgram, input),
  verify: { call: verifyProblem, params: {} },
  isOfClass: false,
};

export const AuthorCallsContext = createContext<AuthorCalls>(OF_ADMINS);
