import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { LaunchFacts } from "../launch/launch-facts.ts";

export interface Course {
  id: string;
  title: string;
  classId: string;
  membershipsUrl: string | null;
}

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

/** Null for one of which nobody has said what it opens. */
export async function findLink(
  db: Queryable,
  input: { courseId: string; resourceLinkId: string },
): Promise<Link | null> {
  const { rows } = await db.query<Link>(
    `select assignment_id as "assignmentId" from lti_link where course_id = $1 and resource_link_id = $2`,
    [input.courseId, input.resourceLinkId],
  );
  return rows[0] ?? null;
}

/** A new one, or what the newest launch says of one that is there; what that opens stays. */
export async function putLink(
  db: Queryable,
  input: {
    courseId: string;
    resourceLinkId: string;
    title: string;
    assignmentId: string | null;
    lineItemUrl: string | null;
  },
): Promise<void> {
  await db.query(
    `insert into lti_link (course_id, resource_link_id, title, assignment_id, line_item_url) values ($1, $2, $3, $4, $5)
     on conflict (course_id, resource_link_id) do update set title = excluded.title, line_item_url = excluded.line_item_url
      where (lti_link.title, lti_link.line_item_url) is distinct from (excluded.title, excluded.line_item_url)`,
    [input.courseId, input.resourceLinkId, input.title, input.assignmentId, input.lineItemUrl],
  );
}
