/** Tries every attack, or those named, as the user that it runs as, and prints one JSON line per attack. For tests. */
import { createSandbox } from "../create-sandbox.ts";
import { readAttacks } from "./attack.ts";
import { tryAttack } from "./try-attack.ts";

const wanted = process.argv.slice(2);
const attacks = (await readAttacks()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const sandbox = await createSandbox({ slots: 2, readOnlyFolders: [] });
for (const attack of attacks) {
  const problems = await tryAttack(sandbox, attack);
  process.stdout.write(`${JSON.stringify({ name: attack.name, problems })}\n`);
}
await sandbox.stop();
