import { mkdirSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applySchema } from "../../platform/postgres/apply-schema.ts";
import { type OtherPostgres, startOtherPostgres } from "../../platform/testing/other-postgres.ts";
import { startTransactionPooler } from "../../platform/testing/transaction-pooler.ts";
import { keepProcess } from "../chaos/kept-process.ts";
import { countLosses, type Losses, prepareToPress, pressUntil } from "../chaos/press-submits.ts";
import { untilUp } from "../chaos/run-chaos.ts";
import { lineOf } from "../documents/pages.ts";
import { ask, countWaiting, cutOff, makeSynchronous, startStandby, untilItHasAll } from "./standby.ts";

/*
 * A primary dies while users press Submit, and its standby takes its place. Web servers come to the database through a
 * PgBouncer that pools transactions, judges and notifications directly. Both ways lead over one address that is moved
 * to the standby, as a virtual address or a name is; here it is a link to a folder with a socket.
 */

export interface FailoverFigures extends Losses {
  presses: number;
  /** Told to their users as kept before the primary died. */
  acknowledged: number;
  /** Of these, told so while the standby was cut off; those that were told before, and were lost all the same. */
  "acknowledged while cut off": number;
  "lost from before": number;
  /** Writes that the primary kept waiting for the standby when it died. */
  "waiting for the standby": number;
  /** From the death of the primary to the first verdict on a press that came later. */
  "without verdicts, ms": number;
}

/** What is committed in this time does not reach the standby any more, as on a way that has begun to fail. */
const CUT_OFF_MS = 2_000;
const PHASE_MS = 4_000;
/** What is lost for good would be asked for again and again. */
const DRAIN_MS = 20_000;
const CHAOS = path.join(import.meta.dirname, "../chaos");

export async function runFailover(input: {
  /** Empty; whoever gives it empties it. */
  folder: string;
  /** Of a package with PostgreSQL. */
  package: string;
  replication: "synchronous" | "asynchronous";
}): Promise<FailoverFigures> {
  const { folder, replication } = input;
  const options = (name: string) => ({ package: input.package, folder: madeIn(folder, name), flags: {} });
  const primary = await startOtherPostgres(options("primary"));
  await applySchema(primary.url);
  const cookies = await prepareToPress(primary.url);
  const standby = await startStandby(primary, options("standby"));
  if (replication === "synchronous") await makeSynchronous(primary);
  const address = path.join(folder, "address");
  lead(address, primary);
  const url = `postgres://app@/app?host=${encodeURIComponent(address)}&port=5432`;
  const pooler = await startTransactionPooler(url, [lineOf("operations", "ini", "server_login_retry")]);
  const kept = (name: string, args: string[]) =>
    keepProcess({ name, entry: path.join(CHAOS, `${name}-process.ts`), args });
  const webs = [1, 2].map(() => kept("web", [pooler.url, url]));
  const judges = [1, 2].map(() => kept("judge", [url]));
  try {
    await untilUp([...webs, ...judges]);
    const endAt = Date.now() + 3 * PHASE_MS;
    const giveUpAt = endAt + DRAIN_MS;
    const programs = { AC: "AC", WA: "WA 1" };
    const pressing = pressUntil(endAt, { giveUpAt, programs, webs, cookies });
    await sleep(PHASE_MS);
    const cutOffAt = Date.now();
    await untilItHasAll(primary.superuserUrl);
    await cutOff(primary);
    await sleep(CUT_OFF_MS);
    const waiting = await countWaiting(primary);
    const diedAt = Date.now();
    primary.kill();
    const promoted = await standby.promote();
    lead(address, promoted);
    const presses = await pressing;
    const keptBy = (moment: number) => presses.filter(({ keptAt }) => keptAt !== null && keptAt < moment);
    const keys = await readKeys(promoted.url);
    const back = presses.flatMap(({ judgedAt, begunAt }) => (begunAt > diedAt && judgedAt !== null ? [judgedAt] : []));
    return {
      presses: presses.length,
      acknowledged: keptBy(diedAt).length,
      "acknowledged while cut off": keptBy(diedAt).length - keptBy(cutOffAt).length,
      "lost from before": keptBy(cutOffAt).filter(({ key }) => !keys.has(key)).length,
      "waiting for the standby": waiting,
      "without verdicts, ms": Math.min(...back) - diedAt,
      ...(await countLosses(promoted.url, { presses, giveUpAt })),
    };
  } finally {
    await Promise.all([...webs, ...judges].map((one) => one.stop()));
    await pooler.close();
    primary.kill();
    standby.kill();
  }
}

async function readKeys(url: string): Promise<Set<string>> {
  const rows = await ask(url, "select request_key as key from submission");
  return new Set(rows.map((row) => String(row["key"])));
}

/** The link is there at every moment. */
function lead(address: string, { socketFolder }: OtherPostgres): void {
  symlinkSync(socketFolder, `${address}.new`);
  renameSync(`${address}.new`, address);
}

function madeIn(folder: string, name: string): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  return made;
}
