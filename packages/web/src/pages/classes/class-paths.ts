import { paths } from "../../platform/paths.ts";

/** The addresses that are linked from a class's own pages alone. */
export const classPaths = {
  assignmentNew: (classId: string) => `${paths.schoolClass(classId)}/assignment/new/edit`,
  assignmentEdit: (classId: string, assignmentId: string) => `${paths.assignment(classId, assignmentId)}/edit`,
  submission: (classId: string, submissionId: string) =>
    `${paths.schoolClass(classId)}/submission/${encodeURIComponent(submissionId)}`,
} as const;
