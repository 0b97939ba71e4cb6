import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { deleteRegistrations } from "../registration/store.ts";
import { findUserByGoogleSub, insertUser, linkGoogleAccount, type UserRow, userOfRow } from "../users-store.ts";
import type { GoogleIdentity } from "./google-tokens.ts";

/** Logs in, or makes an account; a Google account is known by its `sub`, never by its address. */
export async function loginWithGoogle(
  context: Pick<AccountsContext, "pool" | "googleTokens">,
  token: string,
): Promise<SignedInUser> {
  if (context.googleTokens === null) {
    throw new DomainError("not_configured", "Google sign-in is not set up on this server");
  }
  const identity = await context.googleTokens.verify(token);
  return inTransaction(context.pool, async (client) => {
    const user = await findOrMakeUser(client, identity);
    await deleteRegistrations(client, identity.emailId);
    return userOfRow(user);
  });
}

async function findOrMakeUser(client: pg.ClientBase, identity: GoogleIdentity): Promise<UserRow> {
  const { sub, emailId, firstName, lastName, profilePicture } = identity;
  const known = await findUserByGoogleSub(client, sub);
  if (known !== undefined) return known;
  if (identity.isMailboxOfGoogle) {
    const linked = await linkGoogleAccount(client, { emailId, googleSub: sub, profilePicture });
    if (linked !== undefined) return linked;
  }
  const made = await insertUser(client, {
    emailId,
    firstName,
    lastName,
    profilePicture,
    passwordHash: null,
    googleSub: sub,
    role: "user",
  });
  if (made !== undefined) return made;
  // Of two first logins at once the other one may have made it meanwhile.
  const justMade = await findUserByGoogleSub(client, sub);
  if (justMade !== undefined) return justMade;
  throw new DomainError("conflict", "An account with this email exists already. Log in with your password.");
}
