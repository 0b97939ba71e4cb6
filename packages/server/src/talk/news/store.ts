import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import type pg from "pg";
import { isInOpenAssignment } from "../../openings/assignments-sql.ts";
import { isInUnfinishedContest } from "../../openings/openings-sql.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { areClassmates, IS_LEAVING } from "../visible-to.ts";

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
/** Of one problem: of what so many hear whether there is more, nobody needs the number. */
const MOST_COMMENTS = 200;
/** In hours: a day of a time zone may have 23 of them. */
const ONE_MAIL_IN = "interval '24 hours'";

const wasMailed = (userId: string) =>
  `exists (select from talk_news t where t.user_id = ${userId} and t.mailed_at > now() - ${ONE_MAIL_IN})`;

/**
 * Whom there is to tell of what others have written since their own first comment to a problem, or since they shared a
 * solution: what they see of it themselves, of problems that are open to them, and nobody whose last mail is of the last
 * twenty-four hours. Whoever waits for longest comes first. `userId`: only whether this one is to be told; null for all.
 */
export async function listDue(
  db: Queryable,
  input: { seesEverybody: boolean; most: number; userId: string | null },
): Promise<NewsRow[]> {
  const { rows } = await db.query<NewsRow>(
    `with recent as materialized (
       select k.*, u.role = 'admin' as is_of_admin
         from (select distinct problem_id from talk_comment where created_at > now() - ${NEWS_FOR}) talked
         join problem p on p.id = talked.problem_id and p.deleted_at is null and not p.is_draft
        cross join lateral (
          select id, problem_id, author_id, created_at from talk_comment c
           where c.problem_id = talked.problem_id and c.hidden_at is null
             and c.created_at > now() - ${NEWS_FOR} and c.created_at <= now() - ${SETTLED_AFTER}
           order by c.id desc limit ${MOST_COMMENTS}) k
         join user_account u on u.id = k.author_id and not ${IS_LEAVING}),
     part as materialized (
       select user_id, problem_id, min(since) as since from (
         select author_id as user_id, problem_id, created_at as since from talk_comment where hidden_at is null
         union all
         select s.user_id, h.problem_id, h.shared_at from shared_solution h join submission s on s.id = h.submission_id
          where h.hidden_at is null) parts
        where problem_id in (select problem_id from recent) and ($3::uuid is null or user_id = $3)
        group by user_id, problem_id),
     due as materialized (
       select a.id, a.email_id, a.first_name from user_account a
        where a.id in (select user_id from part) and not ${wasMailed("a.id")}
          and not exists (select from user_settings o
                           where o.user_id = a.id and o.settings ->> '${TALK_MAIL_SETTING}' = 'off')
          and not exists (select from account_lock l where l.user_id = a.id)
          and not exists (select from account_deletion d where d.user_id = a.id and d.delete_after is not null)),
     found as (
       select part.user_id, part.problem_id, count(*)::int as comments,
              max(k.id) as newest_id, min(k.created_at) as oldest_at, max(n.told_id) as told_id
         from due
         join part on part.user_id = due.id
         join recent k on k.problem_id = part.problem_id and k.author_id <> part.user_id and k.created_at > part.since
         left join talk_news n on n.user_id = part.user_id and n.problem_id = part.problem_id
        where k.id > coalesce(n.told_id, 0)
          and ($1 or k.is_of_admin or ${areClassmates("part.user_id", "k.author_id")})
        group by part.user_id, part.problem_id)
     select f.user_id, due.email_id, due.first_name,
            json_agg(json_build_object('problemId', f.problem_id, 'title', p.title, 'comments', f.comments,
                                       'newestId', f.newest_id::text, 'toldId', f.told_id::text)
                     order by p.position, f.problem_id) as news
       from found f join due on due.id = f.user_id join problem p on p.id = f.problem_id
      where exists (select from solved s where s.user_id = f.user_id and s.problem_id = f.problem_id)
        and not ${isInUnfinishedContest("f.problem_id", "f.user_id")}
        and not ${isInOpenAssignment("f.problem_id", "f.user_id")}
      group by f.user_id, due.email_id, due.first_name
      order by min(f.oldest_at), f.user_id limit $2`,
    [input.seesEverybody, input.most, input.userId],
  );
  return rows;
}

/**
 * What there is to tell the user at this moment, which counts as told from now on. Null where there is nothing: another
 * server may have told it just now, and whoever was on a list some minutes ago may have stopped the mails since then.
 */
export async function takeNews(
  pool: pg.Pool,
  { userId, seesEverybody }: { userId: string; seesEverybody: boolean },
): Promise<NewsRow | null> {
  return inTransaction(pool, async (db) => {
    await db.query("select pg_advisory_xact_lock(hashtextextended('talk news ' || $1, 0))", [userId]);
    const [row] = await listDue(db, { seesEverybody, most: 1, userId });
    if (row === undefined) return null;
    await db.query(
      `insert into talk_news (user_id, problem_id, told_id)
       select $1::uuid, problem_id, told_id from unnest($2::text[], $3::bigint[]) told (problem_id, told_id)
       on conflict (user_id, problem_id) do update set told_id = excluded.told_id, mailed_at = now()`,
      [userId, row.news.map(({ problemId }) => problemId), row.news.map(({ newestId }) => newestId)],
    );
    return row;
  });
}

/** The mail could not be sent: it is told again, but not before tomorrow, and those who wait behind them come first. */
export async function forgetTold(db: Queryable, row: NewsRow): Promise<void> {
  await db.query(
    `update talk_news t set told_id = coalesce(before.told_id, 0)
       from unnest($2::text[], $3::bigint[]) before (problem_id, told_id)
      where t.user_id = $1 and t.problem_id = before.problem_id`,
    [row.user_id, row.news.map(({ problemId }) => problemId), row.news.map(({ toldId }) => toldId)],
  );
}

/** Whatever else is in the settings of the account, and however much: this one always has room. Does nothing without an account. */
export async function switchMailsOff(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `insert into user_settings (user_id, settings)
     select id, jsonb_build_object('${TALK_MAIL_SETTING}', 'off') from user_account where id = $1
     on conflict (user_id) do update set settings = user_settings.settings || excluded.settings`,
    [userId],
  );
}
