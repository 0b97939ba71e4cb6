import type { LanguageId } from "@verdict/contract/language";
import type { SolutionOrder } from "@verdict/contract/talk";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { AUTHOR, isVisible, type Viewer, valuesOf } from "../visible-to.ts";

export interface SolutionRow {
  id: string;
  submission_id: string;
  author: string;
  author_id: string;
  is_own: boolean;
  language: LanguageId;
  lines: number;
  cpu_ms: number;
  memory_bytes: number;
  shared_at: Date;
  votes: number;
  has_voted: boolean;
  is_outdated: boolean;
  is_hidden: boolean;
  is_reported: boolean;
}

/** What a rejudging has found wrong is not shown any more, and again when it is right after all. */
const SHOWN = `shared_solution h
    join submission s on s.id = h.submission_id and s.verdict = 'AC'
    join user_account u on u.id = s.user_id
    join problem p on p.id = h.problem_id
   where h.problem_id = $4 and ${isVisible("h.hidden_at")}`;

const VOTES = "(select count(*)::int from solution_vote v where v.solution_id = h.id)";

const SOLUTIONS = `
  select h.id, s.id as submission_id, ${AUTHOR} as author, s.user_id as author_id, s.user_id = $1 as is_own, s.language,
         array_length(string_to_array(rtrim(s.code, E'\\n'), E'\\n'), 1) as lines, s.cpu_ms,
         s.memory_bytes::float8 as memory_bytes, h.shared_at, h.hidden_at is not null as is_hidden, ${VOTES} as votes,
         exists (select from solution_vote v where v.solution_id = h.id and v.user_id = $1) as has_voted,
         s.problem_version is not null and s.problem_version <> p.version as is_outdated,
         exists (select from talk_report r
                  where r.solution_id = h.id and r.reporter_id = $1 and r.state = 'open') as is_reported
    from ${SHOWN}`;

/** Those that the viewer sees, in the given order. `before` is the last one of the page before. */
export async function listSolutions(
  db: Queryable,
  viewer: Viewer,
  input: {
    problemId: string;
    language: LanguageId | null;
    order: SolutionOrder;
    before: { votes: number; id: string } | null;
    most: number;
  },
): Promise<SolutionRow[]> {
  const isNewest = input.order === "newest";
  const { rows } = await db.query<SolutionRow>(
    // Of those alone that go out the code is looked at: all together may be a hundred megabytes.
    `with counted as (
       select h.id, case when $8 then 0 else ${VOTES} end as rank
         from ${SHOWN} and ($5::text is null or s.language = $5)),
     page as (
       select id, rank from counted where $7::bigint is null or (rank, id) < ($6::int, $7::bigint)
        order by rank desc, id desc limit $9)
     select shown.* from (${SOLUTIONS} and h.id in (select id from page)) shown join page using (id)
      order by page.rank desc, id desc`,
    [
      ...valuesOf(viewer),
      input.problemId,
      input.language,
      isNewest ? 0 : (input.before?.votes ?? 0),
      input.before?.id ?? null,
      isNewest,
      input.most,
    ],
  );
  return rows;
}

/** How many of each the viewer sees. */
export async function countByLanguage(
  db: Queryable,
  viewer: Viewer,
  problemId: string,
): Promise<{ language: LanguageId; solutions: number }[]> {
  const { rows } = await db.query<{ language: LanguageId; solutions: number }>(
    `select s.language, count(*)::int as solutions from ${SHOWN} group by s.language order by solutions desc, s.language`,
    [...valuesOf(viewer), problemId],
  );
  return rows;
}

/** Null where there is none that the viewer sees. */
export async function findSolution(
  db: Queryable,
  viewer: Viewer,
  input: { problemId: string; submissionId: string },
): Promise<SolutionRow | null> {
  const { rows } = await db.query<SolutionRow>(`${SOLUTIONS} and s.id = $5`, [
    ...valuesOf(viewer),
    input.problemId,
    input.submissionId,
  ]);
  return rows[0] ?? null;
}

export async function findCode(db: Queryable, submissionId: string): Promise<string> {
  const { rows } = await db.query<{ code: string }>("select code from submission where id = $1", [submissionId]);
  return rows[0]?.code ?? "";
}

export interface OwnAcceptedRow {
  id: string;
  language: LanguageId;
  created_at: Date;
  cpu_ms: number;
  memory_bytes: number;
  is_shared: boolean;
  is_hidden: boolean;
}

/** The shared ones first, then newest first. */
export async function listOwnAccepted(
  db: Queryable,
  input: { problemId: string; userId: string; most: number },
): Promise<OwnAcceptedRow[]> {
  const { rows } = await db.query<OwnAcceptedRow>(
    `select s.id, s.language, s.created_at, s.cpu_ms, s.memory_bytes::float8 as memory_bytes,
            h.id is not null as is_shared, h.hidden_at is not null as is_hidden
       from submission s left join shared_solution h on h.submission_id = s.id
      where s.user_id = $1 and s.problem_id = $2 and s.verdict = 'AC'
      order by h.id is null, s.created_at desc, s.id desc limit $3`,
    [input.userId, input.problemId, input.most],
  );
  return rows;
}

/** Null where there is none of this user's. */
export async function findOwnSubmission(
  db: Queryable,
  input: { problemId: string; userId: string; submissionId: string },
): Promise<{ verdict: Verdict | null; is_shared: boolean; is_hidden: boolean } | null> {
  const { rows } = await db.query<{ verdict: Verdict | null; is_shared: boolean; is_hidden: boolean }>(
    `select s.verdict, h.id is not null as is_shared, h.hidden_at is not null as is_hidden
       from submission s left join shared_solution h on h.submission_id = s.id
      where s.id = $1 and s.user_id = $2 and s.problem_id = $3`,
    [input.submissionId, input.userId, input.problemId],
  );
  return rows[0] ?? null;
}

export async function countOwnShared(db: Queryable, input: { problemId: string; userId: string }): Promise<number> {
  const { rows } = await db.query<{ shared: number }>(
    `select count(*)::int as shared from shared_solution h join submission s on s.id = h.submission_id
      where h.problem_id = $1 and s.user_id = $2`,
    [input.problemId, input.userId],
  );
  return rows[0]?.shared ?? 0;
}

export async function insertShared(db: Queryable, input: { problemId: string; submissionId: string }): Promise<void> {
  await db.query(
    "insert into shared_solution (problem_id, submission_id) values ($1, $2) on conflict (submission_id) do nothing",
    [input.problemId, input.submissionId],
  );
}

export async function deleteShared(db: Queryable, submissionId: string): Promise<void> {
  await db.query("delete from shared_solution where submission_id = $1 and hidden_at is null", [submissionId]);
}

/** Once for each user, however often it is said. */
export async function insertVote(db: Queryable, input: { solutionId: string; userId: string }): Promise<void> {
  await db.query(
    `insert into solution_vote (solution_id, user_id) select id, $2 from shared_solution where id = $1
     on conflict (solution_id, user_id) do nothing`,
    [input.solutionId, input.userId],
  );
}

export async function deleteVote(db: Queryable, input: { solutionId: string; userId: string }): Promise<void> {
  await db.query("delete from solution_vote where solution_id = $1 and user_id = $2", [input.solutionId, input.userId]);
}
