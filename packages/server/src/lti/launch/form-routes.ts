import { LTI_LAUNCH_PAGE } from "@verdict/contract/lti-launch";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../accounts/caller.ts";
import { hashToken, randomToken } from "../../accounts/sessions/token.ts";
import { refusalOf } from "../../platform/http/error-reply.ts";
import { DomainError, STATUS_OF_CODE } from "../../platform/http/errors.ts";
import { cookieName, cookieOptions } from "../../platform/http/session-cookie.ts";
import type { LtiContext } from "../lti-context.ts";
import { ANSWER_PATH, DEEP_LINK_PATH, FRAME_PATH, KEYS_PATH, LAUNCH_PATH, LOGIN_PATH } from "../lti-paths.ts";
import { hasPlatform } from "../platforms/store.ts";
import { beginLaunch, requireLaunchable } from "./begin-launch.ts";
import { browserTokenOf } from "./browser-token.ts";
import { finishLaunch, overAlready } from "./finish-launch.ts";
import { type LoginRequest, queryOf, readLoginRequest } from "./login-request.ts";
import { sendAnswerPage, sendFramePage, sendGivenUpPage, sendRefusalPage } from "./pages.ts";
import { LAUNCH_MINUTES, type LaunchAnswer, takeAnswer, takeAwaitedAnswer } from "./store.ts";

/** A statement of a platform that says much about a course has some 10 kB. */
const MOST_FORM_BYTES = 64 * 1024;
/** So much arrives at once on any line. */
const FORM_MS = 15_000;
/** Every four seconds for an hour. */
const MOST_LOOKS = 900;
const FRAMES: readonly unknown[] = ["iframe", "frame", "embed", "object"];
/** Browsers say where a page is to be shown over https alone, and Safari only since 16.4. */
const saysWhere = (request: FastifyRequest) => request.headers["sec-fetch-dest"] !== undefined;

/**
 * What browsers are sent to by a platform, and what platforms fetch: none of it is a call of the contract. The two forms
 * are the only ones that pages of other sites may post here.
 */
export async function registerLaunchForms(app: FastifyInstance, context: LtiContext): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text.toString())));
    });
    forms.setErrorHandler((error, request, reply) => {
      const { code, message } = refusalOf(error);
      if (code === "internal") request.log.error({ err: error, path: LAUNCH_PATH }, "A launch failed");
      return sendRefusalPage(reply, { status: STATUS_OF_CODE[code], text: message });
    });
    const options = {
      bodyLimit: MOST_FORM_BYTES,
      config: { bodyDeadlineMs: FORM_MS, isPostedFromElsewhere: true as const },
    };
    registerLogin(forms, context, options);
    forms.post(LAUNCH_PATH, options, async (request, reply) => {
      const form = formOf(request);
      const ticket = await finishLaunch(context, { state: form["state"] ?? "", idToken: form["id_token"] ?? null });
      return reply.redirect(`${LTI_LAUNCH_PAGE}/${ticket}`, 303);
    });
    registerAnswers(forms, context);
  });
  app.get(KEYS_PATH, async (_request, reply) => {
    if (!(await hasPlatform(context.pool)))
      throw new DomainError("not_found", "No learning platform is connected here");
    reply.header("cache-control", "public, max-age=300");
    return context.toolKey.published();
  });
}

type PostOptions = { bodyLimit: number; config: { bodyDeadlineMs: number; isPostedFromElsewhere: true } };

function registerLogin(forms: FastifyInstance, context: LtiContext, options: PostOptions): void {
  const begin = async (request: FastifyRequest, reply: FastifyReply, asked: LoginRequest) => {
    if (FRAMES.includes(request.headers["sec-fetch-dest"])) return leaveFrame(reply, { asked, isSure: true });
    if (!saysWhere(request) && asked.tab === undefined) {
      await requireLaunchable(context, asked);
      return leaveFrame(reply, { asked, isSure: false });
    }
    // A post of another site's page comes without our cookie, which a browser may have for the sake of another tab.
    if (request.method === "POST") return reply.redirect(`${LOGIN_PATH}?${queryOf(asked)}`, 303);
    const { url, browserToken } = await beginLaunch(context, {
      asked,
      browserToken: browserTokenOf(context, request),
      caller: callerOf(request),
    });
    const { config } = context;
    reply.setCookie(cookieName(config, "lti"), browserToken, cookieOptions(config, LAUNCH_MINUTES * 60));
    return reply.header("cache-control", "no-store").redirect(url, 302);
  };
  forms.get(LOGIN_PATH, { exposeHeadRoute: false }, (request, reply) =>
    begin(request, reply, readLoginRequest(request.query)),
  );
  forms.post(LOGIN_PATH, options, (request, reply) => begin(request, reply, readLoginRequest(request.body)));
}

/**
 * Where something is chosen, the frame waits for it: a platform looks for it nowhere else. Where it is not sure that this
 * is a frame, the page itself finds out.
 */
function leaveFrame(reply: FastifyReply, { asked, isSure }: { asked: LoginRequest; isSure: boolean }): FastifyReply {
  const { target_link_uri: target } = asked;
  if (URL.canParse(target) && new URL(target).pathname === DEEP_LINK_PATH) {
    const token = randomToken();
    return reply.redirect(`${FRAME_PATH}/${token}?${queryOf(asked)}`, 303);
  }
  const path = `${LOGIN_PATH}?${queryOf(asked, { tab: "1" })}`;
  return sendFramePage(reply, { path, waitsAt: null, unframedPath: isSure ? null : path });
}

function registerAnswers(forms: FastifyInstance, context: LtiContext): void {
  const { pool, toolKey } = context;
  // It may be an hour since it was chosen, and platforms take what was signed within minutes.
  const send = async (reply: FastifyReply, { url, token }: LaunchAnswer) =>
    sendAnswerPage(reply, { url, token: await toolKey.signAgain(token) });
  forms.get<{ Params: { ticket: string } }>(
    `${ANSWER_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const browserToken = browserTokenOf(context, request);
      if (browserToken === null) throw overAlready();
      const hashes = { ticketHash: hashToken(request.params.ticket), browserHash: hashToken(browserToken) };
      const answer = await takeAnswer(pool, hashes);
      if (answer === undefined) throw overAlready();
      return send(reply, answer);
    },
  );

  forms.get<{ Params: { token: string }; Querystring: { looks?: string } }>(
    `${FRAME_PATH}/:token`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token } = request.params;
      const asked = readLoginRequest(request.query);
      const answer = await takeAwaitedAnswer(pool, hashToken(token));
      if (answer !== undefined) return send(reply, answer);
      const looks = Number(request.query.looks ?? 0) + 1;
      if (!(looks < MOST_LOOKS)) return sendGivenUpPage(reply);
      return sendFramePage(reply, {
        path: `${LOGIN_PATH}?${queryOf(asked, { frame: token, tab: "1" })}`,
        waitsAt: `${FRAME_PATH}/${token}?${queryOf(asked)}&looks=${looks}`,
        unframedPath: saysWhere(request) ? null : `${LOGIN_PATH}?${queryOf(asked, { tab: "1" })}`,
      });
    },
  );
}

/** Texts alone: a field that is no text is none. */
function formOf({ body }: FastifyRequest): Partial<Record<string, string>> {
  return typeof body === "object" && body !== null ? (body as Record<string, string>) : {};
}
