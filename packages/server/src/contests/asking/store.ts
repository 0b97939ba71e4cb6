import { ENTRY_STARTS } from "../../openings/openings-sql.ts";
import { plannedOnce } from "../../platform/postgres/planned-once.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface QuestionRow {
  id: string;
  /** Of its problem; null for none, and for one that is not in the contest any more. */
  ordinal: number | null;
  question: string | null;
  is_own: boolean;
  answer: string | null;
  is_public: boolean;
  at: Date;
  answer_number: number;
  is_unread: boolean;
}

const COLUMNS = `x.id::text as id, case when x.entry_id is not null then x.question end as question, x.answer, x.is_public,
  coalesce(x.answered_at, x.asked_at) as at, coalesce(x.answer_number, 0)::float8 as answer_number,
  (select q.ordinal from contest_problem q where q.contest_id = x.contest_id and q.problem_id = x.problem_id) as ordinal`;

/**
 * What the user's part in the contest may read: its own questions, and what all were told. Before the own clock starts
 * only announcements to the contest as a whole: whatever else is said may tell of the problems.
 */
const READABLE = `contest_member m
    join contest_entry e on e.id = m.entry_id
    join contest c on c.id = m.contest_id
    join contest_question x on x.contest_id = c.id
      and (x.entry_id = e.id or x.is_public and (${ENTRY_STARTS} <= now() or x.entry_id is null and x.problem_id is null))
   where m.contest_id = $1 and m.user_id = $2
     and not exists (select from contest_member later
                      where later.contest_id = m.contest_id and later.user_id = m.user_id
                        and later.is_virtual and not m.is_virtual)`;

const LIST_READABLE = plannedOnce(
  `select ${COLUMNS}, coalesce(x.entry_id = e.id, false) as is_own,
          coalesce(x.answer_number > m.read_number, false) as is_unread
     from ${READABLE} order by at desc, x.id desc`,
);

/** Newest first. */
export async function listReadable(
  db: Queryable,
  input: { contestId: string; userId: string },
): Promise<QuestionRow[]> {
  const { rows } = await db.query<QuestionRow>({ ...LIST_READABLE, values: [input.contestId, input.userId] });
  return rows;
}

const COUNT_UNREAD = plannedOnce(`select count(*)::int as unread from ${READABLE} and x.answer_number > m.read_number`);

export async function countUnread(db: Queryable, input: { contestId: string; userId: string }): Promise<number> {
  const { rows } = await db.query<{ unread: number }>({ ...COUNT_UNREAD, values: [input.contestId, input.userId] });
  return rows[0]?.unread ?? 0;
}

export async function countUnanswered(db: Queryable, contestId: string): Promise<number> {
  const { rows } = await db.query<{ unanswered: number }>(
    "select count(*)::int as unanswered from contest_question where contest_id = $1 and answer is null",
    [contestId],
  );
  return rows[0]?.unanswered ?? 0;
}

/** What was read once stays read. */
export async function markRead(
  db: Queryable,
  input: { contestId: string; userId: string; number: number },
): Promise<void> {
  await db.query(
    `update contest_member set read_number = greatest(read_number, least($3, (select last_value from contest_answer_number)))
      where contest_id = $1 and user_id = $2`,
    [input.contestId, input.userId, input.number],
  );
}

/** Of one entry: all that it has asked, and how many of them wait for an answer. */
export async function countAsked(db: Queryable, entryId: string): Promise<{ asked: number; waiting: number }> {
  // Two questions at once must not both find room.
  await db.query("select from contest_entry where id = $1 for update", [entryId]);
  const { rows } = await db.query<{ asked: number; waiting: number }>(
    `select count(*)::int as asked, count(*) filter (where answer is null)::int as waiting
       from contest_question where entry_id = $1`,
    [entryId],
  );
  return rows[0] ?? { asked: 0, waiting: 0 };
}

export async function insertQuestion(
  db: Queryable,
  input: { contestId: string; entryId: string; problemId: string | null; text: string },
): Promise<void> {
  await db.query("insert into contest_question (contest_id, entry_id, problem_id, question) values ($1, $2, $3, $4)", [
    input.contestId,
    input.entryId,
    input.problemId,
    input.text,
  ]);
}

export interface JuryRow extends QuestionRow {
  from: string | null;
}

/** Those without an answer first, the oldest of them first; then the newest. */
export async function listForJury(db: Queryable, contestId: string): Promise<JuryRow[]> {
  const { rows } = await db.query<JuryRow>(
    `select ${COLUMNS}, false as is_own, x.answer is null as is_unread, e.name as from
       from contest_question x left join contest_entry e on e.id = x.entry_id
      where x.contest_id = $1
      order by x.answer is null desc, case when x.answer is null then x.asked_at end, x.answered_at desc, x.id`,
    [contestId],
  );
  return rows;
}

/** Whoever has read an earlier answer reads this one anew. False for a question that the contest does not have. */
export async function putAnswer(
  db: Queryable,
  input: { contestId: string; id: string; text: string; isPublic: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update contest_question set answer = $3, is_public = is_public and entry_id is null or $4,
            answer_number = nextval('contest_answer_number'), answered_at = now()
      where contest_id = $1 and id::text = $2`,
    [input.contestId, input.id, input.text, input.isPublic],
  );
  return rowCount === 1;
}

export async function insertAnnouncement(
  db: Queryable,
  input: { contestId: string; problemId: string | null; text: string },
): Promise<void> {
  await db.query(
    `insert into contest_question (contest_id, problem_id, answer, is_public, answer_number, answered_at)
     values ($1, $2, $3, true, nextval('contest_answer_number'), now())`,
    [input.contestId, input.problemId, input.text],
  );
}
