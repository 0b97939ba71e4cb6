import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Config } from "@verdict/server/config";

export interface JudgeProcess {
  /** Resolves when the judge takes jobs. It may take several attempts, each announced. */
  ready: Promise<void>;
  /** Resolves when the first attempt to start has ended: null, or why it did not work. Attempts go on in either case. */
  firstAttempt: Promise<string | null>;
  stop(): Promise<void>;
}

export interface JudgeProcessOptions {
  config: Config;
  database: { url: string; directUrl: string };
  /** Another program than the judge's own, for tests. */
  program?: string;
}

const RESPAWN_FIRST_MS = 200;
const RESPAWN_MOST_MS = 10_000;
/** A judge that lived this long was healthy: the next respawn starts from the short pause again. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_GRACE_MS = 12_000;
/** A judge sends a sign of life twice a second. One that sends none for five looks is replaced. */
const LOOK_MS = 1_000;
const MOST_SILENT_LOOKS = 5;

/**
 * Keeps one judge process alive: a judge that dies, or whose event loop answers no more, is replaced; its jobs go back to
 * the queue by themselves. It is a process of its own so that neither a crash nor a busy judge can touch the web server.
 * One that cannot start is tried again as well: meanwhile the site stays up, and what is submitted waits.
 */
export function startJudgeProcess(options: JudgeProcessOptions, say: (line: string) => void): JudgeProcess {
  const environment = judgeEnvironment(options.config, options.database);
  const program = options.program ?? fileURLToPath(import.meta.resolve("@verdict/judge/worker-main"));
  let child: ChildProcess | undefined;
  let stopped = false;
  let pauseMs = RESPAWN_FIRST_MS;
  let respawn: NodeJS.Timeout | undefined;
  const ready = Promise.withResolvers<void>();
  const firstAttempt = Promise.withResolvers<string | null>();

  function spawn(): void {
    const bornAt = performance.now();
    let isReady = false;
    // In a session of its own, so that Ctrl+C reaches only this process, which then stops the judge in order. Should
    // this process be killed outright, the judge sees its channel close and ends.
    const judge = fork(program, { env: environment, stdio: ["ignore", "inherit", "inherit", "ipc"], detached: true });
    child = judge;
    const stopWatching = replaceWhenSilent(judge, say);
    judge.on("message", (message) => {
      if (kindOf(message) !== "ready") return;
      isReady = true;
      ready.resolve();
      firstAttempt.resolve(null);
    });
    judge.on("exit", (code, signal) => {
      stopWatching();
      child = undefined;
      if (stopped) return;
      const how = signal ?? `exit code ${code}`;
      if (performance.now() - bornAt > HEALTHY_AFTER_MS) pauseMs = RESPAWN_FIRST_MS;
      const again = `trying again in ${pauseMs / 1000} s`;
      say(
        isReady ? `The judge ended (${how}): starting another one.` : `The judge could not start (${how}): ${again}.`,
      );
      firstAttempt.resolve(how);
      respawn = setTimeout(spawn, pauseMs);
      pauseMs = Math.min(pauseMs * 2, RESPAWN_MOST_MS);
    });
  }

  spawn();
  return {
    ready: ready.promise,
    firstAttempt: firstAttempt.promise,
    async stop() {
      stopped = true;
      clearTimeout(respawn);
      if (child === undefined) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const force = setTimeout(() => child?.kill("SIGKILL"), STOP_GRACE_MS);
      await gone;
      clearTimeout(force);
    },
  };
}

/**
 * Kills a judge from which nothing has come for five looks in a row, counted from its first sign of life: loading the
 * program may take a busy machine longer. Looks are counted and not seconds: when this process
 * itself was held up (or the machine slept), one look passes, and the signs of life that have queued up are read first.
 */
function replaceWhenSilent(judge: ChildProcess, say: (line: string) => void): () => void {
  let silentLooks: number | null = null;
  judge.on("message", () => {
    silentLooks = 0;
  });
  const timer = setInterval(() => {
    if (silentLooks === null) return;
    silentLooks += 1;
    if (silentLooks < MOST_SILENT_LOOKS) return;
    say("ALARM: the judge has not answered for five seconds: it is replaced.");
    clearInterval(timer);
    judge.kill("SIGKILL");
  }, LOOK_MS);
  return () => clearInterval(timer);
}

function kindOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "kind" in message ? message.kind : undefined;
}

/** Only what a judge needs: no mail password, no key of the AI helper, no admin password reaches that process. */
function judgeEnvironment(config: Config, database: { url: string; directUrl: string }): NodeJS.ProcessEnv {
  const inherited = ["PATH", "HOME", "LANG", "TZ", "JAVA_HOME", "TMPDIR", "VERDICT_ALLOW_NO_ISOLATION"];
  return {
    ...Object.fromEntries(inherited.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : []))),
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    DATA_DIR: config.dataDir,
    ...(config.judgeConcurrency === null ? {} : { JUDGE_CONCURRENCY: String(config.judgeConcurrency) }),
  };
}
