import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * A form that pages of other sites post here. Such a route does nothing for whoever the cookies say that it is.
     */
    isPostedFromElsewhere?: true;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that another site makes with our user's cookie. The cookie's SameSite=Lax alone does not: another port
 * of the same host counts as the same site. The algorithm is that of Go 1.25's http.CrossOriginProtection. Programs
 * that send neither header, such as curl, pass: they carry no one else's cookies.
 */
export function registerCrossOriginCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const isAllowed =
      SAFE_METHODS.has(request.method) ||
      request.routeOptions.config.isPostedFromElsewhere === true ||
      isOwnOrigin(request, publicOrigin);
    done(isAllowed ? undefined : new DomainError("cross_origin", "Calls from another site are refused"));
  });
}

function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  if (origin === publicOrigin) return true;
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (origin === undefined) return true;
  // Browsers leave Sec-Fetch-Site out on plain http; there the origin must be the host that was asked.
  return URL.canParse(origin) && new URL(origin).host === host;
}
