import {
  applyClassRejudging,
  classProblemPrograms,
  classRejudging,
  dropClassRejudging,
  generateClassTests,
  previewClassStatement,
  startClassRejudging,
  stressClassProgram,
  verifyClassProblem,
} from "@verdict/contract/class-problems";
import type { AuthorCalls } from "../../../authoring/author-calls.ts";
import type { RejudgeCalls } from "../../../authoring/rejudge-panel.tsx";
import { callApi } from "../../../platform/call-api.ts";
import { followCall } from "../../../platform/follow-call.ts";

/** With which a class's own problem is written. */
export function authorCallsOf(classId: string): AuthorCalls {
  const params = { classId };
  return {
    key: classId,
    preview: (description, signal) => callApi(previewClassStatement, { params, body: { description }, signal }),
    programs: (problemId, signal) => callApi(classProblemPrograms, { params: { classId, problemId }, signal }),
    generate: (body, timeoutMs) => callApi(generateClassTests, { params, body, timeoutMs }),
    stress: (input) => followCall(stressClassProgram, { params, ...input }),
    verify: { call: verifyClassProblem, params },
    isOfClass: true,
  };
}

export function rejudgeCallsOf(params: { classId: string; problemId: string }): RejudgeCalls {
  return {
    read: (signal) => callApi(classRejudging, { params, signal }),
    start: () => callApi(startClassRejudging, { params }),
    apply: () => callApi(applyClassRejudging, { params }),
    drop: () => callApi(dropClassRejudging, { params }),
  };
}
