import type { Rejudging } from "@verdict/contract/rejudging";
import type pg from "pg";
import { requireEdited } from "../../problems/authoring/read-edit.ts";
import { applyRejudging, dropRejudging, readRejudging, startRejudging } from "../../submissions/rejudging/rejudge.ts";
import { refuseArchived, requireTeacher } from "../require-class.ts";
import type { AskedProblem } from "./read-problems.ts";
import { listSeenByStaff } from "./store.ts";

/*
 * After a changed test a teacher has a class's own problem judged again, as an administrator does with any: nobody
 * outside of the class has submitted to it but administrators and those who have left.
 */

const ACTS = {
  start: startRejudging,
  apply: (context: { pool: pg.Pool }, { problemId }: { problemId: string }) => applyRejudging(context, problemId),
  drop: (context: { pool: pg.Pool }, { problemId }: { problemId: string }) => dropRejudging(context, problemId),
};

/** How it stands. Of single submissions those are told that the staff of the class may look at. */
export async function readClassRejudging(pool: pg.Pool, asked: AskedProblem): Promise<Rejudging> {
  const { id: classId } = await requireTeacher(pool, asked);
  const { id } = await requireEdited(pool, { problemId: asked.problemId, ofClass: asked });
  return asStaffSees(pool, { classId, rejudging: await readRejudging({ pool }, id) });
}

/** Begins, applies or drops it. Throws not_found, not_allowed, and conflict where it can't be done now. */
export async function actOnClassRejudging(
  pool: pg.Pool,
  { act, ...asked }: AskedProblem & { act: keyof typeof ACTS },
): Promise<Rejudging> {
  const found = await requireTeacher(pool, asked);
  refuseArchived(found);
  const { id: problemId } = await requireEdited(pool, { problemId: asked.problemId, ofClass: asked });
  const rejudging = await ACTS[act]({ pool }, { problemId, userId: asked.user.id });
  return asStaffSees(pool, { classId: found.id, rejudging });
}

async function asStaffSees(
  pool: pg.Pool,
  { classId, rejudging }: { classId: string; rejudging: Rejudging },
): Promise<Rejudging> {
  const { changes } = rejudging;
  if (changes.length === 0) return rejudging;
  const submissionIds = changes.map(({ submissionId }) => submissionId);
  const seen = new Set(await listSeenByStaff(pool, { classId, submissionIds }));
  return { ...rejudging, changes: changes.filter(({ submissionId }) => seen.has(submissionId)) };
}
