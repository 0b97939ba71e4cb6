import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { LaunchFacts } from "./launch-facts.ts";

/** What a browser and a platform say to each other takes seconds. */
const LOGIN_MINUTES = 10;
/** Time to make an account, and to read the mail that tells its code. */
export const LAUNCH_MINUTES = 60;

interface NewLogin {
  stateHash: Buffer;
  browserHash: Buffer;
  frameHash: Buffer | null;
  platformId: string;
  nonce: string;
}

export async function insertLogin(db: Queryable, login: NewLogin): Promise<void> {
  await db.query(
    "insert into lti_login (state_hash, browser_hash, frame_hash, platform_id, nonce) values ($1, $2, $3, $4, $5)",
    [login.stateHash, login.browserHash, login.frameHash, login.platformId, login.nonce],
  );
}

/** Each works once, whatever becomes of it. */
export async function takeLogin(db: Queryable, stateHash: Buffer): Promise<Omit<NewLogin, "stateHash"> | undefined> {
  const { rows } = await db.query<Omit<NewLogin, "stateHash">>(
    `delete from lti_login where state_hash = $1 and begun_at > now() - make_interval(mins => $2)
     returning browser_hash as "browserHash", frame_hash as "frameHash", platform_id as "platformId", nonce`,
    [stateHash, LOGIN_MINUTES],
  );
  return rows[0];
}

/** What goes back to the platform by a form: where to, and what this site has signed. */
export interface LaunchAnswer {
  url: string;
  token: string;
}

export interface Launch {
  ticketHash: Buffer;
  platformId: string;
  facts: LaunchFacts;
  /** Whether a frame of the platform's waits for what is chosen. */
  isAwaited: boolean;
  answer: LaunchAnswer | null;
}

export async function insertLaunch(
  db: Queryable,
  input: { ticketHash: Buffer; login: Omit<NewLogin, "stateHash">; facts: LaunchFacts },
): Promise<void> {
  const { login, facts } = input;
  await db.query(
    "insert into lti_launch (ticket_hash, browser_hash, frame_hash, platform_id, facts) values ($1, $2, $3, $4, $5)",
    [input.ticketHash, login.browserHash, login.frameHash, login.platformId, JSON.stringify(facts)],
  );
}

/** Undefined for one that is over, or was begun in another browser. */
export async function findLaunch(
  db: Queryable,
  input: { ticketHash: Buffer; browserHash: Buffer },
): Promise<Launch | undefined> {
  const { rows } = await db.query<Launch>(
    `select ticket_hash as "ticketHash", platform_id as "platformId", facts, frame_hash is not null as "isAwaited", answer
       from lti_launch
      where ticket_hash = $1 and browser_hash = $2 and launched_at > now() - make_interval(mins => $3)`,
    [input.ticketHash, input.browserHash, LAUNCH_MINUTES],
  );
  return rows[0];
}

/** True for the first time alone: a launch logs in once. */
export async function spendLogin(db: Queryable, ticketHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "update lti_launch set logged_in_at = now() where ticket_hash = $1 and logged_in_at is null",
    [ticketHash],
  );
  return rowCount === 1;
}

export async function putAnswer(db: Queryable, input: { ticketHash: Buffer; answer: LaunchAnswer }): Promise<void> {
  await db.query("update lti_launch set answer = $2 where ticket_hash = $1", [
    input.ticketHash,
    JSON.stringify(input.answer),
  ]);
}

/** Ends the launch; undefined where there is nothing to take back yet, or any more. */
export async function takeAnswer(
  db: Queryable,
  input: { ticketHash: Buffer; browserHash: Buffer },
): Promise<LaunchAnswer | undefined> {
  const { rows } = await db.query<{ answer: LaunchAnswer }>(
    "delete from lti_launch where ticket_hash = $1 and browser_hash = $2 and answer is not null returning answer",
    [input.ticketHash, input.browserHash],
  );
  return rows[0]?.answer;
}

/** The same for the frame that waits for it. */
export async function takeAwaitedAnswer(db: Queryable, frameHash: Buffer): Promise<LaunchAnswer | undefined> {
  const { rows } = await db.query<{ answer: LaunchAnswer }>(
    "delete from lti_launch where frame_hash = $1 and answer is not null returning answer",
    [frameHash],
  );
  return rows[0]?.answer;
}

export async function removeLaunch(db: Queryable, ticketHash: Buffer): Promise<void> {
  await db.query("delete from lti_launch where ticket_hash = $1", [ticketHash]);
}

/** At most so many of each kind; returns how many. */
export async function deleteOldLaunches(db: Queryable, most: number): Promise<number> {
  const { rowCount: logins } = await db.query(
    `delete from lti_login where state_hash in (
       select state_hash from lti_login where begun_at < now() - make_interval(mins => $1)
        order by begun_at limit $2 for update skip locked)`,
    [LOGIN_MINUTES, most],
  );
  const { rowCount: launches } = await db.query(
    `delete from lti_launch where ticket_hash in (
       select ticket_hash from lti_launch where launched_at < now() - make_interval(mins => $1)
        order by launched_at limit $2 for update skip locked)`,
    [LAUNCH_MINUTES, most],
  );
  return Math.max(logins ?? 0, launches ?? 0);
}
