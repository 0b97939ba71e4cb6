// `npm run problems`: problem packages in and out of this installation, and whether a package is sound.
import { type FoundPackage, withPackages } from "@verdict/catalogue/find-packages";
import { PackageError } from "@verdict/catalogue/package-error";
import { EnvironmentError } from "@verdict/contract/environment";
import { verifyPackage } from "@verdict/judge/verify-package";
import { type Config, readConfig } from "@verdict/server/config";
import {
  exportPackageFile,
  hasJudge,
  type ImportEvent,
  PackageCommandError,
  updateDatabase,
} from "@verdict/server/package-commands";
import { type Order, parseArguments, USAGE, UsageError } from "./problems/arguments.ts";
import { contestTable } from "./problems/contest-table.ts";
import { importOnce } from "./problems/import-once.ts";
import { type ImportRow, importedRow, refusedRow } from "./problems/import-row.ts";
import { importedLines, reportOf } from "./problems/report.ts";
import { MissingToolError } from "./setup/system-tools.ts";
import { createCleanup } from "./start/cleanup.ts";
import { type Database, openDatabase } from "./start/database.ts";
import { startJudgeProcess } from "./start/judge-process.ts";
import { prepareJudgeTools } from "./start/prepare-judge.ts";
import { createProgress } from "./start/progress.ts";
import { onStopSignal } from "./start/stop-signals.ts";

const say = (line: string) => console.error(line);
const print = (line: string) => console.log(line);
const isAttended = process.stdin.isTTY && process.stderr.isTTY;
const cleanup = createCleanup(say);
const stopping = new AbortController();

/** Exit codes: 0 done and sound; 1 refused, or a package with errors; 2 a wrong command line; 130 stopped by Ctrl+C. */
async function main(words: readonly string[]): Promise<number> {
  const order = parseArguments(words, process.env.INIT_CWD ?? process.cwd());
  switch (order.kind) {
    case "help":
      print(USAGE);
      return 0;
    case "verify": {
      prepareJudgeTools(createProgress(say));
      const findings = await verifyPackage(order.file, print);
      reportOf(findings).forEach(print);
      return findings.some(({ severity }) => severity === "error") ? 1 : 0;
    }
    case "import": {
      const config = readConfig(process.env);
      const database = await openMigrated(config);
      await ensureJudge(config, database);
      return await withPackages(order.file, async (packages) => {
        if (packages.length > 1 || order.isJson) return await importEach(database, packages, order);
        const file = packages[0]?.path ?? order.file;
        const input = { file, asDraft: order.asDraft, tell, signal: stopping.signal };
        importedLines(await importOnce(database, input, { again: order.again, isAttended })).forEach(print);
        return 0;
      });
    }
    case "export":
      print(`Written to ${await exportPackageFile(await openMigrated(readConfig(process.env)), order)}`);
      return 0;
    default:
      return order satisfies never;
  }
}

type HowToImport = Pick<Extract<Order, { kind: "import" }>, "again" | "asDraft">;

/** What is refused has a row too and stops no other; what stops the command itself leaves the rows until then. */
async function importEach(
  database: Database,
  packages: readonly FoundPackage[],
  { file, isJson, ...how }: { file: string; isJson: boolean } & HowToImport,
): Promise<number> {
  const rows: ImportRow[] = [];
  for (const found of packages) {
    if (!isJson) say(`${rows.length + 1} of ${packages.length}: ${found.shownPath}`);
    const row = await importAsRow(database, found, how).catch((error: unknown) => {
      if (!isJson) contestTable(file, rows).forEach(print);
      if (!stopping.signal.aborted || rows.every(({ problem }) => problem === null)) throw error;
      return null;
    });
    if (row === null) {
      say("Stopped: what came before was stored.");
      return 130;
    }
    rows.push(row);
    if (isJson) print(JSON.stringify(row));
  }
  if (!isJson) contestTable(file, rows).forEach(print);
  return rows.some(({ state }) => state === "refused") ? 1 : 0;
}

async function importAsRow(
  database: Database,
  { shownPath, path, contest }: FoundPackage,
  { again, asDraft }: HowToImport,
): Promise<ImportRow> {
  const input = { file: path, contest, asDraft, tell, signal: stopping.signal };
  try {
    return importedRow(shownPath, await importOnce(database, input, { again, isAttended: false }));
  } catch (error) {
    if (!(error instanceof PackageCommandError) || stopping.signal.aborted) throw error;
    return refusedRow(shownPath, error);
  }
}

/** Beside a running server its database is used, else it runs for as long as this command. */
async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase(config, say);
  cleanup.add("the database", () => database.stop());
  await updateDatabase(database);
  return database;
}

/** The judge of a running installation judges the references; where there is none, one of our own does. */
async function ensureJudge(config: Config, database: Database): Promise<void> {
  if (await hasJudge(database)) return;
  const progress = createProgress(say);
  prepareJudgeTools(progress);
  const judge = startJudgeProcess({ config, database }, say);
  cleanup.add("the judge", () => judge.stop());
  await progress.step("judge ready", () => judge.ready);
}

function tell({ event, data }: ImportEvent): void {
  switch (event) {
    case "accepted":
      say(`Judging the references in ${data.languages.join(", ")} on ${data.totalTestCases} tests …`);
      break;
    case "solution": {
      const { judged, total, file, verdict } = data;
      if (file === undefined) say(`Judging its ${total === 1 ? "other solution" : `${total} other solutions`} …`);
      else say(`  ${judged} of ${total}: ${file} ${verdict}`);
      break;
    }
    case "compiled":
    case "test":
    case "failed":
      break;
    default:
      event satisfies never;
  }
}

function explain(error: unknown): number {
  if (stopping.signal.aborted) {
    say("Stopped: nothing was stored or written.");
    return 130;
  }
  if (error instanceof UsageError) {
    say(`${error.message}\n${USAGE}`);
    return 2;
  }
  const isForThePerson = [PackageCommandError, PackageError, EnvironmentError, MissingToolError].some(
    (kind) => error instanceof kind,
  );
  if (isForThePerson && error instanceof Error) say(error.message);
  else say(`This did not work: ${error instanceof Error ? error.stack : String(error)}`);
  return 1;
}

onStopSignal(process.env.npm_lifecycle_event, () => stopping.abort());
process.exitCode = await main(process.argv.slice(2)).catch(explain);
await cleanup.stop();
