import type pg from "pg";
import { recordAudit } from "../../accounts/audit/store.ts";
import { findUserByEmail } from "../../accounts/users/store.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { insertTeacher, removeTeacher } from "./store.ts";

/** Throws not_found for an address without an account, and conflict for who may teach already. */
export async function nameTeacher(pool: pg.Pool, input: { emailId: string; by: SignedInUser }): Promise<void> {
  await inTransaction(pool, async (db) => {
    const user = await findUserByEmail(db, input.emailId);
    if (user === undefined) throw new DomainError("not_found", `There is no account with the address ${input.emailId}`);
    const isNew = user.role !== "admin" && (await insertTeacher(db, { userId: user.id, namedBy: input.by.id }));
    if (!isNew) throw new DomainError("conflict", `${input.emailId} may make classes already`);
    const { id: userId, email_id: emailId } = user;
    await recordAudit(db, { kind: "became_teacher", userId, emailId, doneBy: input.by.emailId });
  });
}

/** Throws not_found for who is none. */
export async function dismissTeacher(pool: pg.Pool, input: { userId: string; by: SignedInUser }): Promise<void> {
  await inTransaction(pool, async (db) => {
    const emailId = isUuid(input.userId) ? await removeTeacher(db, input.userId) : null;
    if (emailId === null) throw new DomainError("not_found", "This is no teacher");
    await recordAudit(db, { kind: "lost_teacher", userId: input.userId, emailId, doneBy: input.by.emailId });
  });
}
