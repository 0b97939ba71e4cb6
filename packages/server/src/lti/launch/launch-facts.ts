import { isPlatformAddress } from "@verdict/contract/lti-platforms";
import { UNPRINTABLE } from "@verdict/contract/person-name";
import { isStorable } from "@verdict/contract/storable-text";
import type { JWTPayload } from "jose";
import * as z from "zod/mini";
import { DomainError } from "../../platform/http/errors.ts";

/* What a platform says in a launch (LTI Core 1.3, section 5), as far as this site wants it. */

export const CLAIM = "https://purl.imsglobal.org/spec/lti/claim/";
export const DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim/";
const GRADES_CLAIM = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
const ROSTER_CLAIM = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
export const SCORE_SCOPE = "https://purl.imsglobal.org/spec/lti-ags/scope/score";
/** Roles in the course. Those in the institution or the whole system say nothing about it. */
const ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#";
const MOST_TITLE_LENGTH = 100;
const MOST_DATA_LENGTH = 4_000;
/** The id of an assignment. */
const MOST_WANTED_LENGTH = 36;

export interface LaunchFacts {
  /** The platform's name for the person. */
  sub: string;
  /** What the platform calls them in words; empty where it keeps that to itself. */
  personName: string;
  deploymentId: string;
  contextId: string;
  courseTitle: string;
  isInstructor: boolean;
  isLearner: boolean;
  /** What the school calls the person: a number, say. Empty where it tells none. */
  label: string;
  /** Where the platform tells who is in the course. */
  membershipsUrl: string | null;
  opens:
    | {
        kind: "link";
        id: string;
        title: string;
        /** What this site has put into the link; null where it was made by hand. Anybody at the platform may change it. */
        wanted: string | null;
        /** The column of the grade book that takes grades. */
        lineItemUrl: string | null;
      }
    | { kind: "choice"; returnUrl: string; data: string | null; takesGrades: boolean };
}

const Id = z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/));
const AnyText = z.catch(z.optional(z.string()), undefined);
/** As it stands: it is kept, and what a platform has signed is not written anew. */
const KnownAddress = z.string().check(z.refine((text) => isPlatformAddress(text) && isStorable(text)));
const Address = z.catch(z.nullable(KnownAddress), null);

const Claims = z.object({
  sub: Id,
  version: z.literal("1.3.0"),
  messageType: z.enum(["LtiResourceLinkRequest", "LtiDeepLinkingRequest"]),
  deploymentId: Id,
  roles: z.catch(z.array(z.string()), []),
  target: z.catch(z.nullable(z.string()), null),
  names: z.array(AnyText),
});
const Context = z.object({ id: Id, title: AnyText, label: AnyText });
const ResourceLink = z.object({ id: Id, title: AnyText });
const Custom = z.object({
  verdict_assignment: z.string().check(z.maxLength(MOST_WANTED_LENGTH), z.refine(isStorable)),
});
const Person = z.object({ person_sourcedid: AnyText });
const Grades = z.object({ lineitem: Address, scope: z.catch(z.array(z.string()), []) });
const Roster = z.object({ context_memberships_url: Address });
const DeepLinking = z.object({
  deep_link_return_url: KnownAddress,
  data: z.optional(z.string().check(z.maxLength(MOST_DATA_LENGTH), z.refine(isStorable))),
  accept_types: z.array(z.string()),
  accept_lineitem: z.optional(z.boolean()),
});

/** What stands in links that this site has made; the class itself is named by this word. */
export const WANTED_PARAMETER = "verdict_assignment";
export const WANTED_CLASS = "class";

/** Of claims whose signature holds. Throws bad_input for what is no launch of LTI 1.3. */
export function launchFacts(claims: JWTPayload): { facts: LaunchFacts; target: string | null } {
  const said = {
    sub: claims.sub,
    version: claims[`${CLAIM}version`],
    messageType: claims[`${CLAIM}message_type`],
    deploymentId: claims[`${CLAIM}deployment_id`],
    roles: claims[`${CLAIM}roles`],
    target: claims[`${CLAIM}target_link_uri`],
    names: [claims["name"], claims["given_name"], claims["family_name"]],
  };
  const known = read(Claims, said, "The platform's message is not one of LTI 1.3");
  const context = read(Context, claims[`${CLAIM}context`], "Open this site from within a course of your platform");
  const [whole, given, family] = known.names;
  const has = (name: string) => known.roles.includes(`${ROLE}${name}`) || known.roles.includes(name);
  const facts: LaunchFacts = {
    sub: known.sub,
    personName: titleOf(whole) ?? titleOf(`${given ?? ""} ${family ?? ""}`) ?? "",
    deploymentId: known.deploymentId,
    contextId: context.id,
    courseTitle: titleOf(context.title) ?? titleOf(context.label) ?? "Your course",
    isInstructor: has("Instructor"),
    isLearner: has("Learner"),
    label: titleOf(Person.safeParse(claims[`${CLAIM}lis`]).data?.person_sourcedid)?.slice(0, 60) ?? "",
    membershipsUrl: Roster.safeParse(claims[ROSTER_CLAIM]).data?.context_memberships_url ?? null,
    opens: known.messageType === "LtiDeepLinkingRequest" ? choiceOf(claims) : linkOf(claims),
  };
  return { facts, target: known.target };
}

function linkOf(claims: JWTPayload): LaunchFacts["opens"] {
  const link = read(ResourceLink, claims[`${CLAIM}resource_link`], "The platform does not say which link was opened");
  const grades = Grades.safeParse(claims[GRADES_CLAIM]).data;
  return {
    kind: "link",
    id: link.id,
    title: titleOf(link.title) ?? "Link",
    wanted: Custom.safeParse(claims[`${CLAIM}custom`]).data?.[WANTED_PARAMETER] ?? null,
    lineItemUrl: grades?.scope.includes(SCORE_SCOPE) ? grades.lineitem : null,
  };
}

function choiceOf(claims: JWTPayload): LaunchFacts["opens"] {
  const settings = read(
    DeepLinking,
    claims[`${DEEP_LINKING}deep_linking_settings`],
    "The platform does not say where a choice goes",
  );
  if (!settings.accept_types.includes("ltiResourceLink")) {
    throw new DomainError("bad_input", "The platform takes no links here");
  }
  return {
    kind: "choice",
    returnUrl: settings.deep_link_return_url,
    data: settings.data ?? null,
    takesGrades: settings.accept_lineitem !== false,
  };
}

function read<T extends z.core.$ZodType>(shape: T, value: unknown, text: string): z.output<T> {
  const parsed = z.safeParse(shape, value);
  if (!parsed.success) throw new DomainError("bad_input", `${text}.`);
  return parsed.data;
}

/** Null for what has nothing to show. */
function titleOf(text: string | undefined): string | null {
  const clean = (text ?? "").toWellFormed().replaceAll(new RegExp(UNPRINTABLE, "gu"), " ").trim();
  return clean === "" ? null : clean.slice(0, MOST_TITLE_LENGTH).toWellFormed();
}
