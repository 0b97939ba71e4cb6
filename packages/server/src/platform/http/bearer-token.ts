import { TOKEN_PREFIX } from "@verdict/contract/tokens";
import type { FastifyRequest } from "fastify";
import { TOKEN_MAX_LENGTH } from "./session-cookie.ts";

const BEARER = /^Bearer +([\w-]+)$/i;
const BASIC = /^Basic +([\w+/=-]+)$/i;

/**
 * The personal token of `Authorization: Bearer vdt_...`, or one that is the password of `Basic`, whatever the name
 * says: tools of contests know nothing else. Right or invented; null where there is none. What a proxy in front puts
 * into this header for itself is none of ours.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const { authorization = "" } = headers;
  const token = BEARER.exec(authorization)?.[1] ?? passwordOf(authorization);
  return token.startsWith(TOKEN_PREFIX) && token.length <= TOKEN_MAX_LENGTH ? token : null;
}

/** Empty where there is none. */
function passwordOf(authorization: string): string {
  const [, encoded = ""] = BASIC.exec(authorization) ?? [];
  const [, password = ""] = /^[^:]*:([\w-]+)$/.exec(Buffer.from(encoded, "base64").toString("latin1")) ?? [];
  return password;
}
