import { createTestContest } from "../contests/testing/test-contest.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/pool.ts";
import { PROBLEM_ID, prepareLoad } from "./load-site.ts";

/** What the benchmark of a contest's rush needs of the server. */
export const CONTEST_ID = "rush";

/**
 * A contest that is running, everybody in it, and so many submissions from before, one in three of them accepted; none
 * of them to the first problem. Returns the people's Cookie headers.
 */
export async function prepareContest(
  databaseUrl: string,
  { people, problems, submissions }: { people: number; problems: number; submissions: number },
): Promise<string[]> {
  const cookies = await prepareLoad(databaseUrl, { problems, users: people });
  const log = createLog({ level: "error", format: "text" });
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  const others = Array.from({ length: problems - 1 }, (_, index) => `problem-number-${index + 2}`);
  await createTestContest(pool, { id: CONTEST_ID, from: -240, to: 60, problemIds: [PROBLEM_ID, ...others] });
  await pool.query(
    `with person as (select id, 'Person ' || row_number() over (order by id) as name from user_account),
          entry as (insert into contest_entry (contest_id, name, kind)
                    select $1, name, 'official' from person returning id, name)
     insert into contest_member (contest_id, user_id, entry_id, is_virtual)
     select $1, p.id, e.id, false from person p join entry e using (name)`,
    [CONTEST_ID],
  );
  await pool.query(
    `with member as (select user_id, row_number() over (order by user_id) - 1 as place from contest_member
                      where contest_id = $1),
          sent as (insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
                   select m.user_id, ($2::text[])[1 + n % $4], 'cpp', 'x', 1, case when n % 3 = 0 then 1 else 0 end,
                          case when n % 3 = 0 then 'AC' else 'WA' end, at.moment, at.moment
                     from generate_series(0, $3::int - 1) n
                     join member m on m.place = (n / $4) % (select count(*) from member)
                    cross join lateral (select now() - interval '4 hours' + interval '230 minutes' * n / $3::int as moment) at
                   returning id, user_id, problem_id, created_at)
     insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
     select $1, m.entry_id, s.problem_id, s.id, s.created_at
       from sent s join contest_member m on m.user_id = s.user_id and m.contest_id = $1`,
    [CONTEST_ID, others, submissions, others.length],
  );
  await pool.query("vacuum analyze");
  await pool.end();
  return cookies;
}
