import { stopTalkMail } from "@verdict/contract/talk-mail";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { stopMails } from "./stop-mails.ts";
import { hasTokenForm } from "./stop-token.ts";

const MOST_FORM_BYTES = 1_024;
/** Mail programs send either of them (RFC 8058, section 3.2). */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

const STOP_PATH = stopTalkMail.path.replace("{token}", ":token");

/** In a scope of its own: mail programs send a form with the call, which no other call of the site takes. */
export function registerNewsRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: "string", bodyLimit: MOST_FORM_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
    handle(scope, stopTalkMail, async ({ params }) => {
      await stopMails(pool, params.token);
      return { message: "No more of these mails." };
    });
    // Mail programs without the button open the address like a link; that alone stops nothing, as programs follow links.
    scope.get<{ Params: { token: string } }>(STOP_PATH, { exposeHeadRoute: false }, async ({ params }, reply) => {
      if (!hasTokenForm(params.token)) throw new DomainError("not_found", "This link is not one of ours");
      return reply.header("cache-control", "no-store").redirect(`/talk-mail/${params.token}`, 303);
    });
  });
}
