import { ALL_END } from "./assignments-sql.ts";
import { CONTEST_OVER, FROZEN_FROM } from "./openings-sql.ts";

/*
 * What others are not told of somebody yet: whatever was done with a problem since a contest with it began, as long as
 * that is not over for all or its board is frozen, whoever takes part; and what students have done since an exam of
 * theirs with it began. Solved before that, it is told all the same: a count that sank would say who takes part. A
 * challenge keeps nothing back: anybody makes one of any problem.
 */

/** The first part of a query. Where `user_id` is null, it is about everybody. */
export const WITH_UNTOLD = `with untold as materialized (
  select q.problem_id, null::uuid as user_id, c.starts_at as since
    from contest c join contest_problem q on q.contest_id = c.id
   where not c.is_challenge and c.starts_at <= now() and (now() < ${CONTEST_OVER} or ${FROZEN_FROM} is not null)
  union all
  select q.problem_id, m.user_id, a.opens_at
    from assignment a
    join class c on c.id = a.class_id and c.archived_at is null
    join assignment_problem q on q.assignment_id = a.id
    join class_member m on m.class_id = a.class_id and m.role = 'student'
   where a.aids = 'exam' and a.opens_at <= now() and now() < ${ALL_END})`;

/** What the user did with the problem at that moment may be told to others. */
export const isTold = (input: { problemId: string; userId: string; at: string }) => `not exists (
  select from untold u
   where u.problem_id = ${input.problemId} and (u.user_id is null or u.user_id = ${input.userId}) and u.since <= ${input.at})`;
