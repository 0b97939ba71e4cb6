/** A process that tries every attack as the user that it runs as, and prints one JSON line per attack. For tests. */
import { createSandbox } from "../create-sandbox.ts";
import { readAttacks } from "./attack.ts";
import { tryAttack } from "./try-attack.ts";

const sandbox = await createSandbox({ slots: 2, readOnlyFolders: [] });
for (const attack of await readAttacks()) {
  const problems = await tryAttack(sandbox, attack);
  process.stdout.write(`${JSON.stringify({ name: attack.name, problems })}\n`);
}
await sandbox.stop();
