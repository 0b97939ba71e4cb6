import { recordAudit } from "../../accounts/audit/store.ts";
import type { Origin } from "../../accounts/caller.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { Launch } from "../launch/store.ts";
import type { LtiContext } from "../lti-context.ts";
import type { Platform } from "../platforms/store.ts";
import { findKnown, insertIdentity } from "./store.ts";

/**
 * From now on who has launched is known by the account of `user`, who has just said so while signed in: a platform's
 * word on an address joins no account. Throws conflict where either is somebody else already.
 */
export async function linkAccount(
  { pool }: Pick<LtiContext, "pool">,
  input: { launch: Launch; platform: Platform; user: SignedInUser; origin: Origin },
): Promise<void> {
  const { platform, user, origin } = input;
  const key = { platformId: platform.id, sub: input.launch.facts.sub };
  await inTransaction(pool, async (db) => {
    if (await insertIdentity(db, { ...key, userId: user.id })) {
      const { id: userId, emailId } = user;
      await recordAudit(db, { kind: "lti_linked", userId, emailId, origin, detail: platform.name });
      return;
    }
    const known = await findKnown(db, key);
    if (known?.id === user.id) return;
    const text =
      known === null
        ? `Your account is somebody else's at ${platform.name} already: log out, and use another one.`
        : `At ${platform.name} you are known by another account already.`;
    throw new DomainError("conflict", text);
  });
}
