import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { isPlainName } from "./person-name.ts";

/*
 * Personal tokens let a program make calls in a user's name: `Authorization: Bearer vdt_...`. Which calls is said by
 * the scope of each endpoint.
 */

/** By these letters people, and scanners of published code, know what has leaked. */
export const TOKEN_PREFIX = "vdt_";
/** More than anybody has programs. */
export const MOST_TOKENS = 20;
export const TOKEN_NAME_MAX_LENGTH = 60;

/** `submit` includes `read`. */
const Scope = z.enum(["read", "submit"], "Scope must be read or submit");

export const PersonalToken = z.object({
  _id: z.string(),
  name: z.string(),
  scope: Scope,
  createdAt: z.iso.datetime(),
  /** Within an hour; null when it was never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Null when it holds until it is revoked. */
  expiresAt: z.nullable(z.iso.datetime()),
});
export type PersonalToken = z.infer<typeof PersonalToken>;

const CreateTokenBody = z.object({
  name: z
    .string("A name is required")
    .check(
      z.trim(),
      z.minLength(1, "A name is required"),
      z.maxLength(TOKEN_NAME_MAX_LENGTH, `The name must be at most ${TOKEN_NAME_MAX_LENGTH} characters`),
      z.refine(isPlainName, "A name has no links and no special characters"),
    ),
  scope: Scope,
  /** In days; null for one that does not expire. */
  expiresIn: z.nullable(
    z.int("Invalid input").check(z.minimum(1, "Invalid input"), z.maximum(366, "A token holds for at most a year")),
  ),
});

export const tokens = endpoint({
  method: "GET",
  path: "/user/tokens",
  access: "user",
  response: z.object({ tokens: z.array(PersonalToken) }),
  summary: "The signed-in user's personal tokens, newest first, those that have expired included",
});
export const createToken = endpoint({
  method: "POST",
  path: "/user/tokens",
  access: "user",
  body: CreateTokenBody,
  /** `secret` is the token itself. It is told this once. */
  response: z.object({ token: PersonalToken, secret: z.string() }),
  summary: "Make a personal token, with which a program may make calls in the user's name",
});
export const revokeToken = endpoint({
  method: "DELETE",
  path: "/user/tokens/{tokenId}",
  access: "user",
  response: MessageReply,
  summary: "Revoke a personal token; programs that use it are refused at once",
});
