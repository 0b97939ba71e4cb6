import type { OpenIdSettings } from "../../config-openid.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { type ClaimedPerson, claimedPerson, domainOf } from "../identities/claimed-person.ts";
import type { Claims } from "./openid-provider.ts";

/** Who the provider says it is. */
export interface OpenIdPerson extends ClaimedPerson {
  issuer: string;
  /**
   * Whether the provider's word on who owns the address is the last one: the administrator has named its domain as one
   * of the provider's.
   */
  isMailboxOfProvider: boolean;
}

/** Throws DomainError for whoever may not come in. */
export function openIdPerson(claims: Claims, settings: OpenIdSettings): OpenIdPerson {
  const { name, emailDomains } = settings;
  const { azp } = claims;
  // Made for another application, which may have handed it on.
  if (azp !== undefined && azp !== settings.clientId) {
    throw new DomainError("not_signed_in", `The login with ${name} failed. Please try again.`);
  }
  const issuer = claims["iss"];
  const person = claimedPerson(claims);
  if (person === null || typeof issuer !== "string") {
    throw new DomainError("not_signed_in", `${name} tells no usable email address of yours.`);
  }
  if (!isVerified(claims)) throw new DomainError("not_signed_in", `${name} has not verified your email address.`);
  if (emailDomains !== null && !emailDomains.includes(domainOf(person.emailId))) {
    throw new DomainError("not_allowed", `With ${name} only addresses of ${emailDomains.join(", ")} may log in.`);
  }
  return { ...person, issuer, isMailboxOfProvider: emailDomains !== null };
}

/** Entra ID never sends the standard's claim; in its place a tenant can be told to say that the domain is its own. */
function isVerified(claims: Claims): boolean {
  const { email_verified: isVerifiedAddress, xms_edov: isOwnDomain } = claims;
  return isVerifiedAddress === true || (isVerifiedAddress === undefined && isOwnDomain === true);
}
