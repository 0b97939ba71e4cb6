import type { LtiStep } from "@verdict/contract/lti-launch";
import { mostOf } from "../../classes/grading/grade-class.ts";
import { listGradedAssignments } from "../../classes/grading/store.ts";
import { enterClass } from "../../classes/joining/join.ts";
import { isStaff, mayManage, refuseArchived } from "../../classes/require-class.ts";
import { type ClassRow, findClass } from "../../classes/store.ts";
import { mayTeach } from "../../classes/teaching/may-teach.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { type Launch, removeLaunch } from "../launch/store.ts";
import type { LtiContext } from "../lti-context.ts";
import type { Platform } from "../platforms/store.ts";
import { openLink } from "./open-link.ts";
import { type Course, findCourse, listTaught, noteVisit, updateCourse } from "./store.ts";

/*
 * What a launch does for somebody whose account is known. What the platform calls people gives them something only in
 * the class that its course is: a learner is its student. An instructor has what they have here: whether somebody may
 * teach, and whom, is said on this site alone.
 */

interface KnownLaunch {
  launch: Launch;
  platform: Platform;
  user: SignedInUser;
}

/** Throws conflict and not_allowed, in words that say who can help. */
export async function courseStep(context: LtiContext, known: KnownLaunch): Promise<LtiStep> {
  const { launch, platform, user } = known;
  const { facts } = launch;
  const where = { platform: platform.name, course: facts.courseTitle };
  const key = { platformId: platform.id, deploymentId: facts.deploymentId, contextId: facts.contextId };
  const course = await findCourse(context.pool, key);
  if (course === null) return { ...where, ...(await classStep(context, known)) };
  await updateCourse(context.pool, { id: course.id, title: facts.courseTitle, membershipsUrl: facts.membershipsUrl });
  const schoolClass = await enter(context, { ...known, course });
  await noteVisit(context.pool, { courseId: course.id, userId: user.id });
  if (facts.opens.kind === "choice") {
    if (!mayManage(schoolClass, user)) {
      throw new DomainError("not_allowed", "Only the teachers of the class may say what a link opens");
    }
    return { ...where, ...(await assignmentStep(context, { schoolClass, link: null })) };
  }
  const link = await openLink(context, { course, opens: facts.opens });
  if (link === null && mayManage(schoolClass, user)) {
    return { ...where, ...(await assignmentStep(context, { schoolClass, link: facts.opens.title })) };
  }
  await removeLaunch(context.pool, launch.ticketHash);
  const ofAssignment = link?.assignmentId ? `/assignment/${link.assignmentId}` : "";
  return { step: "over", ...where, path: `/classes/${schoolClass.id}${ofAssignment}` };
}

/** Which class the course is: only a teacher can say that. */
async function classStep({ pool }: LtiContext, { launch, user }: KnownLaunch) {
  const { isInstructor, courseTitle } = launch.facts;
  if (!isInstructor) {
    const text = `“${courseTitle}” is no class here yet. Your teacher makes it one by opening this link themselves.`;
    throw new DomainError("conflict", text);
  }
  const [classes, mayMake] = await Promise.all([listTaught(pool, user.id), mayTeach(pool, user)]);
  if (classes.length === 0 && !mayMake) {
    const text = `To make “${courseTitle}” a class here you have to be allowed to teach: ask an administrator of this site, and open the link again.`;
    throw new DomainError("not_allowed", text);
  }
  return { step: "class" as const, classes, mayMake };
}

/** The class of the course, of which a learner is a student from now on. */
async function enter(
  { pool }: LtiContext,
  { launch, user, course }: KnownLaunch & { course: Course },
): Promise<ClassRow> {
  const found = await requireFound({ pool }, { course, user });
  if (found.role !== null || isStaff(found, user)) return found;
  const { isInstructor, isLearner, courseTitle, label } = launch.facts;
  if (isInstructor || !isLearner) {
    const who = found.teachers.length === 0 ? "an administrator" : found.teachers.join(", ");
    const text = `“${courseTitle}” is the class “${found.name}” here, and you are not in it. Ask ${who} to take you in.`;
    throw new DomainError("not_allowed", text);
  }
  await inTransaction(pool, async (db) => {
    refuseArchived(await requireFound({ pool: db }, { course, user }));
    await enterClass(db, { classId: course.classId, user, label });
  });
  return requireFound({ pool }, { course, user });
}

async function requireFound(
  { pool }: { pool: Parameters<typeof findClass>[0] },
  { course, user }: { course: Course; user: SignedInUser },
): Promise<ClassRow> {
  const found = await findClass(pool, { id: course.classId, userId: user.id });
  if (found === null) throw new DomainError("not_found", "This class does not exist any more");
  return found;
}

async function assignmentStep(
  { pool }: LtiContext,
  { schoolClass, link }: { schoolClass: ClassRow; link: string | null },
) {
  const assignments = await listGradedAssignments(pool, schoolClass.id);
  return {
    step: "assignment" as const,
    className: schoolClass.name,
    link,
    assignments: assignments.map((row) => ({ _id: row.id, title: row.title, most: mostOf(row) })),
  };
}
