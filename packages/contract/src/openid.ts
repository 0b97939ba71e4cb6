import * as z from "zod/mini";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** Where the OpenID provider sends people back to: a page of the web app, which hands the answer on to the server. */
export const OPENID_RETURN_PATH = "/login/openid";

const WANTED_MAX_LENGTH = 1_000;
/** A code and a state have some hundred characters each; some providers make codes of 2 kB. */
const ANSWER_MAX_LENGTH = 8_192;

/**
 * A page of this site to get on to: never an address of another one, however a browser reads it (`//x`, `/\x`, and with
 * a tab in between).
 */
export const WantedPage = z
  .string("Invalid input")
  .check(z.maxLength(WANTED_MAX_LENGTH, "Invalid input"), z.regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, "Invalid input"));

export const beginOpenIdLogin = endpoint({
  method: "POST",
  path: "/user/openid-begin",
  access: "public",
  /** `wanted` comes after the login; null: the first page. */
  body: z.object({ wanted: z.nullable(WantedPage) }),
  /** Where the browser goes on. */
  response: z.object({ url: z.string() }),
  summary: "Begin a login at the site's OpenID provider; it ends in the browser that keeps the cookie",
});
export const finishOpenIdLogin = endpoint({
  method: "POST",
  path: "/user/openid-login",
  access: "public",
  /** What the provider has put behind the `?` of the address that it sent the browser back to. */
  body: z.object({
    answer: z
      .string("The login failed")
      .check(z.minLength(1, "The login failed"), z.maxLength(ANSWER_MAX_LENGTH, "The login failed")),
  }),
  response: z.object({ user: User, wanted: z.nullable(z.string()) }),
  summary: "Log in with the OpenID provider's answer to a login that this browser has begun",
});
