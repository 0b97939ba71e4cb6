import { stopTalkMail, TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import type { FastifyInstance } from "fastify";
import { mergeSettings } from "../../accounts/settings/store.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { createStopTokens } from "./stop-token.ts";

/** Far above what the settings of an account come to. */
const MOST_BYTES = 262_144;
const MOST_FORM_BYTES = 1_024;

/** In a scope of its own: mail programs send a form with the call, which no other call of the site takes. */
export function registerNewsRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MOST_FORM_BYTES },
      (_request, _body, done) => done(null, undefined),
    );
    handle(scope, stopTalkMail, async ({ params }) => {
      const userId = (await createStopTokens(pool)).read(params.token);
      if (userId === null) throw new DomainError("not_found", "This link is not one of ours");
      await stopMails(userId);
      return { message: "No more of these mails." };
    });
  });

  /** Does nothing for an account that is gone. */
  async function stopMails(userId: string): Promise<void> {
    const { rowCount } = await pool.query("select from user_account where id = $1", [userId]);
    if (rowCount === 0) return;
    const settings = { [TALK_MAIL_SETTING]: "off" };
    const merged = await mergeSettings(pool, { userId, settings, mostBytes: MOST_BYTES });
    if (merged === null) throw new DomainError("too_large", "These settings take more room than the site keeps");
  }
}
