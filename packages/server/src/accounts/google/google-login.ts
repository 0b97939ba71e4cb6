import { hash } from "node:crypto";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import type { Caller } from "../caller.ts";
import { googleLinkedMail } from "../mail/compose.ts";
import { deleteRegistrations } from "../registration/store.ts";
import { findUserByGoogleSub, insertUser, linkGoogleAccount, type UserRow, userOfRow } from "../users/store.ts";
import type { GoogleIdentity } from "./google-tokens.ts";
import { firstSiteOfToken } from "./store.ts";

interface FoundUser {
  row: UserRow;
  /** How this login has found it. */
  by: "sub" | "link" | "registration";
}

/**
 * Logs in, or makes an account; a Google account is known by its `sub`, never by its address. A token works from
 * the site that used it first, so a browser may try again after a cut connection, and a copy elsewhere is of no use.
 */
export async function loginWithGoogle(
  context: AccountsContext,
  input: { token: string; caller: Caller },
): Promise<SignedInUser> {
  if (context.googleTokens === null) {
    throw new DomainError("not_configured", "Google sign-in is not set up on this server");
  }
  const identity = await context.googleTokens.verify(input.token);
  await refuseCopy(context, input);
  const { row, by } = await inTransaction(context.pool, async (client) => {
    const found = await findOrMakeUser(client, identity);
    await deleteRegistrations(client, identity.emailId);
    const { id: userId, email_id: emailId } = found.row;
    const { origin } = input.caller;
    if (found.by === "link") await recordAudit(client, { kind: "google_linked", userId, emailId, origin });
    if (found.by === "registration") await recordAudit(client, { kind: "registered", userId, emailId, origin });
    return found;
  });
  const user = userOfRow(row);
  if (by === "link") context.notices.tell(googleLinkedMail(context.mailTemplate, user));
  return user;
}

async function refuseCopy(
  context: Pick<AccountsContext, "pool">,
  input: { token: string; caller: Caller },
): Promise<void> {
  // The signed part names the token; its signature could be written in other ways.
  const signed = input.token.slice(0, input.token.lastIndexOf("."));
  const { site } = input.caller;
  const first = await firstSiteOfToken(context.pool, { tokenHash: hash("sha256", signed, "buffer"), site });
  if (first !== site) throw new DomainError("not_signed_in", "Google login failed");
}

async function findOrMakeUser(client: pg.ClientBase, identity: GoogleIdentity): Promise<FoundUser> {
  const known = await findUserByGoogleSub(client, identity.sub);
  if (known !== undefined) return { row: known, by: "sub" };
  const linked = await linkIfOwner(client, identity);
  if (linked !== undefined) return { row: linked, by: "link" };
  const made = await insertUser(client, {
    emailId: identity.emailId,
    firstName: identity.firstName,
    lastName: identity.lastName,
    profilePicture: identity.profilePicture,
    passwordHash: null,
    googleSub: identity.sub,
    role: "user",
  });
  if (made !== undefined) return { row: made, by: "registration" };
  // Of two first logins at once the other one may have made it meanwhile.
  const justMade = await findUserByGoogleSub(client, identity.sub);
  if (justMade !== undefined) return { row: justMade, by: "sub" };
  throw new DomainError("conflict", "An account with this email exists already. Log in with your password.");
}

async function linkIfOwner(client: pg.ClientBase, identity: GoogleIdentity): Promise<UserRow | undefined> {
  if (!identity.isMailboxOfGoogle) return undefined;
  const { emailId, sub, profilePicture } = identity;
  return linkGoogleAccount(client, { emailId, googleSub: sub, profilePicture });
}
