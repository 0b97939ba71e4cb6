import { access } from "node:fs/promises";
import { probeHost } from "./host-support.ts";
import { type Attack, readAttacks } from "./hostile/attack.ts";
import { type AttackSandbox, createAttackSandbox } from "./hostile/attack-sandbox.ts";
import { tryAttack } from "./hostile/try-attack.ts";

export interface SelfTestRow {
  /** The number in the list of attacks; several rows may share one. */
  number: number;
  name: string;
  about: string;
  outcome: "defended" | "failed" | "not tried";
  /** What was not as it must be, or why it or a part of it was not tried. */
  details: readonly string[];
}

/**
 * Tries the attacks on this very machine, one after the other, and yields a row as soon as each is over. Takes a
 * minute. Rejects with SandboxError where no box can be made.
 */
export async function* selfTest(): AsyncGenerator<SelfTestRow> {
  const { hasProc } = await probeHost();
  const room = await createAttackSandbox();
  try {
    for (const attack of await readAttacks()) yield await tryOne(room, attack, hasProc);
  } finally {
    await room.stop();
  }
}

async function tryOne(room: AttackSandbox, attack: Attack, hasProc: boolean): Promise<SelfTestRow> {
  const { number, name, about } = attack;
  const missing = await missingTool(attack);
  if (missing !== undefined) {
    return { number, name, about, outcome: "not tried", details: [`${missing} is not installed`] };
  }
  const runs = attack.runs.filter((run) => hasProc || run.needsProc !== true);
  const notes = runs.length === attack.runs.length ? [] : [NO_PROC];
  if (runs.length === 0) return { number, name, about, outcome: "not tried", details: notes };
  const problems = await tryAttack(room, { ...attack, runs });
  const outcome = problems.length === 0 ? "defended" : "failed";
  return { number, name, about, outcome, details: [...problems, ...notes] };
}

const NO_PROC = "this host gives a box no /proc (no language needs one), so what would attack it was not tried";

async function missingTool(attack: Attack): Promise<string | undefined> {
  for (const tool of attack.tools) {
    const isThere = await access(tool).then(
      () => true,
      () => false,
    );
    if (!isThere) return tool;
  }
  return undefined;
}
