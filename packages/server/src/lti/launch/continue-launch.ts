import type { LtiStep } from "@verdict/contract/lti-launch";
import { askedOfOwner } from "../../accounts/passwords/prove-owner.ts";
import { hashToken } from "../../accounts/sessions/token.ts";
import { findClass } from "../../classes/store.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { answerChoice } from "../courses/answer-choice.ts";
import { courseStep } from "../courses/course-step.ts";
import { linkCourse } from "../courses/link-course.ts";
import { chooseLink, requireChoosable } from "../courses/open-link.ts";
import { findCourse } from "../courses/store.ts";
import { findKnown } from "../identities/store.ts";
import type { LtiContext } from "../lti-context.ts";
import { ANSWER_PATH } from "../lti-paths.ts";
import { findPlatform, type Platform } from "../platforms/store.ts";
import { overAlready } from "./finish-launch.ts";
import { findLaunch, type Launch, spendLogin } from "./store.ts";

/** A launch of this browser, and who has made it as far as that is known. */
export interface OpenLaunch {
  ticket: string;
  launch: Launch;
  platform: Platform;
  /** The account by which the platform's person is known; null where there is none. */
  known: SignedInUser | null;
}

/** Throws not_signed_in for one that is over or of another browser. */
export async function requireLaunch(
  { pool }: Pick<LtiContext, "pool">,
  input: { ticket: string; browserToken: string | null },
): Promise<OpenLaunch> {
  const { ticket, browserToken } = input;
  if (browserToken === null) throw overAlready();
  const hashes = { ticketHash: hashToken(ticket), browserHash: hashToken(browserToken) };
  const launch = await findLaunch(pool, hashes);
  const platform = launch === undefined ? null : await findPlatform(pool, launch.platformId);
  if (launch === undefined || platform === null) throw overAlready();
  const known = await findKnown(pool, { platformId: platform.id, sub: launch.facts.sub });
  return { ticket, launch, platform, known };
}

/**
 * What comes next; null: nobody is signed in. `sessionHash` is of the session, by which an account without a password
 * shows how long ago its owner has logged in.
 */
export async function nextStep(
  context: LtiContext,
  open: OpenLaunch,
  signedIn: { user: SignedInUser; sessionHash: Buffer } | null,
): Promise<LtiStep> {
  const { launch, platform, known } = open;
  const where = { platform: platform.name, course: launch.facts.courseTitle };
  if (signedIn === null) return { step: "login", ...where };
  const { user } = signedIn;
  if (known !== null) return stepOfKnown(context, { ...open, known }, user);
  const asks = await askedOfOwner(context, signedIn);
  const { personName: person } = launch.facts;
  return { step: "account", ...where, emailId: user.emailId, name: nameOf(user), person, asks };
}

/** The same for a launch of somebody who is known, whoever is signed in, or has just been by this launch. */
export async function stepOfKnown(
  context: LtiContext,
  open: OpenLaunch & { known: SignedInUser },
  user: SignedInUser,
): Promise<LtiStep> {
  const { launch, platform, known } = open;
  const where = { platform: platform.name, course: launch.facts.courseTitle };
  if (known.id !== user.id) {
    return { step: "other-account", ...where, emailId: known.emailId, signedInAs: user.emailId };
  }
  // Signed in already, they need no login of this launch; and whoever finds it in the browser's history gets none.
  await spendLogin(context.pool, launch.ticketHash);
  if (launch.answer !== null) {
    return { step: "answer", ...where, path: `${ANSWER_PATH}/${open.ticket}`, waits: launch.isAwaited };
  }
  return courseStep(context, { launch, platform, user });
}

/**
 * Whether the platform's word is enough to log in to the account by which the person is known: they have agreed to that
 * themselves. Never to an administrator's, which is worth more than any course: it is logged in to on this site.
 */
export function mayLogInByLaunch(known: SignedInUser): boolean {
  return known.role !== "admin";
}

/** Throws as `linkCourse` does, and not_allowed for another account than the launch's. */
export async function chooseClass(
  context: LtiContext,
  open: OpenLaunch,
  input: { user: SignedInUser; classId: string | null },
): Promise<LtiStep> {
  const { user } = input;
  requireOwn(open, user);
  await linkCourse(context, { launch: open.launch, ...input });
  return stepOfKnown(context, { ...open, known: user }, user);
}

/** Throws not_allowed and not_found. */
export async function chooseAssignment(
  context: LtiContext,
  open: OpenLaunch,
  input: { user: SignedInUser; assignmentId: string | null },
): Promise<LtiStep> {
  const { user, assignmentId } = input;
  requireOwn(open, user);
  const { launch, platform } = open;
  const { facts } = launch;
  const key = { platformId: platform.id, deploymentId: facts.deploymentId, contextId: facts.contextId };
  const course = await findCourse(context.pool, key);
  const schoolClass = course === null ? null : await findClass(context.pool, { id: course.classId, userId: user.id });
  if (course === null || schoolClass === null)
    throw new DomainError("conflict", "The course is no class here any more");
  if (facts.opens.kind === "link") {
    await chooseLink(context, { course, schoolClass, user, opens: facts.opens, assignmentId });
    return stepOfKnown(context, { ...open, known: user }, user);
  }
  const assignment = await requireChoosable(context, { schoolClass, user, assignmentId });
  const answer = { launch, platform, choice: facts.opens, className: schoolClass.name, assignment };
  await answerChoice(context, answer);
  const where = { platform: platform.name, course: facts.courseTitle };
  return { step: "answer", ...where, path: `${ANSWER_PATH}/${open.ticket}`, waits: launch.isAwaited };
}

function requireOwn({ known }: OpenLaunch, user: SignedInUser): void {
  if (known?.id === user.id) return;
  throw new DomainError("not_allowed", "You are known by another account at your platform");
}

function nameOf({ firstName, lastName }: SignedInUser): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}
