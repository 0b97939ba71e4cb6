import { expect, test } from "vitest";
import { read } from "./project-files.ts";

/*
 * Commands that docs/operations.md gives to operators are tried by a test, as they stand there. Whoever adds one says
 * here where; what no test can do on a machine that has other work is named with its reason.
 */

/** How it begins, the test, and what of the test does it. */
const TRIED: readonly (readonly [beginning: string, test: string, words: string])[] = [
  ["npm run doctor", "packages/server/src/commands/look-at-database.test.ts", "scripts/doctor.ts"],
  ["npm run backup -- /mnt", "scripts/start/start.test.ts", 'runBackupCommand("backup"'],
  ["npm run backup -- --keep ", "packages/server/src/backup/backup-series.test.ts", 'runCommand("backup", "--keep"'],
  ["DATA_DIR=/srv/restored npm run restore -- ", "scripts/start/start.test.ts", 'runBackupCommand("restore"'],
  ["npm start -- --role web", "scripts/deploy.test.ts", "--role (?:web|judge)"],
  ["pg_dump ", "packages/server/src/testing/documents/own-postgres.test.ts", '"pg_dump "'],
  ["tar ", "packages/server/src/testing/documents/own-postgres.test.ts", '"tar "'],
  ["pg_basebackup ", "packages/server/src/testing/documents/own-postgres.test.ts", '"pg_basebackup "'],
];
/** They change the machine itself; docs/measurements/systemd.md tells where they were run, and what they did there. */
const UNTRIED = [
  ...["apt-get install ", "useradd ", "userdel ", "chown ", "install --directory ", "install --mode=", "mv ", "rm "],
  ...["systemctl ", "journalctl ", "runuser "],
];

const commands = [...read("docs/operations.md").matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block]) => (block ?? "").split("\n"))
  .filter((line) => line !== "" && !line.startsWith("#"));

test.each(commands)("operators are told to run what was tried: %s", (command) => {
  const found = TRIED.filter(([beginning]) => command.startsWith(beginning));
  if (UNTRIED.some((beginning) => command.startsWith(beginning))) return expect(found).toEqual([]);
  expect(found).toHaveLength(1);
  for (const [, path, words] of found) expect(read(path)).toContain(words);
});

test("no command is listed that is on the page no more", () => {
  const beginnings = [...TRIED.map(([beginning]) => beginning), ...UNTRIED];
  expect(beginnings.filter((beginning) => !commands.some((command) => command.startsWith(beginning)))).toEqual([]);
});
