import { EmailId } from "@verdict/contract/accounts";
import { isPlainName } from "@verdict/contract/person-name";
import * as z from "zod/mini";

const NAME_MAX_LENGTH = 60;
/** OpenID Connect allows at most 255 ASCII characters (Core 1.0, section 2). */
const SUB = /^[\x21-\x7e]{1,255}$/;

/** What another site says of somebody, as far as an account here can hold it. */
export interface ClaimedPerson {
  /** The other site's name for the account there, which never changes; its address may. */
  sub: string;
  emailId: string;
  firstName: string;
  lastName: string | null;
  profilePicture: string | null;
}

/** Of the standard claims of OpenID Connect; null without a usable sub or address. */
export function claimedPerson(claims: Readonly<Record<string, unknown>>): ClaimedPerson | null {
  const { sub, email: said, picture } = claims;
  const email = z.safeParse(EmailId, said);
  if (!email.success || typeof sub !== "string" || !SUB.test(sub)) return null;
  const emailId = email.data;
  return {
    sub,
    emailId,
    firstName: name(claims["given_name"]) ?? name(claims["name"]) ?? name(emailId.split("@")[0]) ?? "Coder",
    lastName: name(claims["family_name"]),
    profilePicture: typeof picture === "string" && isHttpsAddress(picture) ? picture : null,
  };
}

export function domainOf(emailId: string): string {
  return emailId.slice(emailId.lastIndexOf("@") + 1);
}

/** Null for what is no name to us either, since it stands in our mails. */
function name(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const clean = value.trim().slice(0, NAME_MAX_LENGTH).toWellFormed();
  return clean !== "" && isPlainName(clean) ? clean : null;
}

function isHttpsAddress(text: string): boolean {
  return text.length <= 2048 && URL.canParse(text) && new URL(text).protocol === "https:";
}
