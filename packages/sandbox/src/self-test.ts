import { access } from "node:fs/promises";
import { type Attack, readAttacks } from "./hostile/attack.ts";
import { createAttackSandbox } from "./hostile/attack-sandbox.ts";
import { tryAttack } from "./hostile/try-attack.ts";

export interface SelfTestRow {
  /** The number in the list of attacks; several rows may share one. */
  number: number;
  name: string;
  about: string;
  outcome: "defended" | "failed" | "not tried";
  /** What was not as it must be, or why it was not tried. */
  details: readonly string[];
}

/**
 * Tries the attacks on this very machine, one after the other, and yields a row as soon as each is over. Takes a minute.
 * Rejects with SandboxError where no box can be made.
 */
export async function* selfTest(): AsyncGenerator<SelfTestRow> {
  const room = await createAttackSandbox();
  try {
    for (const attack of await readAttacks()) {
      const { number, name, about } = attack;
      const missing = await missingTool(attack);
      if (missing === undefined) {
        const details = await tryAttack(room, attack);
        yield { number, name, about, outcome: details.length === 0 ? "defended" : "failed", details };
      } else {
        yield { number, name, about, outcome: "not tried", details: [`${missing} is not installed`] };
      }
    }
  } finally {
    await room.sandbox.stop();
  }
}

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
