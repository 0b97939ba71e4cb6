import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { makeJoinCode } from "../../platform/join-code.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { announceProblemsChanged } from "../../problems/problem-list.ts";
import { markProblemsDeleted } from "../problems/store.ts";
import { type AskedClass, refuseArchived, requireTeacher } from "../require-class.ts";
import { countTaught, holdClass, insertClass, insertMember, removeClass, replaceClass, replaceCode } from "../store.ts";
import { mayTeach } from "./may-teach.ts";

/** Of those that are not archived: more than anybody teaches in a term. */
const MOST_CLASSES = 50;

/** Returns its id. Throws not_allowed for who may not teach, and conflict for who teaches too many. */
export async function makeClass(pool: pg.Pool, input: { user: SignedInUser; name: string }): Promise<string> {
  return inTransaction(pool, (db) => makeClassWithin(db, input));
}

/** The same, as a part of the caller's transaction. */
export async function makeClassWithin(
  db: Queryable,
  { user, name }: { user: SignedInUser; name: string },
): Promise<string> {
  if (!(await mayTeach(db, user))) {
    throw new DomainError("not_allowed", "An administrator has to allow you to teach first");
  }
  if ((await countTaught(db, user.id)) >= MOST_CLASSES) {
    throw new DomainError("conflict", `You teach ${MOST_CLASSES} classes: archive one of them first`);
  }
  const classId = await insertClass(db, { name, joinCode: makeJoinCode() });
  await insertMember(db, { classId, userId: user.id, role: "teacher" });
  return classId;
}

export async function changeClass(
  pool: pg.Pool,
  input: AskedClass & { name: string; isArchived: boolean; freeLateDays: number },
): Promise<void> {
  const { id } = await requireTeacher(pool, input);
  const { name, isArchived, freeLateDays } = input;
  await replaceClass(pool, { id, name, isArchived, freeLateDays });
}

export async function deleteClass(pool: pg.Pool, asked: AskedClass): Promise<void> {
  await inTransaction(pool, async (db) => {
    const { id } = await requireTeacher(db, asked);
    // Who writes a problem for it at this moment holds it as well: what they store is seen here, or refused there.
    await holdClass(db, id);
    await markProblemsDeleted(db, id);
    await removeClass(db, id);
  });
  await announceProblemsChanged(pool);
}

/** Returns the new code. Throws conflict for an archived class. */
export async function renewCode(pool: pg.Pool, asked: AskedClass): Promise<string> {
  const found = await requireTeacher(pool, asked);
  refuseArchived(found);
  const joinCode = makeJoinCode();
  await replaceCode(pool, { id: found.id, joinCode });
  return joinCode;
}

export async function dropCode(pool: pg.Pool, asked: AskedClass): Promise<void> {
  const { id } = await requireTeacher(pool, asked);
  await replaceCode(pool, { id, joinCode: null });
}
