import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import type pg from "pg";
import { changeSettings } from "../../accounts/settings/change-settings.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { createStopTokens } from "./stop-token.ts";
import { hasAccount } from "./store.ts";

/** Does nothing for an account that is gone. Throws not_found for a token that is none of ours. */
export async function stopMails(pool: pg.Pool, token: string): Promise<void> {
  const userId = (await createStopTokens(pool)).read(token);
  if (userId === null) throw new DomainError("not_found", "This link is not one of ours");
  if (!(await hasAccount(pool, userId))) return;
  await changeSettings(pool, { userId, settings: { [TALK_MAIL_SETTING]: "off" } });
}
