import type { AuditKind } from "@verdict/contract/account-security";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import type { Caller } from "../caller.ts";
import type { Mail } from "../mail/mail.ts";
import { deleteRegistrations } from "../registration/store.ts";
import { insertUser, type NewUser, type UserRow, userOfRow } from "../users/store.ts";
import type { ClaimedPerson } from "./claimed-person.ts";

/** Somebody whom another site has vouched for, and how accounts keep what it calls them. */
export interface Identity {
  person: ClaimedPerson;
  key: Pick<NewUser, "googleSub" | "openId">;
  findUser: (client: pg.ClientBase) => Promise<UserRow | undefined>;
  /**
   * Joins the account with the person's address; undefined where there is none that it may join. Null where the other
   * site's word on who owns the address is not the last one.
   */
  link: ((client: pg.ClientBase) => Promise<UserRow | undefined>) | null;
  linked: { kind: AuditKind; mail: (user: SignedInUser) => Mail };
}

interface FoundUser {
  row: UserRow;
  /** How this login has found it. */
  by: "identity" | "link" | "registration";
}

/**
 * The account of this identity, which is made or joined where there is none. It is known by what the other site calls
 * its owner, never by an address. Throws conflict for an address whose account it may not join.
 */
export async function enterAccount(
  context: Pick<AccountsContext, "pool" | "notices">,
  { identity, caller }: { identity: Identity; caller: Caller },
): Promise<SignedInUser> {
  const { row, by } = await inTransaction(context.pool, async (client) => {
    const found = await findOrMakeUser(client, identity);
    await deleteRegistrations(client, identity.person.emailId);
    const { id: userId, email_id: emailId } = found.row;
    const { origin } = caller;
    if (found.by === "link") await recordAudit(client, { kind: identity.linked.kind, userId, emailId, origin });
    if (found.by === "registration") await recordAudit(client, { kind: "registered", userId, emailId, origin });
    return found;
  });
  const user = userOfRow(row);
  if (by === "link") context.notices.tell(identity.linked.mail(user));
  return user;
}

async function findOrMakeUser(client: pg.ClientBase, identity: Identity): Promise<FoundUser> {
  const known = await identity.findUser(client);
  if (known !== undefined) return { row: known, by: "identity" };
  const linked = await identity.link?.(client);
  if (linked !== undefined) return { row: linked, by: "link" };
  const { emailId, firstName, lastName, profilePicture } = identity.person;
  const made = await insertUser(client, {
    emailId,
    firstName,
    lastName,
    profilePicture,
    passwordHash: null,
    role: "user",
    ...identity.key,
  });
  if (made !== undefined) return { row: made, by: "registration" };
  // Of two first logins at once the other one may have made it meanwhile.
  const justMade = await identity.findUser(client);
  if (justMade !== undefined) return { row: justMade, by: "identity" };
  throw new DomainError("conflict", "An account with this email exists already. Log in with your password.");
}
