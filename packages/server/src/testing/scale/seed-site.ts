import type { Queryable } from "../../platform/postgres/transaction.ts";

/**
 * How large a made-up site is. Submissions, sessions and entries of the log are spread over users and time unevenly, as
 * real ones are.
 */
export interface SiteSize {
  users: number;
  problems: number;
  submissions: number;
  sessions: number;
  auditEntries: number;
}

/** Rows of one statement: a million at once would hold everything in one transaction. */
const BATCH = 50_000;

/** Their further indexes are made when they are full, which takes a third of the time. */
const LARGE = ["submission", "session", "audit_entry"];

/**
 * Fills an empty database with a site that has been used for two years. User 1 has by far the most submissions, problem
 * `p-1` has by far the most as well: about a fifth of all with a hundred problems.
 */
export async function seedSite(
  db: Queryable,
  size: SiteSize,
  onStep: (what: string) => void = () => {},
): Promise<void> {
  const indexes = await dropIndexes(db);
  // A superuser may leave out what would look at each row: that it belongs to a user, and the counting.
  await setReplicationRole(db, "replica");
  onStep(`${size.users} users, ${size.problems} problems`);
  await seedUsers(db, size.users);
  await seedProblems(db, size.problems);
  for (const [what, count, insert] of [
    ["submissions", size.submissions, insertSubmissions],
    ["sessions", size.sessions, insertSessions],
    ["entries of the log", size.auditEntries, insertAuditEntries],
  ] as const) {
    onStep(`${count} ${what}`);
    for (let from = 1; from <= count; from += BATCH) {
      await insert(db, { from, to: Math.min(count, from + BATCH - 1), size });
    }
  }
  onStep("indexes");
  for (const definition of indexes) await db.query(definition);
  onStep("solved marks, drafts, limits");
  await seedRest(db);
  await setReplicationRole(db, "origin");
  onStep("vacuum analyze");
  await db.query("vacuum analyze");
}

async function setReplicationRole(db: Queryable, role: "origin" | "replica"): Promise<void> {
  await db.query(
    "select set_config('session_replication_role', $1, false) from pg_roles where rolname = current_user and rolsuper",
    [role],
  );
}

/** Returns how to make them again. */
async function dropIndexes(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any ($1::regclass[]) and not i.indisunique`,
    [LARGE],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** The id of the user with this number, as SQL. */
const USER_ID = (number: string) => `md5('user' || (${number}))::uuid`;
/** A power law: the first of `most` by far most often. */
const SKEWED = (most: string, power: number) => `(1 + floor((${most}) * random() ^ ${power}))::int`;

async function seedUsers(db: Queryable, users: number): Promise<void> {
  await db.query(
    `insert into user_account (id, email_id, first_name, google_sub, created_at)
     select ${USER_ID("n")}, 'user' || n || '@example.com', 'User', 'user' || n, now() - interval '2 years'
       from generate_series(1, $1::int) n`,
    [users],
  );
}

async function seedProblems(db: Queryable, problems: number): Promise<void> {
  await db.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms,
                          memory_bytes, output_bytes, checker, start_code, version)
     select 'p-' || n, n, 'Problem ' || n, 'Print it.', '<p>Print it.</p>', 1,
            (array['easy', 'medium', 'hard'])[1 + n % 3], (array['array', 'linkedList', 'graph', 'dp'])[1 + n % 4],
            1000, 268435456, 16777216, '{"kind": "tokens"}', '{"cpp": "", "java": "", "javascript": ""}', 1 + n % 3
       from generate_series(1, $1::int) n`,
    [problems],
  );
  // Twenty tests each, of which two are visible.
  await db.query(
    `insert into test_data (sha256, content, last_used_at)
     select encode(sha256(convert_to(n::text, 'utf8')), 'hex'), convert_to(n::text, 'utf8'), now() - interval '3 days'
       from generate_series(1, $1::int * 20) n`,
    [problems],
  );
  await db.query(
    `insert into problem_test (problem_id, number, is_visible, input_sha, answer_sha)
     select 'p-' || p, n, n <= 2, sha, sha from generate_series(1, $1::int) p, generate_series(1, 20) n,
            lateral (select encode(sha256(convert_to(((p - 1) * 20 + n)::text, 'utf8')), 'hex') as sha) s`,
    [problems],
  );
}

interface Batch {
  from: number;
  to: number;
  size: SiteSize;
}

