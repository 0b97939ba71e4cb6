import type { Queryable } from "../../platform/postgres/transaction.ts";

type State = "open" | "hidden" | "locked" | "dismissed";

/** What can be reported and hidden: a comment by its number, a shared solution by its number or its submission. */
export interface Target {
  kind: "comment" | "solution";
  id: string;
}

const COLUMN = { comment: "comment_id", solution: "solution_id" } as const;
const TABLE = { comment: "talk_comment", solution: "shared_solution" } as const;

/** Of what is reported at most so many characters are kept. */
const EXCERPT_CHARACTERS = 2_000;

/** False when the reporter has an open report of it. */
export async function insertReport(
  db: Queryable,
  row: {
    target: Target;
    problemId: string;
    authorId: string;
    excerpt: string;
    reporterId: string;
    reason: string;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into talk_report (problem_id, kind, ${COLUMN[row.target.kind]}, author_id, excerpt, reporter_id, reason)
     values ($1, $2, $3, $4, left($5, ${EXCERPT_CHARACTERS}), $6, $7) on conflict do nothing`,
    [row.problemId, row.target.kind, row.target.id, row.authorId, row.excerpt, row.reporterId, row.reason],
  );
  return rowCount === 1;
}

export interface ReportRow {
  id: string;
  problem_id: string;
  title: string;
  kind: "comment" | "solution";
  excerpt: string;
  author: string;
  reporter: string | null;
  reason: string;
  created_at: Date;
  state: State;
  is_gone: boolean;
}

export async function countOpenReports(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    "select count(*)::int as open from talk_report where state = 'open'",
  );
  return rows[0]?.open ?? 0;
}

/** Open ones first, newest first. */
export async function listReports(
  db: Queryable,
  input: { before: { isOpen: boolean; id: string } | null; most: number },
): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(
    `select r.id, r.problem_id, p.title, r.kind, r.excerpt, a.email_id as author, f.email_id as reporter, r.reason,
            r.created_at, r.state, r.comment_id is null and r.solution_id is null as is_gone
       from talk_report r
       join problem p on p.id = r.problem_id
       join user_account a on a.id = r.author_id
       left join user_account f on f.id = r.reporter_id
      where $1::bigint is null or ((r.state = 'open')::int, r.id) < ($2::int, $1::bigint)
      order by (r.state = 'open')::int desc, r.id desc limit $3`,
    [input.before?.id ?? null, Number(input.before?.isOpen ?? true), input.most],
  );
  return rows;
}

export interface HeldReport {
  id: string;
  problem_id: string;
  kind: "comment" | "solution";
  /** Null when its author has taken it away. */
  target_id: string | null;
  author_id: string;
  author_email: string;
  state: State;
}

/** Of two administrators at once the second one sees what the first one has done. Null for an unknown one. */
export async function holdReport(db: Queryable, id: string): Promise<HeldReport | null> {
  const { rows } = await db.query<HeldReport>(
    `select r.id, r.problem_id, r.kind, coalesce(r.comment_id, r.solution_id) as target_id, r.author_id,
            a.email_id as author_email, r.state
       from talk_report r join user_account a on a.id = r.author_id where r.id = $1 for update of r`,
    [id],
  );
  return rows[0] ?? null;
}

export async function closeReport(
  db: Queryable,
  { id, state }: { id: string; state: Exclude<State, "open"> },
): Promise<void> {
  await db.query("update talk_report set state = $2, decided_at = now() where id = $1", [id, state]);
}

/** All open ones about it. */
export async function closeReportsOf(db: Queryable, { kind, id }: Target): Promise<void> {
  await db.query(
    `update talk_report set state = 'hidden', decided_at = now() where ${COLUMN[kind]} = $1 and state = 'open'`,
    [id],
  );
}

/** False when it was so before. */
export async function setHidden(db: Queryable, { kind, id }: Target, isHidden: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ${TABLE[kind]} set hidden_at = case when $2 then now() end
      where id = $1 and (hidden_at is not null) <> $2`,
    [id, isHidden],
  );
  return rowCount === 1;
}

/** False when it was so before. */
export async function addLock(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("insert into talk_lock (problem_id) values ($1) on conflict do nothing", [
    problemId,
  ]);
  return rowCount === 1;
}

/** False when it was so before. */
export async function removeLock(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from talk_lock where problem_id = $1", [problemId]);
  return rowCount === 1;
}

export async function findEmail(db: Queryable, userId: string): Promise<string> {
  const { rows } = await db.query<{ email_id: string }>("select email_id from user_account where id = $1", [userId]);
  return rows[0]?.email_id ?? "";
}
