import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** As HOST says them where PUBLIC_URL says nothing. */
const ALL_ADDRESSES = new Set(["0.0.0.0", "[::]"]);

/**
 * The peer is loopback, no proxy speaks for somebody else, and the name that was asked is local too, or a foreign page
 * could point its own name to 127.0.0.1 and read along.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const isProxied = request.headers["x-forwarded-for"] !== undefined || request.headers["forwarded"] !== undefined;
  const name = (request.headers.host ?? "").replace(/:\d+$/, "");
  return !isProxied && LOOPBACK.has(request.socket.remoteAddress ?? "") && LOCAL_NAMES.has(name);
}

/**
 * Others reach a site with a name of its own, and mostly through a proxy. One that is set up as nginx is at first names
 * neither them nor the name they asked for: through it the whole world would count as this machine.
 */
export function isForOthers({ isHttps, publicUrl }: Pick<Config, "isHttps" | "publicUrl">): boolean {
  const { hostname } = new URL(publicUrl);
  return isHttps || !(LOCAL_NAMES.has(hostname) || ALL_ADDRESSES.has(hostname));
}
