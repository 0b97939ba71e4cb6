import type { Role } from "@verdict/contract/accounts";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { changeRole } from "../admins/change-role.ts";
import { type AuditEvent, recordAudit } from "../audit/store.ts";
import type { Origin } from "../caller.ts";
import { cancelDeletion, orderDeletion } from "../deletion/store.ts";
import { accountKeptMail, accountLockedMail, deletionOrderedMail } from "../mail/compose.ts";
import { type PasswordProof, provePassword } from "../passwords/prove-password.ts";
import { endAllAccess } from "../sessions/end-all-access.ts";
import { holdAccount } from "../users/store.ts";
import { findPerson, type PersonRow, removeLock, writeLock } from "./store.ts";

/*
 * What administrators do to other accounts. Nothing of it is final at once: a lock is taken off again, and an account
 * that is deleted was locked before and stays for the days of grace. Another administrator's account is neither locked
 * nor deleted before it has given up the role, so that one stolen session can't lock all others out.
 */

interface Act {
  userId: string;
  by: SignedInUser;
  origin: Origin;
}

/** Throws bad_input for a wrong password, and conflict for the last administrator. */
export async function changePersonRole(
  context: AccountsContext,
  input: Act & Pick<PasswordProof, "sessionHash" | "currentPassword" | "caller"> & { role: Role },
): Promise<PersonRow> {
  const { userId, by, role } = input;
  await provePassword(context, { ...input, user: by });
  const person = await requirePerson(context.pool, userId);
  if (role === "admin" && person.lock_reason !== null) {
    throw new DomainError("conflict", "This account is locked: take the lock off first");
  }
  await changeRole(context.pool, { emailId: person.email_id, role, doneBy: by.emailId });
  return requirePerson(context.pool, userId);
}

/** Sessions and tokens of the account end at once, and its owner is told why by mail. */
export async function lockPerson(context: AccountsContext, input: Act & { reason: string }): Promise<PersonRow> {
  const { by, reason } = input;
  const { person } = await act(context, input, async (client, { id }) => {
    await writeLock(client, { userId: id, reason, lockedBy: by.emailId });
    await endAllAccess(client, id);
    return [{ kind: "account_locked", detail: reason }];
  });
  context.notices.tell(accountLockedMail(context.mailTemplate, recipientOf(person), reason));
  return person;
}

/** An account that was to be deleted stays. */
export async function unlockPerson(context: AccountsContext, input: Act): Promise<PersonRow> {
  const { person } = await act(context, input, async (client, { id }) => [
    ...((await cancelDeletion(client, id)) ? [{ kind: "deletion_cancelled" } as const] : []),
    ...((await removeLock(client, id)) ? [{ kind: "account_unlocked" } as const] : []),
  ]);
  return person;
}

/** Throws conflict for an account that is not locked: whoever logs in takes a deletion back. */
export async function deletePerson(context: AccountsContext, input: Act): Promise<PersonRow> {
  const { person, isChanged } = await act(context, input, async (client, { id, lock_reason }) => {
    if (lock_reason === null) throw new DomainError("conflict", "Lock the account first");
    return (await orderDeletion(client, id)) ? [{ kind: "deletion_ordered" }] : [];
  });
  if (isChanged && person.delete_after !== null) {
    context.notices.tell(deletionOrderedMail(context.mailTemplate, recipientOf(person), person.delete_after));
  }
  return person;
}

/** The account stays, and stays locked. */
export async function keepPerson(context: AccountsContext, input: Act): Promise<PersonRow> {
  const { person, isChanged } = await act(context, input, async (client, { id }) =>
    (await cancelDeletion(client, id)) ? [{ kind: "deletion_cancelled" }] : [],
  );
  if (isChanged) context.notices.tell(accountKeptMail(context.mailTemplate, recipientOf(person)));
  return person;
}

/** The account as it is afterwards. What `change` returns goes into the log; nothing, where nothing was changed. */
async function act(
  { pool }: Pick<AccountsContext, "pool">,
  { userId, by, origin }: Act,
  change: (client: pg.ClientBase, person: PersonRow) => Promise<Pick<AuditEvent, "kind" | "detail">[]>,
): Promise<{ person: PersonRow; isChanged: boolean }> {
  return inTransaction(pool, async (client) => {
    // Before it is read: of two administrators at once the second one sees what the first one has done.
    if (isUuid(userId)) await holdAccount(client, userId);
    const person = await requirePerson(client, userId);
    if (person.role === "admin") {
      throw new DomainError("conflict", "This is an administrator: take the role away first");
    }
    const done = await change(client, person);
    const about = { userId, emailId: person.email_id, doneBy: by.emailId, origin };
    for (const event of done) await recordAudit(client, { ...event, ...about });
    return { person: await requirePerson(client, userId), isChanged: done.length > 0 };
  });
}

async function requirePerson(db: Queryable, userId: string): Promise<PersonRow> {
  const person = isUuid(userId) ? await findPerson(db, userId) : undefined;
  if (person === undefined) throw new DomainError("not_found", "There is no such account");
  return person;
}

const recipientOf = (person: PersonRow) => ({ emailId: person.email_id, firstName: person.first_name });
