import { probeHost } from "@verdict/sandbox/host-support";
import { type SelfTestRow, selfTest } from "@verdict/sandbox/self-test";

/**
 * `npm run judge -- --self-test`: says what this machine allows and tries every attack on it. With JSON a line each:
 * first the host, then the attacks. Returns the exit code: 1 when one got through or no box can be made.
 */
export async function trySelfTest(isJson: boolean): Promise<number> {
  const host = await probeHost();
  if (isJson) console.log(JSON.stringify(host));
  else {
    console.log(`isolation: ${host.mode}, cgroup v2: ${host.hasCgroup ? "yes" : "no"}`);
    for (const protection of host.protections) console.log(`  + ${protection}`);
    for (const { problem, fix } of host.warnings) console.log(`  ! ${problem}\n    ${fix}`);
  }
  if (!host.isIsolated) return 1;
  let failed = 0;
  for await (const row of selfTest()) {
    if (row.outcome === "failed") failed++;
    console.log(isJson ? JSON.stringify(row) : lineOf(row));
  }
  console.error(failed === 0 ? "no attack got through" : `${failed} attacks got through`);
  return failed === 0 ? 0 : 1;
}

function lineOf({ number, name, about, outcome, details }: SelfTestRow): string {
  const line = `${String(number).padStart(2)}  ${outcome.padEnd(9)}  ${name.padEnd(34)} ${about}`;
  return [line, ...details.map((detail) => `      ${detail}`)].join("\n");
}
