import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import type pg from "pg";
import { isInOpenAssignment } from "../../openings/assignments-sql.ts";
import { isInUnfinishedContest } from "../../openings/openings-sql.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isShownTo } from "../visible-to.ts";

export interface NewsRow {
  user_id: string;
  email_id: string;
  first_name: string;
  news: { problemId: string; title: string; comments: number; newestId: string; toldId: string | null }[];
}

/** So long after it was written a comment is told: until then its author may think better of it. */
const SETTLED_AFTER = "interval '10 minutes'";
/** What is older was never told, say because mails were off, and is no news. */
const NEWS_FOR = "interval '7 days'";

/**
 * Whom there is to tell of what others have written since their own first comment to a problem, or since they shared a
 * solution: what they see of it themselves, of problems that are open to them, and nobody whose last mail is of the last
 * twenty-four hours. Whoever waits for longest comes first.
 */
export async function listDue(db: Queryable, input: { seesEverybody: boolean; most: number }): Promise<NewsRow[]> {
  const shown = isShownTo({ hiddenAt: "k.hidden_at", viewerId: "part.user_id", seesEverybody: "$1" });
  const { rows } = await db.query<NewsRow>(
    `with part as (
       select user_id, problem_id, min(since) as since from (
         select author_id as user_id, problem_id, created_at as since from talk_comment where hidden_at is null
         union all
         select s.user_id, h.problem_id, h.shared_at from shared_solution h join submission s on s.id = h.submission_id
          where h.hidden_at is null) parts
        group by user_id, problem_id),
     found as (
       select part.user_id, part.problem_id, p.title, p.position, count(*)::int as comments, max(k.id) as newest_id,
              min(k.created_at) as oldest_at, max(n.told_id) as told_id
         from talk_comment k
         join part on part.problem_id = k.problem_id and part.user_id <> k.author_id and k.created_at > part.since
         join user_account u on u.id = k.author_id
         join problem p on p.id = k.problem_id and p.deleted_at is null and not p.is_draft
         left join talk_news n on n.user_id = part.user_id and n.problem_id = part.problem_id
        where k.created_at > now() - ${NEWS_FOR} and k.created_at <= now() - ${SETTLED_AFTER}
          and k.id > coalesce(n.told_id, 0) and ${shown}
        group by part.user_id, part.problem_id, p.title, p.position)
     select f.user_id, a.email_id, a.first_name,
            json_agg(json_build_object('problemId', f.problem_id, 'title', f.title, 'comments', f.comments,
                                       'newestId', f.newest_id::text, 'toldId', f.told_id::text)
                     order by f.position, f.problem_id) as news
       from found f join user_account a on a.id = f.user_id
      where exists (select from solved s where s.user_id = f.user_id and s.problem_id = f.problem_id)
        and not ${isInUnfinishedContest("f.problem_id", "f.user_id")}
        and not ${isInOpenAssignment("f.problem_id", "f.user_id")}
        and not exists (select from talk_news t where t.user_id = f.user_id and t.mailed_at > now() - interval '1 day')
        and not exists (select from user_settings o
                         where o.user_id = f.user_id and o.settings ->> '${TALK_MAIL_SETTING}' = 'off')
        and not exists (select from account_lock l where l.user_id = f.user_id)
        and not exists (select from account_deletion d where d.user_id = f.user_id and d.delete_after is not null)
      group by f.user_id, a.email_id, a.first_name
      order by min(f.oldest_at), f.user_id limit $2`,
    [input.seesEverybody, input.most],
  );
  return rows;
}

/**
 * From now on these are told. False where the user has been told of something in the last twenty-four hours, say by
 * another server just now.
 */
export async function noteTold(pool: pg.Pool, row: NewsRow): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtextextended('talk news ' || $1, 0))", [row.user_id]);
    const { rowCount } = await db.query(
      `insert into talk_news (user_id, problem_id, told_id)
       select $1::uuid, problem_id, told_id from unnest($2::text[], $3::bigint[]) told (problem_id, told_id)
        where not exists (select from talk_news t where t.user_id = $1::uuid and t.mailed_at > now() - interval '1 day')
       on conflict (user_id, problem_id) do update set told_id = excluded.told_id, mailed_at = now()`,
      [row.user_id, row.news.map(({ problemId }) => problemId), row.news.map(({ newestId }) => newestId)],
    );
    return rowCount !== 0;
  });
}

/** As it was before: the mail could not be sent, and is tried again next time. */
export async function forgetTold(db: Queryable, row: NewsRow): Promise<void> {
  await db.query(
    `update talk_news t set told_id = coalesce(before.told_id, 0), mailed_at = now() - interval '1 day'
       from unnest($2::text[], $3::bigint[]) before (problem_id, told_id)
      where t.user_id = $1 and t.problem_id = before.problem_id`,
    [row.user_id, row.news.map(({ problemId }) => problemId), row.news.map(({ toldId }) => toldId)],
  );
}

export async function hasAccount(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from user_account where id = $1", [userId]);
  return rowCount === 1;
}
