// `npm start`: brings up everything this machine's role needs, prints where it is, and keeps it running.

import { join } from "node:path";
import { EnvironmentError } from "@verdict/contract/environment";
import { type Config, readConfig } from "@verdict/server/config";
import type { RunningServer } from "@verdict/server/main";
import type { PreparedDatabase } from "@verdict/server/prepare-database";
import { StartError } from "@verdict/server/terminal-errors";
import { MissingToolError } from "./setup/system-tools.ts";
import { buildWeb } from "./start/build-web.ts";
import { type Cleanup, createCleanup } from "./start/cleanup.ts";
import { type Database, openDatabase } from "./start/database.ts";
import type { OtherUser } from "./start/fork-as.ts";
import { isJournal } from "./start/is-journal.ts";
import { type JudgeProcess, startJudgeProcess } from "./start/judge-process.ts";
import { startJudgeWithoutRoot } from "./start/judge-without-root.ts";
import { assertPortIsFree } from "./start/port.ts";
import { prepareDataBeside, prepareDataHere } from "./start/prepare-data.ts";
import { prepareJudgeTools } from "./start/prepare-judge.ts";
import { createProgress, type Progress } from "./start/progress.ts";
import { openReadyFile, type ReadyFile } from "./start/ready-file.ts";
import { type Role, RoleError, readRole } from "./start/role.ts";
import { type SitePlaces, startSiteProcess } from "./start/site-process.ts";
import { onStopSignal } from "./start/stop-signals.ts";
import { printSummary } from "./start/summary.ts";
import { chooseUsers, giveFoldersToSite } from "./start/unprivileged.ts";

const root = join(import.meta.dirname, "..");
/** Below the twelve seconds after which a supervised process is killed (supervised-process.ts). */
const GRACE_OF_ONE_MS = 10_000;
const say = (line: string) => console.error(line);

/** What a person can put right: one clear line and no stack trace. */
function isForThePerson(error: unknown): error is Error {
  return [EnvironmentError, RoleError, StartError, MissingToolError].some((kind) => error instanceof kind);
}

/*
 * Where the web server is a process of its own, nothing of it is loaded here: this process lives as long as the site
 * and has hardly anything to do.
 */
async function main(cleanup: Cleanup): Promise<void> {
  const role = readRole(process.argv.slice(2));
  const config = readConfig(process.env);
  const progress = createProgress(say);
  // At once: what a killed supervisor has left would call this machine ready until its judge is started.
  const readyFile = role === "judge" ? openReadyFile(join(config.dataDir, "judge-ready"), say) : undefined;
  if (role !== "judge") await assertPortIsFree(config);
  if (role === "judge" && config.databaseUrl === null) {
    throw new RoleError("A judge machine needs DATABASE_URL: the database that the web servers use.");
  }
  if (role !== "web") prepareJudgeTools(progress);
  const users = chooseUsers(config, root, say);

  const building = role === "judge" ? null : progress.step("web app built", () => buildWeb(root));
  building?.catch(() => undefined); // Awaited below; must not count as unhandled while the database starts.
  const database = await progress.step("database started", () => openDatabase(config, say));
  cleanup.add("the database", () => database.stop());

  if (role === "judge") {
    await launchJudge({ config, database, user: users.judge, readyFile }, progress, cleanup).ready;
    say("\nThe judge takes jobs. Ctrl+C stops it.");
    return;
  }
  const preparing = { config, database, root, progress };
  // A web server of its own looks by itself what waits for its tests.
  const facts =
    users.site === null
      ? await prepareDataHere(preparing)
      : { ...(await prepareDataBeside(preparing)), waitingProblems: [] };
  const webRoot = await building;
  // The judge warms up while the web server already answers: a submission waits in the queue for it.
  const judge = role === "all" ? launchJudge({ config, database, user: users.judge }, progress, cleanup) : null;
  const places = {
    databaseUrl: database.url,
    directUrl: database.directUrl,
    webRoot,
    problemsFolder: join(root, "problems"),
  };
  const server = await startSite({ config, places: { ...places, ...graceOf(role) }, facts, user: users.site });
  cleanup.add("the web server", () => server.close());
  const judgeTrouble = judge === null ? null : await progress.step("judge started", () => judge.firstAttempt);
  const goesTo = isJournal(process.stderr.fd, process.env.JOURNAL_STREAM) ? "journal" : "elsewhere";
  printSummary({ config, role, address: server.address, facts, goesTo }, say);
  if (judgeTrouble !== null) {
    say(
      `  But its judge could not start (${judgeTrouble}, see above): it is tried again, and submissions wait for it.`,
    );
    judge?.ready.then(() => say("  The judge has started and takes jobs."));
  }
}

/**
 * Of one web server among several people hear nothing when it goes: others are there to come to. At the end of a whole
 * site there is nobody to wait for it but who has pressed Ctrl+C.
 */
function graceOf(role: Role): Pick<SitePlaces, "graceMs"> {
  return role === "web" ? { graceMs: GRACE_OF_ONE_MS } : {};
}

async function startSite(input: {
  config: Config;
  places: SitePlaces;
  facts: PreparedDatabase;
  user: OtherUser | null;
}): Promise<RunningServer> {
  const { config, places, facts, user } = input;
  if (user !== null) {
    giveFoldersToSite(config.dataDir, user);
    return await startSiteProcess({ config, places, user }, say);
  }
  const [{ createLog }, { startServer }] = await Promise.all([
    import("@verdict/server/log"),
    import("@verdict/server/main"),
  ]);
  const log = createLog({ level: config.logLevel, format: process.stdout.isTTY ? "text" : "json" });
  return await startServer(config, { ...places, waitingProblems: facts.waitingProblems, log });
}

function launchJudge(
  {
    config,
    database,
    user,
    readyFile,
  }: { config: Config; database: Database; user: OtherUser | null; readyFile?: ReadyFile | undefined },
  progress: Progress,
  cleanup: Cleanup,
): JudgeProcess {
  const options = { config, database: database.ofJudge, ...(readyFile === undefined ? {} : { readyFile }) };
  const judge =
    user === null
      ? startJudgeProcess(options, progress.say)
      : startJudgeWithoutRoot({ ...options, user }, progress.say);
  cleanup.add("the judge", () => judge.stop());
  return judge;
}

const cleanup = createCleanup(say);
onStopSignal(process.env.npm_lifecycle_event, (reason) => {
  say(`\nStopping (${reason}) …`);
  cleanup.stop().then(() => process.exit(0));
});
try {
  await main(cleanup);
} catch (error) {
  say(isForThePerson(error) ? `\n${error.message}` : `\nVerdict could not start: ${describe(error)}`);
  await cleanup.stop();
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
