import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { ProblemEdit, previewStatement, SaveResult, VerifyResult } from "./admin-problems.ts";
import { PackagePrograms } from "./author-programs.ts";
import { endpoint } from "./endpoint.ts";
import { type ProblemBounds, TIME_LIMIT_SECONDS } from "./problem-limits.ts";
import { PackageFormat } from "./problem-packages.ts";
import { ProblemUpdate } from "./problem-update.ts";
import { Difficulty, Tag } from "./problems.ts";
import { Rejudging } from "./rejudging.ts";
import { StressBody, StressResult } from "./stress.ts";
import { GenerateBody, GeneratedTests } from "./test-generation.ts";

/*
 * Problems that teachers write for a class: nobody outside of it sees any of them. All calls are for the teachers of the
 * class; what they take and answer is what an administrator's calls do, and what a teacher may write is bounded further.
 */

/** Of each class, with those that wait to be finished. */
export const MOST_CLASS_PROBLEMS = 200;
/** What one problem may have. A judge that holds a slot for hours for one class has nothing for the others. */
export const CLASS_PROBLEM_BOUNDS: ProblemBounds = {
  timeLimitSeconds: { min: TIME_LIMIT_SECONDS.min, max: 10 },
  memoryLimitMegabytes: { min: 16, max: 1024 },
  visibleTests: 20,
  hiddenTests: 200,
};

/** `isWhole`: it has a reference solution and hidden tests, so that it can be given. */
export const ClassProblem = z.object({
  problemId: z.string(),
  title: z.string(),
  difficulty: Difficulty,
  tags: Tag,
  isWhole: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** The assignments of the class that have it, the next due first. */
  assignments: z.array(z.object({ assignmentId: z.string(), title: z.string() })),
});
export type ClassProblem = z.infer<typeof ClassProblem>;

export const classProblems = endpoint({
  method: "GET",
  path: "/class/{classId}/problems",
  access: "user",
  response: z.object({ problems: z.array(ClassProblem) }),
  summary: "The problems that were written for a class, for its teachers, with where each is given",
});
export const createClassProblem = endpoint({
  method: "POST",
  path: "/class/{classId}/problem",
  access: "user",
  body: ProblemUpdate,
  response: SaveResult,
  summary: "Write a problem that only the class sees, once its reference solutions pass; a draft may lack nearly all",
});
export const verifyClassProblem = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/verify",
  access: "user",
  body: ProblemUpdate,
  response: VerifyResult,
  summary: "Judge the reference solutions of a class's form and store nothing",
});
export const generateClassTests = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/generate",
  access: "user",
  body: GenerateBody,
  response: GeneratedTests,
  summary: "Make tests for a problem of a class with a small program, run in the sandbox",
});
export const stressClassProgram = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/stress",
  access: "user",
  body: StressBody,
  response: StressResult,
  summary: "Run a program against a brute force on generated inputs, for a problem of a class",
});
export const previewClassStatement = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/preview",
  access: "user",
  body: previewStatement.body,
  response: previewStatement.response,
  summary: "A statement as the class will see it: without pictures",
});
export const editClassProblem = endpoint({
  method: "GET",
  path: "/class/{classId}/problem/{problemId}",
  access: "user",
  response: ProblemEdit,
  summary: "A problem of a class for its form, hidden tests included; for its teachers alone",
});
export const updateClassProblem = endpoint({
  method: "PUT",
  path: "/class/{classId}/problem/{problemId}",
  access: "user",
  body: ProblemUpdate,
  response: SaveResult,
  summary: "Replace a problem of a class, once its reference solutions pass",
});
export const deleteClassProblem = endpoint({
  method: "DELETE",
  path: "/class/{classId}/problem/{problemId}",
  access: "user",
  response: MessageReply,
  summary: "Delete a problem of a class that no assignment has; the history of those who tried it stays",
});
export const classProblemPrograms = endpoint({
  method: "GET",
  path: "/class/{classId}/problem/{problemId}/programs",
  access: "user",
  response: PackagePrograms,
  summary: "The generators, input validators and brute force of a class's problem, where it came with some",
});
export const exportClassProblem = endpoint({
  method: "GET",
  path: "/class/{classId}/problem/{problemId}/package",
  access: "user",
  query: z.object({ format: z.optional(PackageFormat) }),
  response: z.unknown(),
  summary: "A problem of a class as an ICPC/Kattis package (a zip)",
});
/** `changes` are those of submissions that the class's staff may look at; `changeCount` counts all. */
export const classRejudging = endpoint({
  method: "GET",
  path: "/class/{classId}/problem/{problemId}/rejudging",
  access: "user",
  response: Rejudging,
  summary: "How the latest rejudging of a class's problem stands",
});
export const startClassRejudging = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/{problemId}/rejudging",
  access: "user",
  response: Rejudging,
  summary: "Judge all submissions to a class's problem again, without changing any verdict yet",
});
export const applyClassRejudging = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/{problemId}/rejudging/apply",
  access: "user",
  response: Rejudging,
  summary: "Write the new verdicts of a class's problem; its grades follow",
});
export const dropClassRejudging = endpoint({
  method: "POST",
  path: "/class/{classId}/problem/{problemId}/rejudging/drop",
  access: "user",
  response: Rejudging,
  summary: "Forget the new verdicts of a class's problem",
});
