import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Longer than a server is at a course; one that has died is followed by another after it. */
const BUSY_MINUTES = 5;
/** What is judged is dated before it can be seen: a look has seen everything that is older than this before it. */
const UNSEEN_SECONDS = 60;

export interface ClaimedCourse {
  id: string;
  platformId: string;
  classId: string;
  freeLateDays: number;
  /** Tells this claim from a later one. */
  claim: string;
}

const CLAIMED = `id, platform_id as "platformId", class_id as "classId", busy_until::text as claim,
  (select k.free_late_days from class k where k.id = lti_course.class_id) as "freeLateDays"`;

/**
 * A course whose grades may have changed since they were looked at: something of its students was judged, a link was
 * changed or opened by somebody for the first time, an attempt is to be made again, or an hour has gone by, in which an
 * assignment or its days may have been changed. An archived class changes no more, but what was open then is still sent.
 * Who has waited longest comes first. Until it is let go no other server takes it. Null where there is none but those
 * that were taken since `startedAt` or are at one of `exceptPlatforms`.
 */
export async function claimDue(
  db: Queryable,
  round: { startedAt: Date; exceptPlatforms: readonly string[] },
): Promise<ClaimedCourse | null> {
  const { rows } = await db.query<ClaimedCourse>(
    `update lti_course set busy_until = now() + make_interval(mins => $1), claimed_at = now()
      where id = (
        select c.id from lti_course c join class k on k.id = c.class_id
         where c.busy_until <= now() and c.rests_until <= now() and (c.claimed_at is null or c.claimed_at < $2)
           and c.platform_id <> all($3::uuid[])
           and exists (select from lti_link l where l.course_id = c.id and l.assignment_id is not null
                                                and l.line_item_url is not null)
           and (c.looked_at is null
                or c.looked_at < coalesce(k.archived_at, now() - interval '1 hour')
                or exists (select from lti_link l where l.course_id = c.id and l.changed_at >= c.looked_at)
                or exists (select from lti_visit v where v.course_id = c.id and v.first_at >= c.looked_at)
                or exists (select from lti_score s where s.course_id = c.id and s.next_try_at <= now())
                or exists (select from lti_link l
                             join assignment_problem q on q.assignment_id = l.assignment_id
                             join submission s on s.problem_id = q.problem_id and s.judged_at >= c.looked_at
                              and s.verdict is not null and s.verdict <> 'JE'
                             join lti_visit v on v.course_id = c.id and v.user_id = s.user_id
                             join class_member m on m.class_id = c.class_id and m.user_id = s.user_id
                            where l.course_id = c.id and m.role = 'student'))
         order by c.claimed_at nulls first limit 1 for update of c skip locked)
     returning ${CLAIMED}`,
    [BUSY_MINUTES, round.startedAt, round.exceptPlatforms],
  );
  return rows[0] ?? null;
}

/** The same for one course, whether it is due or not; null while another server is at it. */
export async function claimCourse(db: Queryable, id: string): Promise<ClaimedCourse | null> {
  const { rows } = await db.query<ClaimedCourse>(
    `update lti_course set busy_until = now() + make_interval(mins => $2), claimed_at = now()
      where id = $1 and busy_until <= now() returning ${CLAIMED}`,
    [id, BUSY_MINUTES],
  );
  return rows[0] ?? null;
}

/**
 * `lookedAt`: when the comparison of all its grades began; null where they have not all been: it is due when
 * `restMinutes` are over. Changes nothing where somebody else has claimed it meanwhile.
 */
export async function letGo(
  db: Queryable,
  { course, lookedAt, restMinutes }: { course: ClaimedCourse; lookedAt: Date | null; restMinutes: number },
): Promise<void> {
  await db.query(
    `update lti_course
        set busy_until = now(), rests_until = now() + make_interval(mins => $4),
            looked_at = $3::timestamptz - make_interval(secs => $5)
      where id = $1 and busy_until = $2::timestamptz`,
    [course.id, course.claim, lookedAt, restMinutes, UNSEEN_SECONDS],
  );
}

/** The database's clock. */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>("select now() as now");
  return rows[0]?.now ?? new Date();
}
