import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { createLimit } from "../accounts/limits/create-limit.ts";
import { DomainError } from "../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";

const MOST_QUESTIONS = 20;
const WINDOW_SECONDS = 5 * 60;
/**
 * Each may send a hundred kilobytes to a service that is paid by what it reads, and what takes a minute to type takes a
 * program none: at twenty in five minutes that would be 5,760 a day.
 */
const OF_DAY = {
  name: "chat_day",
  points: 300,
  seconds: 24 * 60 * 60,
  message: "You have asked 300 questions within a day. You can ask again later.",
};
/** Longer than any question takes; who stays out this long had a server that died while it answered. */
const LEASE_SECONDS = 90;
/** Whoever stops an answer and asks again at once is faster than the end of the first call. */
const BUSY_TRIES = 10;
const BUSY_PAUSE_MS = 150;

/** Ends the question; the user may ask the next one. */
export type Leave = () => Promise<void>;

/**
 * Lets a question in and counts it. Throws too_many_requests after 20 questions in 5 minutes or 300 within a
 * day, and while another question of the same user is being answered, on whichever server.
 */
export async function admitQuestion(pool: pg.Pool, userId: string): Promise<Leave> {
  const ofDay = createLimit(pool, OF_DAY);
  for (let left = BUSY_TRIES; ; left -= 1) {
    const id = await tryToAdmit(pool, userId);
    if (id !== null) {
      const leave = async () => {
        await pool.query("update chat_question set open_until = null where id = $1", [id]);
      };
      try {
        await ofDay.spend(userId);
      } catch (error) {
        await leave();
        throw error;
      }
      return leave;
    }
    if (left === 0) break;
    await sleep(BUSY_PAUSE_MS);
  }
  throw new DomainError("too_many_requests", "Your last question is still being answered.", { retryAfterSeconds: 5 });
}

/** Null when another question is open, or is being let in just now. */
async function tryToAdmit(pool: pg.Pool, userId: string): Promise<string | null> {
  return inTransaction(pool, async (db) => {
    // Parallel calls of one user come one after the other, whichever server they reach. Nobody waits for the lock,
    // since a connection would wait too.
    const lock = await db.query<{ is_free: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('chat-question:' || $1, 0)) as is_free",
      [userId],
    );
    if (lock.rows[0]?.is_free !== true) return null;
    const load = await readLoad(db, userId);
    if (load.asked >= MOST_QUESTIONS) {
      const retryAfterSeconds = Math.max(1, Math.ceil(WINDOW_SECONDS - (load.oldest_seconds ?? 0)));
      throw new DomainError(
        "too_many_requests",
        `At most ${MOST_QUESTIONS} questions in 5 minutes. You can ask again in ${retryAfterSeconds} s.`,
        { retryAfterSeconds },
      );
    }
    if (load.open > 0) return null;
    const id = randomUUID();
    await db.query("delete from chat_question where user_id = $1 and asked_at < now() - interval '1 hour'", [userId]);
    await db.query(
      `insert into chat_question (id, user_id, asked_at, open_until)
       values ($1, $2, clock_timestamp(), clock_timestamp() + make_interval(secs => $3))`,
      [id, userId, LEASE_SECONDS],
    );
    return id;
  });
}

async function readLoad(
  db: Queryable,
  userId: string,
): Promise<{ asked: number; open: number; oldest_seconds: number | null }> {
  const { rows } = await db.query<{ asked: number; open: number; oldest_seconds: number | null }>(
    `select count(*)::int as asked, (count(*) filter (where open_until > clock_timestamp()))::int as open,
            extract(epoch from clock_timestamp() - min(asked_at))::float8 as oldest_seconds
       from chat_question
      where user_id = $1 and asked_at > clock_timestamp() - make_interval(secs => $2)`,
    [userId, WINDOW_SECONDS],
  );
  const [load] = rows;
  if (load === undefined) throw new Error("an aggregate gives one row");
  return load;
}
