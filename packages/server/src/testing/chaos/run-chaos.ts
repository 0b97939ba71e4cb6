import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applySchema } from "../../platform/postgres/apply-schema.ts";
import { dataFolderOf, startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";
import { watchDeadHolds } from "./dead-holds.ts";
import { type KeptProcess, keepProcess, type ProcessToKeep } from "./kept-process.ts";

export type { KeptProcess };

import { countLosses, type Losses, prepareToPress, pressUntil } from "./press-submits.ts";

/*
 * What random kills cost: web servers, judges and one PostgreSQL, each a process of its own, are ended by SIGKILL at
 * random and started again, while users submit. Only processes that were started here are ended, each by its pid.
 */

export interface Chaos {
  /** For the database; emptied by whoever gives it. */
  folder: string;
  seconds: number;
  /** From one kill to the next: long enough that something is up again in between. */
  betweenKillsMs: { least: number; most: number };
  webs: number;
  /** How to start a judge; without it, judges without a sandbox. */
  judges: readonly ((databaseUrl: string) => ProcessToKeep)[];
  programs: Readonly<Record<"AC" | "WA", string>>;
  /** What else may be killed at a moment, besides the processes themselves: the runners of a judge. */
  furtherVictims?: (judges: readonly KeptProcess[]) => { name: string; pid: number }[];
  say: (line: string) => void;
}

export interface ChaosFigures extends Losses {
  kills: number;
  presses: number;
  /** Sent more than once, as a page does that hears nothing. */
  resent: number;
  "longest hold of a dead judge, ms": number;
}

/** A database takes longer to come back than anything else, and everybody waits for it. */
const DATABASE_SHARE = 0.12;
const ANY_SHARE = 0.1;
/** For a machine that has much else to do, and a judge that compiles its headers for the first time. */
const START_SECONDS = 300;
/** For what is under way when the kills are over. */
const DRAIN_SECONDS = 60;

export async function runChaos(chaos: Chaos): Promise<ChaosFigures> {
  const postgres = await startEmbeddedPostgres({ folder: chaos.folder, log: () => undefined });
  const url = postgres.url;
  await applySchema(url);
  const cookies = await prepareToPress(url);
  const webs = Array.from({ length: chaos.webs }, (_none, index) =>
    keepProcess({ name: `web ${index}`, entry: path.join(import.meta.dirname, "web-process.ts"), args: [url] }),
  );
  const judges = chaos.judges.map((judge) => keepProcess(judge(url)));
  const holds = watchDeadHolds(url);
  try {
    await untilUp([...webs, ...judges]);
    const endAt = Date.now() + chaos.seconds * 1000;
    const giveUpAt = endAt + DRAIN_SECONDS * 1000;
    const [kills, presses] = await Promise.all([
      killUntil(endAt, { chaos, webs, judges }),
      pressUntil(endAt, { giveUpAt, programs: chaos.programs, webs, cookies }),
    ]);
    const longestMs = await holds.stop();
    return {
      kills,
      presses: presses.length,
      resent: presses.filter(({ sent }) => sent > 1).length,
      ...(await countLosses(url, { presses, giveUpAt })),
      "longest hold of a dead judge, ms": Math.round(longestMs),
    };
  } finally {
    await holds.stop();
    await Promise.all([...webs, ...judges].map((kept) => kept.stop()));
    await postgres.stop();
  }
}

export async function untilUp(kept: readonly KeptProcess[]): Promise<void> {
  const giveUpAt = Date.now() + START_SECONDS * 1000;
  while (kept.some((one) => one.address() === null)) {
    if (Date.now() > giveUpAt) throw new Error("not everything has started");
    await sleep(50);
  }
}

async function killUntil(
  endAt: number,
  { chaos, webs, judges }: { chaos: Chaos; webs: readonly KeptProcess[]; judges: readonly KeptProcess[] },
): Promise<number> {
  let kills = 0;
  while (Date.now() < endAt) {
    const { least, most } = chaos.betweenKillsMs;
    await sleep(least + Math.random() * (most - least));
    const judgesToHit = exposed(judges);
    const victims = [
      ...[...exposed(webs), ...judgesToHit].flatMap((kept) => ofProcess(kept)),
      ...(chaos.furtherVictims?.(judgesToHit) ?? []),
    ];
    const victim =
      Math.random() < DATABASE_SHARE ? ofDatabase(chaos.folder) : victims[Math.floor(Math.random() * victims.length)];
    if (victim === undefined || victim === null) continue;
    if (!killByPid(victim.pid)) continue;
    kills += 1;
    chaos.say(`killed ${victim.name}`);
  }
  return kills;
}

/**
 * Which of one kind may be killed: those that are up while another one is, and now and then whichever. On a machine
 * with much else to do a start takes longer than from one kill to the next, and nothing would ever be judged.
 */
function exposed(kind: readonly KeptProcess[]): readonly KeptProcess[] {
  if (Math.random() < ANY_SHARE) return kind;
  const up = kind.filter((kept) => kept.address() !== null);
  return up.length > 1 ? up : [];
}

function ofProcess(kept: KeptProcess): { name: string; pid: number }[] {
  const pid = kept.pid();
  return pid === null ? [] : [{ name: kept.name, pid }];
}

function ofDatabase(folder: string): { name: string; pid: number } | null {
  try {
    const [pid] = readFileSync(path.join(dataFolderOf(folder), "postmaster.pid"), "utf8").split("\n");
    return { name: "postgres", pid: Number(pid) };
  } catch {
    return null; // It is down already.
  }
}

function killByPid(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false; // It has ended by itself meanwhile.
  }
}
