import type { HintLevel } from "@verdict/contract/assistant";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Far more than anybody scrolls back; older messages go. */
const MOST_MESSAGES = 100;

export interface MessageRow {
  role: "user" | "model";
  content: string;
  hint_level: HintLevel | null;
  is_held_back: boolean;
  is_partial: boolean;
  created_at: Date;
}

/** Oldest first. */
export async function listMessages(db: Queryable, input: { userId: string; problemId: string }): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select role, content, hint_level, is_held_back, is_partial, created_at
       from (select * from chat_message where user_id = $1 and problem_id = $2 order by id desc limit ${MOST_MESSAGES}) newest
      order by id`,
    [input.userId, input.problemId],
  );
  return rows;
}

/** The newest answers of a conversation during which the gate was shut; oldest first. */
export async function listGuardedAnswers(
  db: Queryable,
  input: { userId: string; problemId: string; most: number },
): Promise<string[]> {
  const { rows } = await db.query<{ content: string }>(
    `select content from chat_message
      where user_id = $1 and problem_id = $2 and role = 'model' and not is_unguarded order by id desc limit $3`,
    [input.userId, input.problemId, input.most],
  );
  return rows.map((row) => row.content).toReversed();
}

export interface Exchange {
  userId: string;
  problemId: string;
  question: string;
  answer: string;
  level: HintLevel;
  isHeldBack: boolean;
  isPartial: boolean;
  /** The user was allowed to see code that would be accepted. */
  isUnguarded: boolean;
}

/**
 * Keeps a question with its answer. The same question again after an answer that broke off takes the place of that
 * try. Call it within a transaction.
 */
export async function insertExchange(db: Queryable, exchange: Exchange): Promise<void> {
  const { userId, problemId } = exchange;
  await db.query(
    `with last as (
       select id, role, content, is_partial from chat_message
        where user_id = $1 and problem_id = $2 order by id desc limit 2
     )
     delete from chat_message where id in (select id from last)
        and exists (select from last where role = 'model' and is_partial)
        and exists (select from last where role = 'user' and content = $3)`,
    [userId, problemId, exchange.question],
  );
  await db.query("insert into chat_message (user_id, problem_id, role, content) values ($1, $2, 'user', $3)", [
    userId,
    problemId,
    exchange.question,
  ]);
  await db.query(
    `insert into chat_message (user_id, problem_id, role, content, hint_level, is_held_back, is_partial, is_unguarded)
     values ($1, $2, 'model', $3, $4, $5, $6, $7)`,
    [userId, problemId, exchange.answer, exchange.level, exchange.isHeldBack, exchange.isPartial, exchange.isUnguarded],
  );
  await db.query(
    `delete from chat_message where user_id = $1 and problem_id = $2 and id not in
       (select id from chat_message where user_id = $1 and problem_id = $2 order by id desc limit ${MOST_MESSAGES})`,
    [userId, problemId],
  );
}

export async function deleteMessages(db: Queryable, input: { userId: string; problemId: string }): Promise<void> {
  await db.query("delete from chat_message where user_id = $1 and problem_id = $2", [input.userId, input.problemId]);
}
