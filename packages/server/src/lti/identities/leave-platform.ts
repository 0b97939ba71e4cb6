import { recordAudit } from "../../accounts/audit/store.ts";
import type { Origin } from "../../accounts/caller.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { LtiContext } from "../lti-context.ts";
import { removeIdentity } from "./store.ts";

/**
 * The platform opens the account no more, and is told no more of its grades. Nothing else ends by it: neither what is in
 * a class, nor a session that a launch has begun. Throws not_found.
 */
export async function unlinkAccount(
  { pool }: Pick<LtiContext, "pool">,
  input: { platformId: string; user: SignedInUser; origin: Origin },
): Promise<void> {
  const { platformId, user, origin } = input;
  await inTransaction(pool, async (db) => {
    const { id: userId, emailId } = user;
    const platform = isUuid(platformId) ? await removeIdentity(db, { platformId, userId }) : null;
    if (platform === null) throw new DomainError("not_found", "This platform does not open your account any more");
    await recordAudit(db, { kind: "lti_unlinked", userId, emailId, origin, detail: platform });
  });
}
