import { EnvironmentError } from "@verdict/contract/environment";
import * as z from "zod";

/** The one OpenID provider of an installation: the site of a school, say, by whose word people log in here. */
export interface OpenIdSettings {
  /** As its tokens say it. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** What the button and messages call it. */
  name: string;
  /**
   * In lower case. Only addresses of these come in, and for these the provider's word on who owns an address is the last
   * one. Null: every address comes in, and none of them joins an account that is there already.
   */
  emailDomains: readonly string[] | null;
}

const ISSUER_TEXT = "must be an address that starts with https:// (or http:// on this machine), without user or query";
const NAME_TEXT = "must be a name of at most 40 characters";
const DOMAINS_TEXT = "must be domains, such as school.example,students.school.example";
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/;
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The variables of the environment. */
export const OPENID_VARIABLES = {
  OIDC_ISSUER: z.string().trim().refine(isIssuer, ISSUER_TEXT).optional(),
  OIDC_CLIENT_ID: z.string().trim().optional(),
  OIDC_CLIENT_SECRET: z.string().trim().optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,40}$/u, NAME_TEXT)
    .optional(),
  OIDC_EMAIL_DOMAINS: z
    .string()
    .transform((text) => text.split(",").map((domain) => domain.trim().toLowerCase()))
    .refine((domains) => domains.every((domain) => DOMAIN.test(domain)), DOMAINS_TEXT)
    .optional(),
};
const Variables = z.object(OPENID_VARIABLES);

/** Null where no provider is set. Throws EnvironmentError where half of it is. */
export function openIdOf(values: z.output<typeof Variables>): OpenIdSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = values;
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined && OIDC_CLIENT_SECRET !== undefined) {
    const issuer = new URL(OIDC_ISSUER);
    return {
      issuer,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      name: values.OIDC_NAME ?? issuer.hostname,
      emailDomains: values.OIDC_EMAIL_DOMAINS ?? null,
    };
  }
  const needed = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const isUnused = missing.length === 3 && values.OIDC_NAME === undefined && values.OIDC_EMAIL_DOMAINS === undefined;
  if (isUnused) return null;
  throw new EnvironmentError(
    `${missing.join(" and ")} must be set along with the other settings of the OpenID provider`,
  );
}

/** What goes to the provider are secrets, so it speaks TLS; only a provider on this very machine need not. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  return isPlain && (url.protocol === "https:" || (url.protocol === "http:" && THIS_MACHINE.has(url.hostname)));
}
