import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Longer than a server is at a course; one that has died is followed by another after it. */
const BUSY_MINUTES = 5;

export interface ClaimedCourse {
  id: string;
  platformId: string;
  classId: string;
  freeLateDays: number;
}

const CLAIMED = `id, platform_id as "platformId", class_id as "classId",
  (select k.free_late_days from class k where k.id = lti_course.class_id) as "freeLateDays"`;

/**
 * A course whose grades may have changed since they were looked at: something of its students was judged, an attempt is
 * to be made again, or an hour has gone by, in which an assignment or its days may have been changed. Until it is let go
 * no other server takes it. Null where there is none.
 */
export async function claimDue(db: Queryable): Promise<ClaimedCourse | null> {
  const { rows } = await db.query<ClaimedCourse>(
    `update lti_course set busy_until = now() + make_interval(mins => $1)
      where id = (
        select c.id from lti_course c join class k on k.id = c.class_id
         where c.busy_until <= now() and k.archived_at is null
           and exists (select from lti_link l where l.course_id = c.id and l.assignment_id is not null
                                                and l.line_item_url is not null)
           and (c.looked_at is null or c.looked_at < now() - interval '1 hour'
                or exists (select from lti_score s where s.course_id = c.id and s.next_try_at <= now())
                or exists (select from lti_link l
                             join assignment_problem q on q.assignment_id = l.assignment_id
                             join submission s on s.problem_id = q.problem_id and s.judged_at >= c.looked_at
                              and s.verdict is not null and s.verdict <> 'JE'
                             join class_member m on m.class_id = c.class_id and m.user_id = s.user_id
                            where l.course_id = c.id and m.role = 'student'))
         order by c.looked_at nulls first limit 1 for update of c skip locked)
     returning ${CLAIMED}`,
    [BUSY_MINUTES],
  );
  return rows[0] ?? null;
}

/** The same for one course, whether it is due or not; null while another server is at it. */
export async function claimCourse(db: Queryable, id: string): Promise<ClaimedCourse | null> {
  const { rows } = await db.query<ClaimedCourse>(
    `update lti_course set busy_until = now() + make_interval(mins => $2)
      where id = $1 and busy_until <= now() returning ${CLAIMED}`,
    [id, BUSY_MINUTES],
  );
  return rows[0] ?? null;
}

/** `lookedAt`: as of when all its grades have been compared; null where they have not all been: it is due at once. */
export async function letGo(db: Queryable, input: { id: string; lookedAt: Date | null }): Promise<void> {
  await db.query("update lti_course set busy_until = now(), looked_at = $2 where id = $1", [input.id, input.lookedAt]);
}

/** The database's clock. */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>("select now() as now");
  return rows[0]?.now ?? new Date();
}

export interface GradedLink {
  resourceLinkId: string;
  assignmentId: string;
  lineItemUrl: string;
}

export async function listGradedLinks(db: Queryable, courseId: string): Promise<GradedLink[]> {
  const { rows } = await db.query<GradedLink>(
    `select resource_link_id as "resourceLinkId", assignment_id as "assignmentId", line_item_url as "lineItemUrl"
       from lti_link where course_id = $1 and assignment_id is not null and line_item_url is not null
      order by resource_link_id`,
    [courseId],
  );
  return rows;
}

/** What the platform calls the students of a class, by account. */
export async function listSubs(
  db: Queryable,
  input: { platformId: string; classId: string },
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ user_id: string; sub: string }>(
    `select i.user_id, i.sub from lti_identity i join class_member m on m.user_id = i.user_id
      where i.platform_id = $1 and m.class_id = $2 and m.role = 'student'`,
    [input.platformId, input.classId],
  );
  return new Map(rows.map(({ user_id, sub }) => [user_id, sub]));
}

export interface ScoreRow {
  resourceLinkId: string;
  userId: string;
  earned: number | null;
  most: number;
  sentAt: Date | null;
  failure: string | null;
  /** Whether an attempt may be made again by now. */
  isDue: boolean;
}

export async function listScores(db: Queryable, courseId: string): Promise<ScoreRow[]> {
  const { rows } = await db.query<ScoreRow>(
    `select resource_link_id as "resourceLinkId", user_id as "userId", earned, most, sent_at as "sentAt", failure,
            coalesce(next_try_at <= now(), true) as "isDue"
       from lti_score where course_id = $1`,
    [courseId],
  );
  return rows;
}

interface ScoreKey {
  courseId: string;
  resourceLinkId: string;
  userId: string;
}

export async function noteSent(
  db: Queryable,
  input: ScoreKey & { earned: number | null; most: number },
): Promise<void> {
  await db.query(
    `insert into lti_score (course_id, resource_link_id, user_id, earned, most, sent_at)
     select l.course_id, l.resource_link_id, u.id, $4, $5, now() from lti_link l, user_account u
      where l.course_id = $1 and l.resource_link_id = $2 and u.id = $3
     on conflict (course_id, resource_link_id, user_id) do update
       set earned = excluded.earned, most = excluded.most, sent_at = now(), failure = null, tries = 0, next_try_at = null`,
    [input.courseId, input.resourceLinkId, input.userId, input.earned, input.most],
  );
}

/** The next attempt comes after a minute, then two, four, and so on up to six hours. */
export async function noteFailed(db: Queryable, input: ScoreKey & { most: number; failure: string }): Promise<void> {
  await db.query(
    `insert into lti_score as s (course_id, resource_link_id, user_id, most, failure, tries, next_try_at)
     select l.course_id, l.resource_link_id, u.id, $4, $5, 1, now() + interval '1 minute' from lti_link l, user_account u
      where l.course_id = $1 and l.resource_link_id = $2 and u.id = $3
     on conflict (course_id, resource_link_id, user_id) do update
       set failure = excluded.failure, tries = s.tries + 1,
           next_try_at = now() + least(interval '1 minute' * power(2, least(s.tries, 10)), interval '6 hours')`,
    [input.courseId, input.resourceLinkId, input.userId, input.most, input.failure],
  );
}
