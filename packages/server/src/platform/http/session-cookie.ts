import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Config } from "../../config.ts";

/** A token of ours has 43 characters; anything much longer is not worth keeping or hashing. */
export const TOKEN_MAX_LENGTH = 100;

type CookieConfig = Pick<Config, "isHttps">;

type CookieName = "session" | "known-browser" | "registration" | "reset" | "openid" | "lti";

/** Under https the prefix makes the browser refuse a cookie of that name from a neighbouring host (RFC 6265bis). */
export function cookieName(config: CookieConfig, name: CookieName): string {
  return config.isHttps ? `__Host-${name}` : name;
}

export function cookieOptions(config: CookieConfig, maxAgeSeconds: number): CookieSerializeOptions {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: config.isHttps, maxAge: maxAgeSeconds };
}
