import type { StaffRole } from "@verdict/contract/contest-staff";
import type { ContestRules, EntryKind } from "@verdict/contract/contests";
import type { Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";
import {
  CONTEST_ENDS,
  CONTEST_OVER,
  ENTRY_ENDS,
  ENTRY_STARTS,
  FREEZE_STARTS,
  FROZEN_FROM,
  isStaffOf,
  THAWED_AT,
} from "../openings/openings-sql.ts";
import { plannedOnce } from "../platform/postgres/planned-once.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";

export interface SummaryRow {
  id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  window_minutes: number | null;
  is_listed: boolean;
  is_challenge: boolean;
  /** The user has made the challenge. */
  is_own: boolean;
  entries: number;
  has_entered: boolean;
  /** The name under which the user is invited, empty for as they like; null where they are not. */
  invited_as: string | null;
}

export interface ContestRow extends SummaryRow {
  /** The user's; null for who is none of its staff (any more). */
  staff_role: StaffRole | null;
  intro: string;
  rules: ContestRules;
  penalty_minutes: number;
  /** So many people at most take part as one entry. */
  team_size: number;
  freeze_minutes: number | null;
  join_code: string | null;
  /** The digest of the board that its organiser has called final; null: none yet. */
  final_board: string | null;
  final_at: Date | null;
  /** Null where the board is not frozen, or not any more; it may lie in the future. */
  frozen_from: Date | null;
  /** Of a freeze that is over as well. */
  freeze_starts: Date | null;
  /** By an admin, or by itself after its longest time. */
  thawed_at: Date | null;
  /** Of everybody who has taken part in time, with the time that some were given. */
  over_at: Date;
  has_drafts: boolean;
  /** Its statements are offered sealed. */
  has_sealed: boolean;
  /** Time that does not count, in its order. */
  removed: { from: string; to: string }[];
  /** The database's clock. */
  now: Date;
}

const SUMMARY_COLUMNS = `c.id, c.title, c.starts_at, ${CONTEST_ENDS} as ends_at, c.window_minutes, c.is_listed,
  c.is_challenge, coalesce(c.made_by = $1, false) as is_own,
  (select count(*)::int from contest_entry n where n.contest_id = c.id and n.disqualified_reason is null) as entries,
  exists (select from contest_member o where o.contest_id = c.id and o.user_id = $1) as has_entered,
  (select i.name from contest_invitation i join user_account u on u.email_id = i.email_id
    where i.contest_id = c.id and u.id = $1) as invited_as`;

/** Which of the columns' rows a user meets in a list; `$2`: for an admin. */
const IS_FOUND = `(is_listed or has_entered or is_own or invited_as is not null or is_staff or $2 and not is_challenge)`;

/**
 * Latest start first. Those that are not listed only for admins (but challenges), their staff, and whoever has made,
 * entered or is invited to them.
 */
export async function listContests(
  db: Queryable,
  input: { userId: string; isAdmin: boolean },
): Promise<{ now: Date; contests: SummaryRow[] }> {
  const [{ rows: clock }, { rows: contests }] = await Promise.all([
    db.query<{ now: Date }>("select now()"),
    db.query<SummaryRow>(
      `select * from (select ${SUMMARY_COLUMNS}, ${isStaffOf("$1")} as is_staff from contest c) shown
        where ${IS_FOUND} order by starts_at desc, id`,
      [input.userId, input.isAdmin],
    ),
  ]);
  return { now: clock[0]?.now ?? new Date(), contests };
}

const CONTEST_COLUMNS = `${SUMMARY_COLUMNS},
  (select f.role from contest_staff f where f.contest_id = c.id and f.user_id = $1 and f.ended_at is null) as staff_role,
  c.intro, c.rules, c.penalty_minutes, c.team_size, c.freeze_minutes, c.join_code,
  c.final_board, c.final_at, ${FROZEN_FROM} as frozen_from, ${FREEZE_STARTS} as freeze_starts, ${THAWED_AT} as thawed_at,
  ${CONTEST_OVER} as over_at, now() as now,
  (select coalesce(json_agg(json_build_object('from', lower(gap), 'to', upper(gap)) order by gap), '[]')
     from unnest(c.removed) gap) as removed,
  exists (select from contest_problem q join problem p on p.id = q.problem_id
           where q.contest_id = c.id and p.is_draft) as has_drafts,
  exists (select from contest_seal l where l.contest_id = c.id) and c.window_minutes is null as has_sealed`;

const FIND_CONTEST = plannedOnce(`select ${CONTEST_COLUMNS} from contest c where c.id = $2`);

/** `userId`: null for a reading in nobody's name. */
export async function findContest(
  db: Queryable,
  input: { id: string; userId: string | null },
): Promise<ContestRow | null> {
  const { rows } = await db.query<ContestRow>({ ...FIND_CONTEST, values: [input.userId, input.id] });
  return rows[0] ?? null;
}

/** The same contests as `listContests`, so many of them. */
export async function listWholeContests(
  db: Queryable,
  input: { userId: string; isAdmin: boolean; most: number },
): Promise<ContestRow[]> {
  const { rows } = await db.query<ContestRow>(
    `select * from (select ${CONTEST_COLUMNS}, ${isStaffOf("$1")} as is_staff from contest c) shown
      where ${IS_FOUND} order by starts_at desc, id limit $3`,
    [input.userId, input.isAdmin, input.most],
  );
  return rows;
}

export interface EntryRow {
  id: string;
  name: string;
  kind: EntryKind;
  starts_at: Date | null;
  ends_at: Date | null;
  extra_minutes: number;
  disqualified_reason: string | null;
}

const ENTRY_COLUMNS = `e.id, e.name, e.kind, ${ENTRY_STARTS} as starts_at, ${ENTRY_ENDS} as ends_at, e.extra_minutes,
  e.disqualified_reason`;

const FIND_OWN_ENTRY = plannedOnce(
  `select ${ENTRY_COLUMNS}
     from contest_member m join contest_entry e on e.id = m.entry_id join contest c on c.id = e.contest_id
    where m.contest_id = $1 and m.user_id = $2 order by m.is_virtual desc limit 1`,
);

/** The user's part in the contest; the virtual one where there are two. */
export async function findOwnEntry(
  db: Queryable,
  input: { contestId: string; userId: string },
): Promise<EntryRow | null> {
  const { rows } = await db.query<EntryRow>({ ...FIND_OWN_ENTRY, values: [input.contestId, input.userId] });
  return rows[0] ?? null;
}

export interface ListedEntryRow extends EntryRow {
  emails: string[];
}

/** All of them, with the addresses of their members: for organisers. */
export async function listEntries(db: Queryable, contestId: string): Promise<ListedEntryRow[]> {
  const { rows } = await db.query<ListedEntryRow>(
    `select ${ENTRY_COLUMNS},
            array(select u.email_id from contest_member m join user_account u on u.id = m.user_id
                   where m.entry_id = e.id order by u.email_id) as emails
       from contest_entry e join contest c on c.id = e.contest_id
      where e.contest_id = $1 order by e.name, e.id`,
    [contestId],
  );
  return rows;
}

export interface ContestProblemRow {
  problem_id: string;
  title: string;
  is_draft: boolean;
}

/** A challenge from before does not say what a problem is called that is kept for a contest since then. */
export const TOLD_TITLE =
  "case when p.is_draft and c.is_challenge then 'Not public any more' else p.title end as title";

const LIST_PROBLEMS = plannedOnce(
  `select q.problem_id, ${TOLD_TITLE}, p.is_draft
     from contest c join contest_problem q on q.contest_id = c.id join problem p on p.id = q.problem_id
    where c.id = $1 order by q.ordinal`,
);

/** In the order of their letters. */
export async function listProblems(db: Queryable, contestId: string): Promise<ContestProblemRow[]> {
  const { rows } = await db.query<ContestProblemRow>({ ...LIST_PROBLEMS, values: [contestId] });
  return rows;
}

/** Those who are on the board. */
export async function listBoardEntries(db: Queryable, contestId: string): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from contest_entry e join contest c on c.id = e.contest_id
      where e.contest_id = $1 and e.disqualified_reason is null order by e.id`,
    [contestId],
  );
  return rows;
}

export interface TiedRow {
  submission_id: string | null;
  entry_id: string;
  problem_id: string;
  at: Date;
  /** Null: not decided yet. */
  verdict: Verdict | null;
  points: Points | null;
}

interface AuthoredRow extends TiedRow {
  /** Null once the account is deleted. */
  author_id: string | null;
  author: string | null;
}

const listTiedWhere = (condition: string, author: string) =>
  `select t.submission_id, t.entry_id, t.problem_id, t.at, coalesce(s.verdict, t.left_verdict) as verdict,
          coalesce(s.points, t.left_points) as points, s.user_id as author_id, ${author} as author
     from contest_submission t left join submission s on s.id = t.submission_id
    where ${condition} and (t.submission_id is not null or t.left_verdict is not null)
    order by t.at, t.id`;

const LIST_TIED_OF_ALL = listTiedWhere("t.contest_id = $1", "null");
const LIST_TIED_OF_ENTRY = plannedOnce(
  listTiedWhere(
    "t.contest_id = $1 and t.entry_id = $2",
    "(select concat_ws(' ', u.first_name, u.last_name) from user_account u where u.id = s.user_id)",
  ),
);

/**
 * All submissions of a contest, or of one of its entries (then with their authors' names), in the order in which they
 * arrived. Of a deleted account only those that were decided.
 */
export async function listTied(
  db: Queryable,
  input: { contestId: string; entryId: string | null },
): Promise<AuthoredRow[]> {
  const { contestId, entryId } = input;
  const { rows } =
    entryId === null
      ? await db.query<AuthoredRow>(LIST_TIED_OF_ALL, [contestId])
      : await db.query<AuthoredRow>({ ...LIST_TIED_OF_ENTRY, values: [contestId, entryId] });
  return rows;
}
