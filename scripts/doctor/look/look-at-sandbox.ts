import { probeHost } from "@verdict/sandbox/host-support";
import { selfTest } from "@verdict/sandbox/self-test";
import type { AttackFacts, Facts } from "../facts.ts";

/** Makes a box and runs a trivial program of ours in it; `triesAttacks`: and every known attack. */
export async function lookAtSandbox({ triesAttacks }: { triesAttacks: boolean }): Promise<Facts["sandbox"]> {
  const host = await probeHost();
  return { host, attacks: triesAttacks && host.isIsolated ? await tryAttacks() : null };
}

async function tryAttacks(): Promise<AttackFacts> {
  const facts = { defended: 0, failed: [] as string[], notTried: 0 };
  for await (const { name, outcome } of selfTest()) {
    if (outcome === "defended") facts.defended++;
    else if (outcome === "not tried") facts.notTried++;
    else facts.failed.push(name);
  }
  return facts;
}
