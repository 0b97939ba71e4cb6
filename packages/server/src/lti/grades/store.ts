import type { Queryable } from "../../platform/postgres/transaction.ts";
import { MOST_LINKS } from "../courses/store.ts";

export interface GradedLink {
  resourceLinkId: string;
  assignmentId: string;
  lineItemUrl: string;
}

export async function listGradedLinks(db: Queryable, courseId: string): Promise<GradedLink[]> {
  const { rows } = await db.query<GradedLink>(
    `select resource_link_id as "resourceLinkId", assignment_id as "assignmentId", line_item_url as "lineItemUrl"
       from lti_link where course_id = $1 and assignment_id is not null and line_item_url is not null
      order by resource_link_id limit $2`,
    [courseId, MOST_LINKS],
  );
  return rows;
}

/** What the platform calls the students of the class who have opened this course, by account. */
export async function listSubs(
  db: Queryable,
  course: { id: string; platformId: string; classId: string },
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ user_id: string; sub: string }>(
    `select i.user_id, i.sub from lti_identity i
       join class_member m on m.user_id = i.user_id
       join lti_visit v on v.course_id = $3 and v.user_id = i.user_id
      where i.platform_id = $1 and m.class_id = $2 and m.role = 'student'`,
    [course.platformId, course.classId, course.id],
  );
  return new Map(rows.map(({ user_id, sub }) => [user_id, sub]));
}

export interface ScoreRow {
  resourceLinkId: string;
  userId: string;
  /** The column to which it was sent, or should have been. */
  lineItemUrl: string;
  earned: number | null;
  most: number;
  failure: string | null;
  /** Whether an attempt may be made again by now. */
  isDue: boolean;
}

export async function listScores(db: Queryable, courseId: string): Promise<ScoreRow[]> {
  const { rows } = await db.query<ScoreRow>(
    `select resource_link_id as "resourceLinkId", user_id as "userId", line_item_url as "lineItemUrl", earned, most,
            failure, coalesce(next_try_at <= now(), true) as "isDue"
       from lti_score where course_id = $1`,
    [courseId],
  );
  return rows;
}

interface ScoreKey {
  courseId: string;
  resourceLinkId: string;
  userId: string;
  lineItemUrl: string;
}

export async function noteSent(
  db: Queryable,
  input: ScoreKey & { earned: number | null; most: number },
): Promise<void> {
  await db.query(
    `insert into lti_score (course_id, resource_link_id, user_id, line_item_url, earned, most, sent_at)
     select l.course_id, l.resource_link_id, u.id, $6, $4, $5, now() from lti_link l, user_account u
      where l.course_id = $1 and l.resource_link_id = $2 and u.id = $3
     on conflict (course_id, resource_link_id, user_id) do update
       set line_item_url = excluded.line_item_url, earned = excluded.earned, most = excluded.most, sent_at = now(),
           failure = null, tries = 0, next_try_at = null`,
    [input.courseId, input.resourceLinkId, input.userId, input.earned, input.most, input.lineItemUrl],
  );
}

/** The next attempt comes after a minute, then two, four, and so on up to six hours. */
export async function noteFailed(db: Queryable, input: ScoreKey & { most: number; failure: string }): Promise<void> {
  await db.query(
    `insert into lti_score as s (course_id, resource_link_id, user_id, line_item_url, most, failure, tries, next_try_at)
     select l.course_id, l.resource_link_id, u.id, $6, $4, $5, 1, now() + interval '1 minute'
       from lti_link l, user_account u
      where l.course_id = $1 and l.resource_link_id = $2 and u.id = $3
     on conflict (course_id, resource_link_id, user_id) do update
       set line_item_url = excluded.line_item_url, failure = excluded.failure, tries = s.tries + 1,
           next_try_at = now() + least(interval '1 minute' * power(2, least(s.tries, 10)), interval '6 hours')`,
    [input.courseId, input.resourceLinkId, input.userId, input.most, input.failure, input.lineItemUrl],
  );
}

/** Attempts that were due before a whole look, and that it has not made: nobody is there for whom to make them. */
export async function dropAttempts(db: Queryable, input: { courseId: string; dueBefore: Date }): Promise<void> {
  await db.query("update lti_score set next_try_at = null where course_id = $1 and next_try_at <= $2", [
    input.courseId,
    input.dueBefore,
  ]);
}
