import { MOST_CLASS_MEMBERS } from "@verdict/contract/classes";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { readJoinCode } from "../../platform/join-code.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { ClassesContext } from "../classes-context.ts";
import { type AskedClass, requireClass } from "../require-class.ts";
import { removeMember } from "../roster/store.ts";
import { countMembers, holdClass, insertMember } from "../store.ts";
import { findByCode, takeInvitation } from "./store.ts";

/**
 * Makes the user a student of the class with this code; who is invited to it comes as what the invitation says. Returns
 * the class. Throws not_found for what is no class's code, too_many_requests after too many of these, and conflict for
 * a member and for a full class.
 */
export async function joinByCode(
  { pool, wrongCodes }: Pick<ClassesContext, "pool" | "wrongCodes">,
  { user, code }: { user: SignedInUser; code: string },
): Promise<string> {
  // The point is taken before the look, and given back: many tries at once get no more looks than one by one.
  await wrongCodes.spend(user.id);
  const classId = await findByCode(pool, readJoinCode(code));
  if (classId === null) throw new DomainError("not_found", "This is no class's code");
  await wrongCodes.giveBack(user.id);
  await inTransaction(pool, async (db) => {
    const isNew = await enterClass(db, { classId, user, label: "" });
    if (!isNew) throw new DomainError("conflict", "You are in this class already");
  });
  return classId;
}

/**
 * Within a transaction: makes the user a student of the class, or what an invitation says. False for a member, who stays
 * what they are. Throws conflict for a full class.
 */
export async function enterClass(
  db: Queryable,
  { classId, user, label }: AskedClass & { label: string },
): Promise<boolean> {
  await requireRoom(db, classId);
  const invitation = await takeInvitation(db, { classId, emailId: user.emailId });
  return insertMember(db, { classId, userId: user.id, role: "student", label, ...invitation });
}

/** Throws not_found without an invitation. */
export async function answerInvitation(
  pool: pg.Pool,
  { classId, user, accepts }: AskedClass & { accepts: boolean },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const invitation = isUuid(classId) ? await takeInvitation(db, { classId, emailId: user.emailId }) : null;
    if (invitation === null) throw new DomainError("not_found", "There is no invitation to this class for you");
    if (accepts) await insertMember(db, { classId, userId: user.id, ...invitation });
  });
}

/** Throws conflict for its only teacher. */
export async function leaveClass(pool: pg.Pool, asked: AskedClass): Promise<void> {
  await inTransaction(pool, async (db) => {
    const { id, role } = await requireClass(db, asked);
    if (role === null) throw new DomainError("not_found", "You are not in this class");
    await holdClass(db, id);
    if (role === "teacher" && (await countMembers(db, id)).teachers === 1) {
      throw new DomainError("conflict", "You are its only teacher: make somebody else one first, or delete the class");
    }
    await removeMember(db, { classId: id, userId: asked.user.id });
  });
}

async function requireRoom(db: Queryable, classId: string): Promise<void> {
  await holdClass(db, classId);
  if ((await countMembers(db, classId)).all >= MOST_CLASS_MEMBERS) {
    throw new DomainError("conflict", "This class is full");
  }
}
