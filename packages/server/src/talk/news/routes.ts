import { stopTalkMail } from "@verdict/contract/talk-mail";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { stopMails } from "./stop-mails.ts";

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
      await stopMails(pool, params.token);
      return { message: "No more of these mails." };
    });
  });
}
