import type { GradeCell, GradedSubmission } from "@verdict/contract/assignments";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type Cell, type Graded, type GradedWork, gradeStudent, type HandedIn } from "./grade-student.ts";
import * as store from "./store.ts";

export interface StudentGrades {
  student: store.StudentRow;
  /** In the order of the assignments. */
  works: GradedWork[];
  freeDaysLeft: number;
}

export interface ClassGrades {
  assignments: store.GradedAssignmentRow[];
  students: StudentGrades[];
}

/**
 * Grades of a whole class, or of one student of it. With `onlyId` only what its grades depend on is looked at: where
 * the class has free days, all that is due before it as well.
 */
export async function gradeClass(
  db: Queryable,
  input: { classId: string; freeLateDays: number; userId?: string; onlyId?: string },
): Promise<ClassGrades> {
  const { classId, freeLateDays, userId = null, onlyId } = input;
  const all = await store.listGradedAssignments(db, classId);
  const only = all.findIndex(({ id }) => id === onlyId);
  const assignments = onlyId === undefined ? all : all.slice(freeLateDays === 0 ? only : 0, only + 1);
  const [students, rows] = await Promise.all([
    store.listStudents(db, { classId, userId }),
    store.listHandedIn(db, { classId, assignmentIds: assignments.map(({ id }) => id), userId }),
  ]);
  const byStudent = new Map<string, HandedIn[]>(students.map(({ user_id }) => [user_id, []]));
  for (const row of rows) byStudent.get(row.user_id)?.push(handedInOf(row));
  const terms = assignments.map((row) => ({
    id: row.id,
    dueMs: row.due_at.getTime(),
    latePercent: row.late_percent,
    grading: row.grading,
    languages: row.languages,
    problems: row.problems,
  }));
  const graded = students.map((student) => {
    const handedIn = byStudent.get(student.user_id) ?? [];
    const extraDays = new Map(Object.entries(student.extra_days));
    return { student, ...gradeStudent({ assignments: terms, handedIn, extraDays, freeDays: freeLateDays }) };
  });
  return { assignments, students: graded };
}

function handedInOf(row: store.HandedInRow): HandedIn {
  return {
    assignmentId: row.assignment_id,
    problemId: row.problem_id,
    submissionId: row.id,
    atMs: row.created_at.getTime(),
    language: row.language,
    verdict: row.verdict,
    points: row.score === null || row.most === null ? null : { score: row.score, most: row.most },
  };
}

/** What all problems of an assignment are worth. */
export function mostOf({ problems }: Pick<store.GradedAssignmentRow, "problems">): number {
  return roundPoints(problems.reduce((total, { points }) => total + points, 0));
}

/** As it is told: at most two digits behind the point. */
export function roundPoints(points: number): number {
  return Math.round(points * 100) / 100;
}

export function presentEarned(earned: number | null): number | null {
  return earned === null ? null : roundPoints(earned);
}

export function presentCell(cell: Cell | null): GradeCell | null {
  if (cell === null) return null;
  const { tries, newest, best } = cell;
  const isOther = best !== null && best.submissionId !== newest.submissionId;
  return {
    earned: presentEarned(cell.earned),
    tries,
    newest: presentGraded(newest),
    ...(isOther ? { best: presentGraded(best) } : {}),
  };
}

function presentGraded({ submissionId, verdict, lateDays }: Graded): GradedSubmission {
  return { submissionId, verdict, lateDays };
}
