import { DomainError } from "../../platform/http/errors.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { isSessionYoung } from "../sessions/store.ts";
import { type PasswordProof, provePassword } from "./prove-password.ts";
import { hasPassword } from "./store.ts";

/** Somebody who has just logged in stands at the keyboard still. */
const YOUNG_MINUTES = 10;

type OwnerProof = Omit<PasswordProof, "currentPassword"> & { currentPassword: string | undefined };

/** What an owner shows: the password; or, for an account without one, that they have just logged in. */
type AskedOfOwner = "password" | "new-login" | "nothing";

/** What `proveOwner` still needs in this session. */
export async function askedOfOwner(
  { pool }: Pick<AccountsContext, "pool">,
  { user, sessionHash }: Pick<OwnerProof, "user" | "sessionHash">,
): Promise<AskedOfOwner> {
  if (await hasPassword(pool, user.id)) return "password";
  return (await isSessionYoung(pool, { tokenHash: sessionHash, minutes: YOUNG_MINUTES })) ? "nothing" : "new-login";
}

/**
 * Throws unless the owner of the account stands behind the call, and not somebody who has found it signed in: by the
 * password as `provePassword` does, or by a session that was begun a few minutes ago where the account has none.
 */
export async function proveOwner(context: Parameters<typeof provePassword>[0], proof: OwnerProof): Promise<void> {
  const { currentPassword, ...owner } = proof;
  const asked = await askedOfOwner(context, proof);
  if (asked === "password") {
    if (currentPassword === undefined) throw new DomainError("bad_input", "Enter the password of this account");
    await provePassword(context, { ...owner, currentPassword });
  }
  if (asked === "new-login") {
    throw new DomainError(
      "not_allowed",
      "You have logged in a while ago: log out, log in again, and open the link anew",
    );
  }
}
