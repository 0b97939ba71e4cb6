import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { LaunchFacts } from "../launch/launch-facts.ts";

export interface Course {
  id: string;
  title: string;
  classId: string;
  membershipsUrl: string | null;
}

/** Far more than a course has; whoever may make links at a platform makes no more of them. */
export const MOST_LINKS = 200;

type CourseKey = { platformId: string } & Pick<LaunchFacts, "deploymentId" | "contextId">;

export async function findCourse(db: Queryable, key: CourseKey): Promise<Course | null> {
  const { rows } = await db.query<Course>(
    `select id, title, class_id as "classId", memberships_url as "membershipsUrl" from lti_course
      where platform_id = $1 and deployment_id = $2 and context_id = $3`,
    [key.platformId, key.deploymentId, key.contextId],
  );
  return rows[0] ?? null;
}

/** False where it is a class already. */
export async function insertCourse(
  db: Queryable,
  input: CourseKey & { title: string; classId: string; membershipsUrl: string | null; userId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into lti_course (platform_id, deployment_id, context_id, title, class_id, memberships_url, linked_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      ...[input.platformId, input.deploymentId, input.contextId],
      ...[input.title, input.classId, input.membershipsUrl, input.userId],
    ],
  );
  return rowCount === 1;
}

/** What the newest launch says of it. */
export async function updateCourse(
  db: Queryable,
  input: { id: string; title: string; membershipsUrl: string | null },
): Promise<void> {
  await db.query(
    `update lti_course set title = $2, memberships_url = coalesce($3, memberships_url)
      where id = $1 and (title <> $2 or memberships_url is distinct from coalesce($3, memberships_url))`,
    [input.id, input.title, input.membershipsUrl],
  );
}

/** False where the class has no such course. */
export async function removeCourse(db: Queryable, input: { id: string; classId: string }): Promise<boolean> {
  const { rowCount } = await db.query("delete from lti_course where id = $1 and class_id = $2", [
    input.id,
    input.classId,
  ]);
  return rowCount === 1;
}

/** Those that somebody teaches and that are not archived, newest first. */
export async function listTaught(db: Queryable, userId: string): Promise<{ _id: string; name: string }[]> {
  const { rows } = await db.query<{ _id: string; name: string }>(
    `select c.id as _id, c.name from class_member m join class c on c.id = m.class_id
      where m.user_id = $1 and m.role = 'teacher' and c.archived_at is null order by c.created_at desc, c.id limit 100`,
    [userId],
  );
  return rows;
}

export interface Link {
  /** Null: the class itself. */
  assignmentId: string | null;
}

/** How a link is named. */
interface LinkKey {
  courseId: string;
  resourceLinkId: string;
}

/** Null for one of which nobody has said what it opens. */
export async function findLink(db: Queryable, input: LinkKey): Promise<(Link & { isForgotten: boolean }) | null> {
  const { rows } = await db.query<Link & { isForgotten: boolean }>(
    `select assignment_id as "assignmentId", is_forgotten as "isForgotten" from lti_link where course_id = $1 and resource_link_id = $2`,
    [input.courseId, input.resourceLinkId],
  );
  return rows[0] ?? null;
}

/** What the newest launch says of one that is there. A launch that names no column takes none away. */
export async function refreshLink(
  db: Queryable,
  input: LinkKey & { title: string; lineItemUrl: string | null },
): Promise<void> {
  await db.query(
    `update lti_link set title = $3, line_item_url = coalesce($4, line_item_url), changed_at = now()
      where course_id = $1 and resource_link_id = $2
        and (title, line_item_url) is distinct from ($3, coalesce($4, line_item_url))`,
    [input.courseId, input.resourceLinkId, input.title, input.lineItemUrl],
  );
}

/** That somebody has opened the course: from now on its platform knows them there. */
export async function noteVisit(db: Queryable, input: { courseId: string; userId: string }): Promise<void> {
  await db.query(
    `insert into lti_visit (course_id, user_id) select c.id, u.id from lti_course c, user_account u
      where c.id = $1 and u.id = $2 on conflict do nothing`,
    [input.courseId, input.userId],
  );
}

/**
 * A new one, or what one opens from now on that was forgotten; what another one opens stays. `gone`: the course or the
 * assignment is no more (both are held, so that none goes meanwhile); `full`: the course has as many as it may have.
 */
export async function putLink(
  db: Queryable,
  input: LinkKey & { title: string; assignmentId: string | null; lineItemUrl: string | null },
): Promise<"put" | "gone" | "full"> {
  const { rows } = await db.query<{ isThere: boolean; hasRoom: boolean }>(
    `with course as (select id from lti_course where id = $1 for key share),
          opened as (select id from assignment where id = $4 for key share),
          there as (select id from course where $4::uuid is null or exists (select from opened)),
          room as (select exists (select from lti_link where course_id = $1 and resource_link_id = $2)
                          or (select count(*) from lti_link where course_id = $1) < $6 as "hasRoom"),
          put as (
            insert into lti_link (course_id, resource_link_id, title, assignment_id, line_item_url)
            select there.id, $2, $3, $4, $5 from there cross join room where room."hasRoom"
            on conflict (course_id, resource_link_id) do update
               set title = excluded.title, line_item_url = coalesce(excluded.line_item_url, lti_link.line_item_url),
                   assignment_id = case when lti_link.is_forgotten then excluded.assignment_id
                                        else lti_link.assignment_id end,
                   is_forgotten = false, changed_at = now())
     select exists (select from there) as "isThere", "hasRoom" from room`,
    [input.courseId, input.resourceLinkId, input.title, input.assignmentId, input.lineItemUrl, MOST_LINKS],
  );
  const [found] = rows;
  if (found?.isThere !== true) return "gone";
  return found.hasRoom ? "put" : "full";
}

/** Its column of the grade book stays, with what that was told. False where the course has no such link. */
export async function forgetLink(db: Queryable, input: LinkKey & { classId: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    `update lti_link l set assignment_id = null, is_forgotten = true
       from lti_course c where c.id = l.course_id and c.id = $1 and l.resource_link_id = $2 and c.class_id = $3`,
    [input.courseId, input.resourceLinkId, input.classId],
  );
  return rowCount === 1;
}
