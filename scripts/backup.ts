// `npm run backup -- FILE` and `npm run restore -- FILE`: the embedded database and all files of DATA_DIR, in one file.

import { statSync } from "node:fs";
import path from "node:path";
import { EnvironmentError } from "@verdict/contract/environment";
import { MEBIBYTE } from "@verdict/contract/units";
import { BackupError } from "@verdict/server/backup-error";
import { type Config, readConfig } from "@verdict/server/config";
import { restoreBackup } from "@verdict/server/restore-backup";
import { writeBackup } from "@verdict/server/write-backup";
import { createProgress } from "./start/progress.ts";

const USAGE = `Usage:
  npm run backup -- FILE     write the database and all files of DATA_DIR into one new file; the server may run
  npm run restore -- FILE    make an empty DATA_DIR what it was then; start the server on it afterwards
`;
const OWN_DATABASE =
  "DATABASE_URL is set: this command is for the embedded database. docs/operations.md says how to back up your own.";

const say = (line: string) => console.error(line);
const progress = createProgress(say);

/** Exit codes: 0 done; 1 refused or failed, and nothing is half-done; 2 a wrong command line. */
async function main([order, name, ...rest]: readonly string[]): Promise<number> {
  const isOrder = order === "backup" || order === "restore";
  if (!isOrder || name === undefined || name.startsWith("--") || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) throw new BackupError(OWN_DATABASE);
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  await (order === "backup" ? backup(config, file) : restore(config, file));
  return 0;
}

async function backup({ dataDir }: Config, file: string): Promise<void> {
  await progress.step("backup written", () => writeBackup({ dataDir, file, log: say }));
  const size = (statSync(file).size / MEBIBYTE).toFixed(1);
  say(`${file} (${size} MB) holds everything of ${dataDir}, its secrets too: keep it as private as the server.`);
}

async function restore({ dataDir }: Config, file: string): Promise<void> {
  const { madeAt } = await progress.step("backup restored", () => restoreBackup({ dataDir, file, log: say }));
  say(`${dataDir} is what it was at ${madeAt}. Start it with: DATA_DIR=${dataDir} npm start`);
}

function explain(error: unknown): number {
  const isForThePerson = error instanceof BackupError || error instanceof EnvironmentError;
  say(isForThePerson ? error.message : `This did not work: ${error instanceof Error ? error.stack : String(error)}`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2)).catch(explain);
