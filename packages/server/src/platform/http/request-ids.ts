import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { currentRequest, inRequestScope, type RequestScope } from "../request-scope.ts";
import { bearerToken } from "./bearer-token.ts";
import { pathOf } from "./error-reply.ts";
import { networkOf } from "./network-of.ts";
import { cookieName, TOKEN_MAX_LENGTH } from "./session-cookie.ts";

declare module "fastify" {
  interface FastifyRequest {
    scope: RequestScope;
  }
}

/** What a proxy in front may have given: no spaces, no line breaks, nothing that a log could be fooled with. */
const GIVEN_ID = /^[\w.:-]{1,64}$/;

/** The id that a proxy gave, so that its log and ours say the same, or a new one. */
export function requestIdOf(raw: Pick<IncomingMessage, "headers">): string {
  const given = raw.headers["x-request-id"];
  return typeof given === "string" && GIVEN_ID.test(given) ? given : randomUUID();
}

/** At the level debug the log has a line for every request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const facts = { method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    inRequestScope(request.scope, () => request.log.debug(facts, "Answered"));
    done();
  });
}

/** Must be the first hook: everything after it runs in the scope of its request and answers with its id. */
export function registerRequestScope(
  app: FastifyInstance,
  { config, tokenOwners }: Pick<AppContext, "config" | "tokenOwners">,
): void {
  const sessionName = cookieName(config, "session");
  const browserName = cookieName(config, "known-browser");
  app.decorateRequest("scope");
  app.addHook("onRequest", (request, reply, done) => {
    // Fastify says that it is always there.
    const ip: string | undefined = request.ip;
    if (ip === undefined) {
      reply.hijack(); // The connection was cut before the request was read: nobody waits for an answer.
      return;
    }
    reply.header("x-request-id", request.id);
    const caller = bearerToken(request) ?? cookieOf(request, sessionName);
    const user = tokenOwners.ownerOf(caller) ?? tokenOwners.ownerOf(cookieOf(request, browserName)) ?? "";
    request.scope = { id: request.id, ip, network: networkOf(ip), caller, user, facts: {} };
    inRequestScope(request.scope, done);
  });
  // The body arrives in events of the connection, which knows no request.
  app.addHook("preValidation", (request, _reply, done) => {
    if (currentRequest() === request.scope) done();
    else inRequestScope(request.scope, done);
  });
}

/** Read by hand, since this hook comes before the one that reads all cookies. */
function cookieOf({ headers }: FastifyRequest, name: string): string {
  const text = `; ${headers.cookie ?? ""}`;
  const start = text.indexOf(`; ${name}=`);
  if (start < 0) return "";
  const begin = start + name.length + 3;
  const end = text.indexOf(";", begin);
  const value = text.slice(begin, end < 0 ? undefined : end);
  return value.length > TOKEN_MAX_LENGTH ? "" : value;
}
