import type { FastifyRequest } from "fastify";
import { cookieName, TOKEN_MAX_LENGTH } from "../../platform/http/session-cookie.ts";
import type { LtiContext } from "../lti-context.ts";

/** By which launches know the browser that has begun them; null for one that has begun none. */
export function browserTokenOf({ config }: Pick<LtiContext, "config">, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(config, "lti")];
  return token === undefined || token === "" || token.length > TOKEN_MAX_LENGTH ? null : token;
}
