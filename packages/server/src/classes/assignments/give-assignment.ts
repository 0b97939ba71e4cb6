import type { AssignmentForm } from "@verdict/contract/assignments";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { listUnfinished } from "../problems/store.ts";
import { type AskedClass, refuseArchived, requireTeacher } from "../require-class.ts";
import { holdClass } from "../store.ts";
import { type AskedAssignment, requireOfStaff, requireOfTeacher } from "./require-assignment.ts";
import * as store from "./store.ts";

/** Two a week for a term and a half: the grade book shows them all side by side. */
const MOST_ASSIGNMENTS = 60;

/**
 * Returns its id. Throws bad_input for a problem that may not be given, and conflict for too many and an archived
 * class.
 */
export async function createAssignment(pool: pg.Pool, asked: AskedClass & { form: AssignmentForm }): Promise<string> {
  return inTransaction(pool, async (db) => {
    const found = await requireTeacher(db, asked);
    refuseArchived(found);
    await holdClass(db, found.id);
    if ((await store.countAssignments(db, found.id)) >= MOST_ASSIGNMENTS) {
      throw new DomainError("conflict", `A class has at most ${MOST_ASSIGNMENTS} assignments`);
    }
    await requireGivable(db, { ...asked, assignmentId: null });
    return store.insertAssignment(db, found.id, asked.form);
  });
}

/** Throws conflict as well where somebody else has saved it meanwhile. */
export async function updateAssignment(
  pool: pg.Pool,
  asked: AskedAssignment & { form: AssignmentForm; revision: number },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const { schoolClass, assignment } = await requireOfTeacher(db, asked);
    refuseArchived(schoolClass);
    // Nobody deletes one of its problems, or makes a draft of it, between this look and this save.
    await holdClass(db, schoolClass.id);
    await requireGivable(db, asked);
    const { form, revision } = asked;
    if (await store.replaceAssignment(db, { id: assignment.id, form, revision })) return;
    throw new DomainError("conflict", "Somebody else has changed this assignment meanwhile. Please load it again.");
  });
}

export async function deleteAssignment(pool: pg.Pool, asked: AskedAssignment): Promise<void> {
  const { schoolClass, assignment } = await requireOfTeacher(pool, asked);
  refuseArchived(schoolClass);
  await store.removeAssignment(pool, assignment.id);
}

/** Throws not_found for who is no student of the class. */
export async function giveDays(
  pool: pg.Pool,
  asked: AskedAssignment & { userId: string; extraDays: number },
): Promise<void> {
  const { schoolClass, assignment } = await requireOfStaff(pool, asked);
  refuseArchived(schoolClass);
  const { userId, extraDays } = asked;
  const isKnown =
    isUuid(userId) &&
    (await inTransaction(pool, (db) => store.putExtraDays(db, { assignmentId: assignment.id, userId, extraDays })));
  if (!isKnown) throw new DomainError("not_found", "This is no student of the class");
}

export async function readForm(
  db: Queryable,
  asked: AskedAssignment,
): Promise<{ form: AssignmentForm; revision: number }> {
  const { assignment: row } = await requireOfTeacher(db, asked);
  const problems = await store.listAssignedProblems(db, { assignmentId: row.id, userId: asked.user.id });
  const form = {
    title: row.title,
    intro: row.intro,
    opensAt: row.opens_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    lateDays: row.late_days,
    latePercent: row.late_percent,
    grading: row.grading,
    languages: row.languages,
    aids: row.aids,
    problems: problems.map(({ problem_id: problemId, points }) => ({ problemId, points })),
  };
  return { form, revision: row.revision };
}

/**
 * A draft of the site is given by administrators alone: nobody else has seen it. A class's own problem is given to that
 * class, by whomever, once it is finished; another class's is one that there is not.
 */
async function requireGivable(
  db: Queryable,
  input: AskedClass & { form: AssignmentForm; assignmentId: string | null },
): Promise<void> {
  const ids = input.form.problems.map(({ problemId }) => problemId);
  const mayGiveDrafts = input.user.role === "admin";
  const { classId, assignmentId } = input;
  const [forbidden] = await store.listForbidden(db, { ids, mayGiveDrafts, classId, assignmentId });
  if (forbidden !== undefined) throw new DomainError("bad_input", `There is no problem ${forbidden}`);
  const [unfinished] = await listUnfinished(db, ids);
  if (unfinished === undefined) return;
  throw new DomainError("bad_input", `${unfinished} is not finished: it needs a reference solution and hidden tests`);
}
