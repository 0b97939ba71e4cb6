import type { TokenScope } from "@verdict/contract/endpoint";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { hashToken } from "../sessions/token.ts";
import { userOfRow } from "../users/store.ts";
import { findToken, touchToken } from "./store.ts";

/** The last use is written at most this often. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

/**
 * The owner of a personal token, never with the rights of an admin or of staff; null when there is no such token.
 * Throws not_allowed when the call is not for programs, or not within the token's scope.
 */
export async function authenticateToken(
  context: Pick<AppContext, "pool" | "clock" | "log" | "tokenOwners">,
  input: { token: string; scope: TokenScope | null },
): Promise<SignedInUser | null> {
  const { token, scope } = input;
  const tokenHash = hashToken(token);
  const found = await findToken(context.pool, tokenHash);
  if (found === undefined) {
    context.tokenOwners.disprove(token);
    return null;
  }
  context.tokenOwners.prove(token, found.token_id);
  if (scope === null) throw new DomainError("not_allowed", "This call is not open to personal tokens");
  if (scope === "submit" && found.scope !== "submit") {
    throw new DomainError("not_allowed", "This token may only read. Make one that may also run and submit code.");
  }
  if (found.seen_at === null || context.clock().getTime() - found.seen_at.getTime() > TOUCH_EVERY_MS) {
    touchToken(context.pool, tokenHash).catch((error: unknown) => {
      context.log.warn({ err: error }, "The last use of a personal token was not written");
    });
  }
  return { ...userOfRow(found), role: "user", isProgram: true };
}
