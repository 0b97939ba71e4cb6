/**
 * Tries every attack, or those named, as the user that it runs as. Prints one JSON line for the host and one for each
 * attack, and at the end one for what all of them together have left. For tests.
 */
import { probeHost } from "../host-support.ts";
import { readAttacks } from "./attack.ts";
import { createAttackSandbox } from "./attack-sandbox.ts";
import { listRemains } from "./leftovers.ts";
import { tryAttack } from "./try-attack.ts";

const print = (row: object) => process.stdout.write(`${JSON.stringify(row)}\n`);

const { mode, hasCgroup, hasProc } = await probeHost();
print({ mode, hasCgroup, hasProc });
const wanted = process.argv.slice(2);
const attacks = (await readAttacks()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (attacks.length > 0) {
  const room = await createAttackSandbox();
  for (const attack of attacks) print({ name: attack.name, problems: await tryAttack(room, attack) });
  await room.stop();
  print({ name: "everything", problems: await listRemains() });
}
