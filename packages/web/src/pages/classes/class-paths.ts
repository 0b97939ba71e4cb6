import { paths } from "../../platform/paths.ts";

/** The addresses that are linked from a class's own pages alone. */
export const classPaths = {
  assignmentNew: (classId: string) => `${paths.schoolClass(classId)}/assignment/new/edit`,
  assignmentEdit: (classId: string, assignmentId: string) => `${paths.assignment(classId, assignmentId)}/edit`,
  problems: (classId: string) => `${paths.schoolClass(classId)}#problems`,
  problemNew: (classId: string) => `${paths.schoolClass(classId)}/problems/new/edit`,
  problemEdit: (classId: string, problemId: string) =>
    `${paths.schoolClass(classId)}/problems/${encodeURIComponent(problemId)}/edit`,
  submission: (classId: string, submissionId: string) =>
    `${paths.schoolClass(classId)}/submission/${encodeURIComponent(submissionId)}`,
} as const;
