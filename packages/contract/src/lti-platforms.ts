import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { isPlainName } from "./person-name.ts";

/*
 * Learning platforms (Moodle, Canvas, …) whose courses use this site by LTI 1.3. An administrator enters on each side
 * what the other one is called.
 */

export const MOST_LTI_PLATFORMS = 50;
const MOST_DEPLOYMENTS = 20;
const MOST_HOSTS = 10;
const ADDRESS_MAX_LENGTH = 1_000;
/** LTI 1.3 allows ids of at most 255 ASCII characters. */
const ID = /^[\x21-\x7e]{1,255}$/;
const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;
const HOST_WORDS = "A host looks like school.example";
const THIS_MACHINE: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** What goes there are signed statements and grades, so it speaks TLS; only a platform on this very machine need not. */
export function isPlatformAddress(text: string): boolean {
  if (text.length > ADDRESS_MAX_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && THIS_MACHINE.includes(hostname));
  return isSafe && username === "" && password === "" && hash === "";
}

/** As addresses say it: the port of https is not told there. What is no host stays, and is refused. */
function hostOf(text: string): string {
  return URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : text;
}

function addressField(what: string) {
  const text = `${what} must be an address that starts with https://`;
  return z.string(text).check(z.trim(), z.refine(isPlatformAddress, text));
}

function idField(what: string) {
  return z.string(`Enter the ${what}`).check(z.trim(), z.regex(ID, `Enter the ${what} as the platform shows it`));
}

/** What an administrator says of a platform. */
export const LtiPlatformForm = z.object({
  /** What people here read; the platform itself does not know it. */
  name: z
    .string("Give the platform a name")
    .check(
      z.trim(),
      z.minLength(1, "Give the platform a name"),
      z.maxLength(60, "A name has at most 60 characters"),
      z.refine(isPlainName, "A name cannot contain links or line breaks"),
    ),
  /** As its messages say it: compared letter by letter. */
  issuer: addressField("The platform ID (issuer)"),
  clientId: idField("client ID"),
  deploymentIds: z
    .array(idField("deployment ID"))
    .check(
      z.minLength(1, "Enter at least one deployment ID"),
      z.maxLength(MOST_DEPLOYMENTS, `At most ${MOST_DEPLOYMENTS} deployment IDs`),
    ),
  authorizationUrl: addressField("The authentication request URL"),
  tokenUrl: addressField("The access token URL"),
  keysUrl: addressField("The public keyset URL"),
  /** Of a token request; null: the address of the tokens, as most platforms want it. */
  tokenAudience: z.nullable(idField("audience of token requests")),
  /** Where grades and rosters are kept beside the hosts of the addresses above; with a port that is not the usual one. */
  serviceHosts: z
    .array(
      z.string().check(
        z.trim(),
        z.toLowerCase(),
        z.regex(HOST, HOST_WORDS),
        z.refine((text) => URL.canParse(`https://${text}`), HOST_WORDS),
        z.overwrite(hostOf),
      ),
    )
    .check(z.maxLength(MOST_HOSTS, `At most ${MOST_HOSTS} hosts`)),
});
export type LtiPlatformForm = z.infer<typeof LtiPlatformForm>;

const LtiPlatform = z.object({
  ...LtiPlatformForm.shape,
  _id: z.string(),
  /** Accounts that are known there. */
  people: z.number(),
  /** Classes that belong to a course there. */
  classes: z.number(),
});
export type LtiPlatform = z.infer<typeof LtiPlatform>;

/** What the platform's administrator enters there. */
const LtiToolAddresses = z.object({
  loginUrl: z.string(),
  redirectUrl: z.string(),
  keysUrl: z.string(),
  deepLinkUrl: z.string(),
});
export type LtiToolAddresses = z.infer<typeof LtiToolAddresses>;

export const ltiPlatforms = endpoint({
  method: "GET",
  path: "/lti/platforms",
  access: "admin",
  response: z.object({ tool: LtiToolAddresses, platforms: z.array(LtiPlatform) }),
  summary: "The learning platforms whose courses use this site, and what they have to know of it",
});
export const addLtiPlatform = endpoint({
  method: "POST",
  path: "/lti/platforms",
  access: "admin",
  body: LtiPlatformForm,
  response: z.object({ _id: z.string() }),
  summary: "Let the courses of a learning platform use this site",
});
export const changeLtiPlatform = endpoint({
  method: "PUT",
  path: "/lti/platforms/{platformId}",
  access: "admin",
  body: LtiPlatformForm,
  response: MessageReply,
  summary: "Change what is known of a learning platform",
});
export const removeLtiPlatform = endpoint({
  method: "DELETE",
  path: "/lti/platforms/{platformId}",
  access: "admin",
  response: MessageReply,
  summary: "Remove a learning platform with its courses and who people are there; classes and accounts stay",
});
