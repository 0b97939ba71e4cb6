import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "@verdict/server/config";
import { forkAs, type OtherUser } from "./fork-as.ts";
import type { ReadyFile } from "./ready-file.ts";
import { kindOf, type SupervisedProcess, superviseProcess } from "./supervised-process.ts";

export type JudgeProcess = SupervisedProcess;

export interface JudgeProcessOptions {
  config: Config;
  database: { url: string; directUrl: string };
  /** A judge that has given root up: who it is, who makes its boxes, and where it keeps what it needs. */
  unprivileged?: { user: OtherUser; launcher: string; dataDir: string };
  readyFile?: ReadyFile;
  /** Another program than the judge's own, for tests. */
  program?: string;
}

/** Outputs and test data lie outside of these; young objects in 3 × 4 MB where V8 would take ten times as much. */
const FLAGS = ["--max-semi-space-size=4", "--max-old-space-size=512"];

/** What this process was told of its memory (with-setup.sh). */
const MALLOC = ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"];

/** A judge sends a sign of life twice a second. One that sends none for five looks is replaced. */
const LOOK_MS = 1_000;
const MOST_SILENT_LOOKS = 5;
/**
 * Before it is ready nothing may be heard of it for longer on a slow and crowded machine (seen in a guest at a load of
 * 15). One that was replaced for that would begin anew, and so would the next one.
 */
const MOST_SILENT_LOOKS_OF_START = 60;

/**
 * Keeps one judge process alive: a judge that dies, or whose event loop answers no more, is replaced; its jobs go back
 * to the queue by themselves. It is a process of its own so that neither a crash nor a busy judge can touch the web
 * server. One that cannot start is tried again as well: meanwhile the site stays up, and what is submitted waits.
 */
export function startJudgeProcess(options: JudgeProcessOptions, say: (line: string) => void): JudgeProcess {
  const environment = judgeEnvironment(options);
  const program = options.program ?? fileURLToPath(import.meta.resolve("@verdict/judge/worker-main"));
  const fork = () => forkAs(options.unprivileged?.user ?? null, program, environment, { flags: FLAGS });
  const watch = (judge: ChildProcess) => {
    const ends = [replaceWhenSilent(judge, say), tellWhenReady(judge, options.readyFile)];
    return () => {
      for (const end of ends) end();
    };
  };
  return superviseProcess({ name: "judge", fork, watch }, say);
}

/**
 * A judge says with each sign of life whether it takes jobs: one whose disk is full, whose database does not answer or
 * that is being stopped does not. One of before says no more than that it is ready.
 */
function tellWhenReady(judge: ChildProcess, file: ReadyFile | undefined): () => void {
  if (file === undefined) return () => undefined;
  let isReady = false;
  file.tell(false);
  judge.on("message", (message) => {
    if (kindOf(message) === "ready") isReady = true;
    if (isReady) file.tell(!isSaidToRest(message));
  });
  return () => file.tell(false);
}

function isSaidToRest(message: unknown): boolean {
  return typeof message === "object" && message !== null && "takesJobs" in message && message.takesJobs === false;
}

/**
 * Kills a judge from which nothing has come for five looks in a row, or for sixty before it is ready, counted from its
 * first sign of life: loading the program may take a busy machine longer. Looks are counted and not seconds: when this
 * process itself was held up (or the machine slept), one look passes, and the signs of life that have queued up are read
 * first.
 */
function replaceWhenSilent(judge: ChildProcess, say: (line: string) => void): () => void {
  let silentLooks: number | null = null;
  let isReady = false;
  judge.on("message", (message) => {
    silentLooks = 0;
    if (kindOf(message) === "ready") isReady = true;
  });
  const timer = setInterval(() => {
    if (silentLooks === null) return;
    silentLooks += 1;
    if (silentLooks < (isReady ? MOST_SILENT_LOOKS : MOST_SILENT_LOOKS_OF_START)) return;
    say(`ALARM: the judge has not answered for ${isReady ? "five seconds" : "a minute"}: it is replaced.`);
    clearInterval(timer);
    judge.kill("SIGKILL");
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Only what a judge needs: no mail password, no key of the AI helper, no admin password reaches that process. */
function judgeEnvironment({ config, database, unprivileged }: JudgeProcessOptions): NodeJS.ProcessEnv {
  const inherited = ["PATH", "HOME", "LANG", "TZ", "JAVA_HOME", "TMPDIR", ...MALLOC];
  return {
    ...Object.fromEntries(inherited.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    DATA_DIR: unprivileged?.dataDir ?? config.dataDir,
    // Otherwise it holds the compiler that strips the types for as long as it lives.
    NODE_COMPILE_CACHE: join(unprivileged?.dataDir ?? config.dataDir, "judge", "node-cache"),
    ...(unprivileged === undefined ? {} : { VERDICT_RUNNER_LAUNCHER: unprivileged.launcher }),
    ...(config.judgeConcurrency === null ? {} : { JUDGE_CONCURRENCY: String(config.judgeConcurrency) }),
  };
}
