import type { Assignment, AssignmentProblem, AssignmentSummary, GridRow } from "@verdict/contract/assignments";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { pageOf } from "../grading/grade-book.ts";
import { gradeClass, mostOf, presentCell, presentEarned } from "../grading/grade-class.ts";
import type { GradedWork } from "../grading/grade-student.ts";
import { type AskedClass, isStaff, mayManage, requireClass } from "../require-class.ts";
import { countUnread } from "../submissions/store.ts";
import { type AskedAssignment, requireAssignment, requireOfStaff } from "./require-assignment.ts";
import { type AssignmentRow, listAssignedProblems, listAssignments } from "./store.ts";

export async function readAssignments(db: Queryable, asked: AskedClass) {
  const found = await requireClass(db, asked);
  const { id: classId, free_late_days: freeLateDays } = found;
  const userId = asked.user.id;
  const isStudent = found.role === "student";
  const [rows, graded, unread] = await Promise.all([
    listAssignments(db, { classId, userId }),
    // Of staff there is nobody's work to look at; the problems are wanted all the same.
    gradeClass(db, { classId, freeLateDays, userId }),
    isStudent ? countUnread(db, { classId, userId }) : [],
  ]);
  const [own] = graded.students;
  const assignments = rows.map((row): AssignmentSummary => {
    const at = graded.assignments.findIndex(({ id }) => id === row.id);
    const problems = graded.assignments[at]?.problems ?? [];
    return {
      _id: row.id,
      title: row.title,
      opensAt: row.opens_at.toISOString(),
      dueAt: row.own_due_at.toISOString(),
      endsAt: row.own_ends_at.toISOString(),
      earned: presentEarned(own?.works[at]?.earned ?? null),
      most: mostOf({ problems }),
      problems: problems.length,
      unread: unread.filter(({ assignment_id }) => assignment_id === row.id).length,
    };
  });
  return {
    now: found.now.toISOString(),
    freeLateDays,
    freeDaysLeft: isStudent ? (own?.freeDaysLeft ?? freeLateDays) : null,
    assignments,
  };
}

/** As far as the user may see it at this moment. */
export async function readAssignment(db: Queryable, asked: AskedAssignment): Promise<Assignment> {
  const { schoolClass, assignment: row } = await requireAssignment(db, asked);
  const ofStaff = isStaff(schoolClass, asked.user);
  const { id: classId, free_late_days: freeLateDays } = schoolClass;
  const isStudent = schoolClass.role === "student";
  const userId = asked.user.id;
  const [problems, graded, unread] = await Promise.all([
    listAssignedProblems(db, { assignmentId: row.id, userId }),
    isStudent ? gradeClass(db, { classId, freeLateDays, userId, onlyId: row.id }) : null,
    isStudent ? countUnread(db, { classId, userId }) : [],
  ]);
  const work = graded?.students[0]?.works.at(-1);
  const shown = problems.map(
    (problem, index): AssignmentProblem => ({
      problemId: problem.problem_id,
      title: problem.title,
      points: problem.points,
      ...(problem.is_draft && asked.user.role === "admin" ? { isDraft: true } : {}),
      own: presentCell(work?.cells[index] ?? null),
      unread: unread.filter((one) => one.assignment_id === row.id && one.problem_id === problem.problem_id).length,
      isSolved: problem.is_solved,
    }),
  );
  return {
    _id: row.id,
    classId,
    className: schoolClass.name,
    title: row.title,
    intro: row.intro,
    now: row.now.toISOString(),
    opensAt: row.opens_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    lateDays: row.late_days,
    latePercent: row.late_percent,
    grading: row.grading,
    languages: row.languages,
    aids: row.aids,
    isStaff: ofStaff,
    mayManage: mayManage(schoolClass, asked.user),
    isArchived: schoolClass.archived_at !== null,
    freeLateDays,
    most: mostOf({ problems: problems.map(({ problem_id: problemId, points }) => ({ problemId, points })) }),
    own: isStudent ? presentOwn(row, { work, freeLateDays }) : null,
    problems: ofStaff || row.opens_at <= row.now ? shown : null,
  };
}

function presentOwn(row: AssignmentRow, input: { work: GradedWork | undefined; freeLateDays: number }) {
  return {
    dueAt: row.own_due_at.toISOString(),
    endsAt: row.own_ends_at.toISOString(),
    extraDays: row.extra_days,
    freeDaysLeft: input.work?.freeDaysBefore ?? input.freeLateDays,
    earned: presentEarned(input.work?.earned ?? null),
  };
}

/** As many students from `from` on as fit. */
export async function readGrid(db: Queryable, asked: AskedAssignment & { from: number }) {
  const { schoolClass, assignment } = await requireOfStaff(db, asked);
  const { id: classId, free_late_days: freeLateDays } = schoolClass;
  const { students } = await gradeClass(db, { classId, freeLateDays, onlyId: assignment.id });
  const rows = students.map(({ student, works }): GridRow => {
    const work = works.at(-1);
    return {
      userId: student.user_id,
      name: student.name,
      label: student.label,
      extraDays: student.extra_days[assignment.id] ?? 0,
      freeDays: work?.freeDays ?? 0,
      earned: presentEarned(work?.earned ?? null),
      cells: (work?.cells ?? []).map(presentCell),
    };
  });
  return pageOf(rows, asked.from);
}
