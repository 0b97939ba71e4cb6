import type { ContestForm } from "@verdict/contract/contest-form";
import type { ContestRules } from "@verdict/contract/contests";
import { CONTEST_OVER } from "../../openings/openings-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface FormRow {
  title: string;
  intro: string;
  starts_at: Date;
  ends_at: Date;
  window_minutes: number | null;
  freeze_minutes: number | null;
  rules: ContestRules;
  penalty_minutes: number;
  team_size: number;
  is_listed: boolean;
  join_code: string | null;
  revision: number;
  problem_ids: string[];
}

export async function findForm(db: Queryable, id: string): Promise<FormRow | null> {
  const { rows } = await db.query<FormRow>(
    `select c.title, c.intro, c.starts_at, c.ends_at, c.window_minutes, c.freeze_minutes, c.rules, c.penalty_minutes, c.team_size,
            c.is_listed, c.join_code, c.revision,
            array(select q.problem_id from contest_problem q where q.contest_id = c.id order by q.ordinal) as problem_ids
       from contest c where c.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Those of the ids that no problem has (any more), and a class's own: it is in no contest. */
export async function listUnknownProblems(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select asked as id from unnest($1::text[]) asked
      where not exists (select from problem p where p.id = asked and p.deleted_at is null and p.class_id is null)`,
    [ids],
  );
  return rows.map((row) => row.id);
}

/** Drafts that are not in the contest. */
export async function listOtherDrafts(db: Queryable, contestId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from problem p where p.is_draft and p.deleted_at is null
        and not exists (select from contest_problem q where q.contest_id = $1 and q.problem_id = p.id)`,
    [contestId],
  );
  return rows.map((row) => row.id);
}

/** Titles of the contest's drafts that are in another one which is not over for all. Challenges keep none. */
export async function listKeptElsewhere(db: Queryable, contestId: string): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>(
    `select p.title from contest_problem mine join problem p on p.id = mine.problem_id and p.is_draft
      where mine.contest_id = $1
        and exists (select from contest_problem q join contest c on c.id = q.contest_id
                     where q.problem_id = p.id and c.id <> $1 and not c.is_challenge and now() < ${CONTEST_OVER})
      order by mine.ordinal`,
    [contestId],
  );
  return rows.map(({ title }) => title);
}

/** What stands in an address in the place of an id and means something else. */
const TAKEN = ["all", "create", "new"];

/** The slug, or the first of `-2`, `-3`, … that no contest has. Within the transaction that takes it. */
export async function findFreeContestId(db: Queryable, slug: string): Promise<string> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('contest-id', 0))");
  const { rows } = await db.query<{ id: string }>("select id from contest where id = $1 or id like $1 || '-%'", [slug]);
  const taken = new Set([...TAKEN, ...rows.map((row) => row.id)]);
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  return id;
}

const valuesOf = (form: ContestForm) => [
  ...[form.title, form.intro, form.startsAt, form.endsAt, form.windowMinutes, form.freezeMinutes],
  ...[form.rules, form.penaltyMinutes, form.isListed, form.joinCode, form.teamSize],
];

export async function insertContest(db: Queryable, id: string, form: ContestForm): Promise<void> {
  await db.query(
    `insert into contest (id, title, intro, starts_at, ends_at, window_minutes, freeze_minutes, rules, penalty_minutes,
                          is_listed, join_code, team_size)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [id, ...valuesOf(form)],
  );
  await replaceProblems(db, id, form.problemIds);
}

/** False where another save has come in between. A contest that goes on again is frozen again. */
export async function replaceContest(
  db: Queryable,
  input: { id: string; revision: number; form: ContestForm },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update contest set title = $2, intro = $3, starts_at = $4, ends_at = $5, window_minutes = $6, freeze_minutes = $7,
            rules = $8, penalty_minutes = $9, is_listed = $10, join_code = $11, team_size = $12, revision = revision + 1,
            thawed_at = case when moved_end(removed, $4, $5) <= now() then thawed_at end
      where id = $1 and revision = $13`,
    [input.id, ...valuesOf(input.form), input.revision],
  );
  if (rowCount !== 1) return false;
  await replaceProblems(db, input.id, input.form.problemIds);
  return true;
}

async function replaceProblems(db: Queryable, id: string, problemIds: readonly string[]): Promise<void> {
  await db.query("delete from contest_problem where contest_id = $1", [id]);
  await db.query(
    `insert into contest_problem (contest_id, ordinal, problem_id)
     select $1, ordinal, problem_id from unnest($2::text[]) with ordinality chosen (problem_id, ordinal)`,
    [id, problemIds],
  );
}

/** Nobody enters it until the transaction ends. */
export async function lockContest(db: Queryable, id: string): Promise<void> {
  await db.query("select from contest where id = $1 for update", [id]);
}

export async function removeContest(db: Queryable, id: string): Promise<void> {
  await db.query("delete from contest where id = $1", [id]);
}

export async function markThawed(db: Queryable, id: string): Promise<void> {
  await db.query("update contest set thawed_at = coalesce(thawed_at, now()) where id = $1", [id]);
}

/** Titles of the contest's problems that are being rejudged. */
export async function listRejudged(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>(
    `select p.title from contest_problem q join problem p on p.id = q.problem_id
      where q.contest_id = $1 and exists (select from rejudging r where r.problem_id = p.id and r.state = 'judging')
      order by q.ordinal`,
    [id],
  );
  return rows.map(({ title }) => title);
}

export async function markFinal(db: Queryable, { id, digest }: { id: string; digest: string }): Promise<void> {
  await db.query("update contest set final_board = $2, final_at = now() where id = $1", [id, digest]);
}

/** A board that goes on again is frozen again. False where that would be more pieces than anybody can have meant. */
export async function addRemovedTime(
  db: Queryable,
  input: { id: string; from: string; to: string; mostPieces: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update contest c set removed = n.removed,
            thawed_at = case when moved_end(n.removed, c.starts_at, c.ends_at) <= now() then c.thawed_at end
       from (select id, removed + tstzmultirange(tstzrange($2, $3)) as removed from contest) n
      where c.id = $1 and n.id = c.id and (select count(*) from unnest(n.removed)) <= $4`,
    [input.id, input.from, input.to, input.mostPieces],
  );
  return rowCount === 1;
}

/** False where nothing was taken out. */
export async function clearRemovedTime(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query("update contest set removed = '{}' where id = $1 and removed <> '{}'", [id]);
  return rowCount === 1;
}

/** Returns how many were drafts. One that lacks its tests or references (an import, unfinished) stays one. */
export async function publishDrafts(db: Queryable, contestId: string): Promise<number> {
  const { rowCount } = await db.query(
    `update problem p set is_draft = false, updated_at = now()
       from contest_problem q where q.contest_id = $1 and q.problem_id = p.id and p.is_draft
        and exists (select from reference_solution r where r.problem_id = p.id)
        and exists (select from problem_test t where t.problem_id = p.id and not t.is_visible)`,
    [contestId],
  );
  return rowCount ?? 0;
}

/** False for an entry that the contest does not have. */
export async function replaceEntryTerms(
  db: Queryable,
  input: {
    contestId: string;
    entryId: string;
    extraMinutes: number;
    isOfficial: boolean;
    disqualifiedReason: string | null;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update contest_entry set extra_minutes = $3, disqualified_reason = $5,
            kind = case when kind = 'virtual' then kind when $4 then 'official' else 'unofficial' end
      where contest_id = $1 and id = $2`,
    [input.contestId, input.entryId, input.extraMinutes, input.isOfficial, input.disqualifiedReason],
  );
  return rowCount === 1;
}