async function insertSubmissions(db: Queryable, { from, to, size }: Batch): Promise<void> {
  await db.query(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, cpu_ms, memory_bytes, fault, tests,
                             timings, problem_version, created_at, judged_at)
     select ${USER_ID("u")}, 'p-' || p, (array['cpp', 'java', 'javascript'])[1 + n % 3], repeat('int main() {} ', 20) || n, v,
            case when v = 'AC' then 20 else n % 20 end, 20, (random() * 900)::int, 1000000,
            case when v = 'JE' then '{"kind": "judge", "reason": "seeded"}'::jsonb end,
            '[{"number": 1, "verdict": "AC", "cpuMs": 1, "wallMs": 1, "memoryBytes": 1000}]',
            '[{"name": "queue", "startMs": -2, "endMs": 0}, {"name": "compile", "startMs": 0, "endMs": 400}, {"name": "test 1", "startMs": 400, "endMs": 410}]',
            1 + p % 3 - case when random() < 0.3 and p % 3 > 0 then 1 else 0 end, at, at + interval '1 second'
       from (select n, ${SKEWED("$3::int", 2)} as u, ${SKEWED("$4::int", 3)} as p,
                    (array['AC', 'AC', 'AC', 'WA', 'WA', 'WA', 'WA', 'TLE', 'RTE', 'CE'])[1 + floor(random() * 10)::int] as sort,
                    now() - interval '2 years' * (1 - n::float8 / $5) as at
               from generate_series($1::int, $2::int) n) made,
            lateral (select case when n % 50000 = 0 then 'JE' else sort end as v) verdict`,
    [from, to, size.users, size.problems, size.submissions],
  );
}

async function insertSessions(db: Queryable, { from, to, size }: Batch): Promise<void> {
  // Some have ended within the last hour, which is what a sweep finds.
  await db.query(
    `insert into session (token_hash, user_id, user_agent, ip, created_at, seen_at, expires_at)
     select sha256(convert_to('session' || n, 'utf8')), ${USER_ID(SKEWED("$3::int", 1))}, 'Mozilla/5.0', '10.0.0.1', ends - interval '30 days',
            least(now(), ends - interval '1 day'), ends
       from (select n, now() + interval '30 days' * random() - interval '1 hour' as ends from generate_series($1::int, $2::int) n) made`,
    [from, to, size.users],
  );
}

async function insertAuditEntries(db: Queryable, { from, to, size }: Batch): Promise<void> {
  // Over ninety days and one hour; every tenth entry is of a kind that stays for good.
  await db.query(
    `insert into audit_entry (at, kind, user_id, email_id, ip, user_agent)
     select now() - (interval '90 days 1 hour') * (1 - n::float8 / $4),
            case when n % 10 = 0 then 'password_changed' else 'logged_in' end,
            ${USER_ID("u")}, 'user' || u || '@example.com', '10.0.' || n % 200 || '.1', 'Mozilla/5.0'
       from (select n, ${SKEWED("$3::int", 1)} as u from generate_series($1::int, $2::int) n) made`,
    [from, to, size.users, size.auditEntries],
  );
}

async function seedRest(db: Queryable): Promise<void> {
  await db.query("delete from submission_tally_change");
  await db.query(
    `insert into submission_tally (problem_id, problem_version, verdict, submissions)
     select problem_id, problem_version, verdict, count(*) from submission group by 1, 2, 3`,
  );
  await db.query(
    `insert into solved (user_id, problem_id, first_solved_at)
     select user_id, problem_id, min(created_at) from submission where verdict = 'AC' group by 1, 2`,
  );
  await db.query(
    `update user_account u set problems_solved_count = s.count
       from (select user_id, count(*)::int as count from solved group by 1) s where s.user_id = u.id`,
  );
  await db.query(
    `insert into known_browser (token_hash, user_id, seen_at)
     select token_hash, user_id, now() - interval '90 days 1 hour' * random() from session`,
  );
  await db.query(
    `insert into draft (user_id, problem_id, slot, text) select user_id, problem_id, 'code:cpp', 'int main() {}' from solved`,
  );
  await db.query(
    `insert into rate_limit (key, points, expire)
     select 'login:' || n, 1, (extract(epoch from now()) * 1000)::bigint + (n % 100 - 1) * 36000 from generate_series(1, 20000) n`,
  );
  await seedJudging(db);
}

/** Runs of the last twenty minutes, studies of a month, and two rejudgings of `p-1`, of which the newer is applied. */
async function seedJudging(db: Queryable): Promise<void> {
  await db.query(
    `insert into run_request (user_id, task, result, created_at, judged_at)
     select user_id, '{"tests": []}', '{}', at, at from
       (select user_id, now() - interval '20 minutes' * random() as at from submission order by created_at desc limit 5000) run`,
  );
  await db.query(
    `insert into study (user_id, submission_id, problem_version, result, kind, created_at)
     select user_id, id, problem_version, '{"kind": "nothing"}', 'smallest', now() - interval '30 days 1 hour' * random()
       from submission where verdict = 'WA' order by created_at desc limit 5000`,
  );
  for (const [state, days] of [
    ["dropped", 2],
    ["applied", 1],
  ] as const) {
    await db.query(
      `with begun as (
         insert into rejudging (problem_id, version, state, created_at, is_fed, total, fed)
         values ('p-1', 2, $1, now() - make_interval(days => $2), true, 5000, 5000) returning id
       )
       insert into rejudging_item (rejudging_id, submission_id, verdict_before, passed_before, total_before, result, version_given, submitted_at)
       select begun.id, s.id, s.verdict, s.passed, s.total, jsonb_build_object('verdict', case when s.passed % 7 = 0 then 'WA' else s.verdict end),
              2, s.created_at from begun, (select * from submission where problem_id = 'p-1' order by created_at limit 5000) s`,
      [state, days],
    );
  }
}
