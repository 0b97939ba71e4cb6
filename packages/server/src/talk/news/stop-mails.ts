import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import type pg from "pg";
import { mergeSettings } from "../../accounts/settings/store.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { createStopTokens } from "./stop-token.ts";
import { hasAccount } from "./store.ts";

/** Far above what the settings of an account come to. */
const MOST_BYTES = 262_144;

/** Does nothing for an account that is gone. Throws not_found for a token that is none of ours. */
export async function stopMails(pool: pg.Pool, token: string): Promise<void> {
  const userId = (await createStopTokens(pool)).read(token);
  if (userId === null) throw new DomainError("not_found", "This link is not one of ours");
  if (!(await hasAccount(pool, userId))) return;
  const settings = { [TALK_MAIL_SETTING]: "off" };
  const merged = await mergeSettings(pool, { userId, settings, mostBytes: MOST_BYTES });
  if (merged === null) throw new DomainError("too_large", "These settings take more room than the site keeps");
}
