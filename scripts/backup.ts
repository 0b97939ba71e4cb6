// `npm run backup -- FILE` and `npm run restore -- FILE`: the embedded database and all files of DATA_DIR, in one file.

import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { EnvironmentError } from "@verdict/contract/environment";
import { MEBIBYTE } from "@verdict/contract/units";
import { BackupError } from "@verdict/server/backup-error";
import { addToSeries } from "@verdict/server/backup-series";
import { type Config, readConfig } from "@verdict/server/config";
import { restoreBackup } from "@verdict/server/restore-backup";
import { writeBackup } from "@verdict/server/write-backup";
import { createProgress } from "./start/progress.ts";

const USAGE = `Usage:
  npm run backup -- FILE              write the database and all files of DATA_DIR into one new file; the server may run
  npm run backup -- --keep N FOLDER   write one of now into a folder, and remove all but the newest N written so
  npm run restore -- FILE             make an empty DATA_DIR what it was then; start the server on it afterwards
`;
const OWN_DATABASE =
  "DATABASE_URL is set: this command is for the embedded database. docs/operations.md says how to back up your own.";

const OPTIONS = { keep: { type: "string" } } as const;
/** Of backups: at least the new one. */
const COUNT = /^[1-9]\d{0,3}$/;

const say = (line: string) => console.error(line);
const progress = createProgress(say);

interface Order {
  order: "backup" | "restore";
  /** As it was typed. */
  place: string;
  /** Null: the place is a file, and nothing is removed. */
  keep: number | null;
}

/** Null when the command line makes no sense. */
function readOrder([order, ...rest]: readonly string[]): Order | null {
  if (order !== "backup" && order !== "restore") return null;
  try {
    const { values, positionals } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true });
    const [place, ...more] = positionals;
    if (place === undefined || more.length > 0) return null;
    if (values.keep === undefined) return { order, place, keep: null };
    return order === "backup" && COUNT.test(values.keep) ? { order, place, keep: Number(values.keep) } : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // An option that there is not.
    throw error;
  }
}

/** Exit codes: 0 done; 1 refused or failed, and nothing is half-done; 2 a wrong command line. */
async function main(words: readonly string[]): Promise<number> {
  const given = readOrder(words);
  if (given === null) {
    say(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) throw new BackupError(OWN_DATABASE);
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), given.place);
  if (given.order === "restore") await restore(config, place);
  else await backup(config, place, given.keep);
  return 0;
}

async function backup({ dataDir }: Config, place: string, keep: number | null): Promise<void> {
  const file = await progress.step("backup written", async () => {
    if (keep !== null) return await addToSeries({ dataDir, folder: place, keep, now: new Date(), log: say });
    await writeBackup({ dataDir, file: place, log: say });
    return place;
  });
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
