import { TOKEN_PREFIX } from "@verdict/contract/tokens";
import type { FastifyRequest } from "fastify";
import { TOKEN_MAX_LENGTH } from "./session-cookie.ts";

const BEARER = /^Bearer +([\w-]+)$/i;

/**
 * The personal token of `Authorization: Bearer vdt_...`, right or invented; null where there is none. What a proxy in
 * front puts into this header for itself is none of ours.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const [, token = ""] = BEARER.exec(headers.authorization ?? "") ?? [];
  return token.startsWith(TOKEN_PREFIX) && token.length <= TOKEN_MAX_LENGTH ? token : null;
}
