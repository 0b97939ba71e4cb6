import { listGradedAssignments } from "../../classes/grading/store.ts";
import { mayManage } from "../../classes/require-class.ts";
import type { ClassRow } from "../../classes/store.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { type LaunchFacts, WANTED_CLASS } from "../launch/launch-facts.ts";
import type { LtiContext } from "../lti-context.ts";
import { type Course, findLink, type Link, MOST_LINKS, putLink, refreshLink } from "./store.ts";

type OpenedLink = Extract<LaunchFacts["opens"], { kind: "link" }>;

/**
 * What a link opens, with what the newest launch says of it; null where nobody has said that yet, or it was forgotten.
 * What stands in the link itself counts where it is of the course's own class: anybody who may change a link at the
 * platform may change that.
 */
export async function openLink(
  { pool }: Pick<LtiContext, "pool">,
  { course, opens }: { course: Course; opens: OpenedLink },
): Promise<Link | null> {
  const key = { courseId: course.id, resourceLinkId: opens.id };
  const { title, lineItemUrl } = opens;
  const known = await findLink(pool, key);
  if (known !== null) {
    await refreshLink(pool, { ...key, title, lineItemUrl });
    return known.isForgotten ? null : known;
  }
  const wanted = await wantedIn({ pool }, { course, opens });
  if (wanted === null) return null;
  const put = await putLink(pool, { ...key, title, lineItemUrl, ...wanted });
  return put === "gone" ? null : wanted;
}

async function wantedIn(
  { pool }: Pick<LtiContext, "pool">,
  { course, opens }: { course: Course; opens: OpenedLink },
): Promise<Link | null> {
  const { wanted } = opens;
  if (wanted === null) return null;
  if (wanted === WANTED_CLASS) return { assignmentId: null };
  const assignments = await listGradedAssignments(pool, course.classId);
  return assignments.some(({ id }) => id === wanted) ? { assignmentId: wanted } : null;
}

/**
 * Throws not_allowed for who is no teacher of the class, not_found for an assignment of another one, and conflict for one
 * link more than a course may have.
 */
export async function chooseLink(
  { pool }: Pick<LtiContext, "pool">,
  input: {
    course: Course;
    schoolClass: ClassRow;
    user: SignedInUser;
    opens: OpenedLink;
    assignmentId: string | null;
  },
): Promise<void> {
  const { course, opens, assignmentId } = input;
  await requireChoosable({ pool }, input);
  const { title, lineItemUrl } = opens;
  const link = { courseId: course.id, resourceLinkId: opens.id, title, lineItemUrl, assignmentId };
  const put = await putLink(pool, link);
  if (put === "gone") throw new DomainError("not_found", "The assignment or the course is gone meanwhile");
  if (put === "full") throw new DomainError("conflict", `Only ${MOST_LINKS} links of a course open something here`);
}

/** The assignment that is chosen; null for the class itself. Throws as `chooseLink` does. */
export async function requireChoosable(
  { pool }: Pick<LtiContext, "pool">,
  input: { schoolClass: ClassRow; user: SignedInUser; assignmentId: string | null },
) {
  const { schoolClass, user, assignmentId } = input;
  if (!mayManage(schoolClass, user)) {
    throw new DomainError("not_allowed", "Only the teachers of the class may say what a link opens");
  }
  if (assignmentId === null) return null;
  const chosen = (await listGradedAssignments(pool, schoolClass.id)).find(({ id }) => id === assignmentId);
  if (chosen === undefined) throw new DomainError("not_found", "The class has no such assignment");
  return chosen;
}
