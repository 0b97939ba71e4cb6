import { randomBytes } from "node:crypto";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { dropShare, findOwnWhole, isKeptBack, keepShare } from "./store.ts";

type Context = Pick<AppContext, "pool">;
interface OwnSubmission {
  user: SignedInUser;
  id: string;
}

/** 256 bits: nobody guesses a link. */
const TOKEN_BYTES = 32;

/**
 * Throws not_found for an unknown submission, and for one of somebody else; not_allowed while a contest goes on, since
 * the link would show nothing.
 */
export async function share(context: Context, { user, id }: OwnSubmission): Promise<{ shareToken: string }> {
  const whole = isUuid(id) ? await findOwnWhole(context.pool, { id, userId: user.id }) : null;
  if (whole !== null && isKeptBack(whole)) {
    throw new DomainError("not_allowed", "Nobody else may see this while its contest or assignment goes on");
  }
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const shareToken = isUuid(id) ? await keepShare(context.pool, { id, userId: user.id, token }) : null;
  if (shareToken === null) throw new DomainError("not_found", "This submission does not exist");
  return { shareToken };
}

/** The link shows nothing from then on, and a new one is another one. Throws as `share` does. */
export async function unshare(context: Context, { user, id }: OwnSubmission): Promise<Record<string, never>> {
  const isOwn = isUuid(id) && (await dropShare(context.pool, { id, userId: user.id }));
  if (!isOwn) throw new DomainError("not_found", "This submission does not exist");
  return {};
}
