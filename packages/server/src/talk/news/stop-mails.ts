import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { createStopTokens, hasTokenForm } from "./stop-token.ts";
import { switchMailsOff } from "./store.ts";

/** Does nothing for an account that is gone. Throws not_found for a token that is none of ours. */
export async function stopMails(pool: pg.Pool, token: string): Promise<void> {
  const userId = hasTokenForm(token) ? (await createStopTokens(pool)).read(token) : null;
  if (userId === null) throw new DomainError("not_found", "This link is not one of ours");
  await switchMailsOff(pool, userId);
}
