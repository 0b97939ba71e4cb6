import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { AccountsContext } from "../accounts-context.ts";
import type { Caller } from "../caller.ts";
import { findUserByEmail } from "../users/store.ts";

/** What a signed-in user shows before something of the account changes that a stolen session must not change. */
export interface PasswordProof {
  user: SignedInUser;
  sessionHash: Buffer;
  currentPassword: string;
  caller: Caller;
}

/**
 * Throws unless the password is right. A stolen session must not become a way to guess it, so wrong ones are counted;
 * under the session, so that nobody else's guesses keep the owner out.
 */
export async function provePassword(
  context: Pick<AccountsContext, "pool" | "limits" | "passwords" | "passwordTurns">,
  proof: PasswordProof,
): Promise<void> {
  const { user, caller } = proof;
  const row = await findUserByEmail(context.pool, user.emailId);
  if (row === undefined || row.password_hash === null) {
    const message = "Your account has no password yet. Choose one with “Forgot password?” on the login page.";
    throw new DomainError("conflict", message);
  }
  const { password_hash: stored } = row;
  const session = proof.sessionHash.toString("hex");
  await context.limits.wrongBySession.spend(session);
  const lane = { caller, emailId: user.emailId };
  const isRight = await context.passwordTurns.ofKnown(lane, () =>
    context.passwords.verify(stored, proof.currentPassword),
  );
  if (!isRight) throw new DomainError("bad_input", "The current password is wrong");
  await context.limits.wrongBySession.giveBack(session);
}
