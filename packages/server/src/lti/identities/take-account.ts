import { recordAudit } from "../../accounts/audit/store.ts";
import type { Caller } from "../../accounts/caller.ts";
import { ltiLinkedMail } from "../../accounts/mail/compose.ts";
import { proveOwner } from "../../accounts/passwords/prove-owner.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { Launch } from "../launch/store.ts";
import type { LaunchContext } from "../lti-context.ts";
import type { Platform } from "../platforms/store.ts";
import { findKnown, insertIdentity } from "./store.ts";

/**
 * From now on who has launched is known by the account of `user`, who has just said so while signed in: a platform's
 * word on an address joins no account. Somebody else may sit in front of a browser that is signed in, and a link lasts
 * longer than any session: so the owner is asked for, and told by mail. Throws conflict where either is somebody else
 * already, and as `proveOwner` does.
 */
export async function linkAccount(
  context: LaunchContext,
  input: {
    launch: Launch;
    platform: Platform;
    known: SignedInUser | null;
    user: SignedInUser;
    sessionHash: Buffer;
    currentPassword: string | undefined;
    caller: Caller;
  },
): Promise<void> {
  const { launch, platform, user, sessionHash, currentPassword, caller } = input;
  if (input.known?.id === user.id) return;
  await proveOwner(context, { user, sessionHash, currentPassword, caller });
  const key = { platformId: platform.id, sub: launch.facts.sub };
  const isNew = await inTransaction(context.pool, async (db) => {
    if (await insertIdentity(db, { ...key, userId: user.id })) {
      const { id: userId, emailId } = user;
      await recordAudit(db, { kind: "lti_linked", userId, emailId, origin: caller.origin, detail: platform.name });
      return true;
    }
    const known = await findKnown(db, key);
    if (known?.id === user.id) return false;
    const text =
      known === null
        ? `Your account is somebody else's at ${platform.name} already. If that is you, remove ${platform.name} in your settings first; else log out, and use another account.`
        : `At ${platform.name} you are known by another account already.`;
    throw new DomainError("conflict", text);
  });
  if (!isNew) return;
  const told = { platform: platform.name, person: launch.facts.personName };
  context.notices.tell(ltiLinkedMail(context.mailTemplate, user, told));
}
