import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Config } from "@verdict/server/config";

export interface JudgeProcess {
  /** Resolves when the judge takes jobs; rejects when it ends before that, with its last words. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const RESPAWN_FIRST_MS = 200;
const RESPAWN_MOST_MS = 10_000;
/** A judge that lived this long was healthy: the next respawn starts from the short pause again. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_GRACE_MS = 12_000;

/**
 * Keeps one judge process alive: a judge that dies is replaced, its jobs go back to the queue by themselves. It is a
 * process of its own so that neither a crash nor a busy judge can touch the web server.
 */
export function startJudgeProcess(
  input: { config: Config; database: { url: string; directUrl: string } },
  say: (line: string) => void,
): JudgeProcess {
  const environment = judgeEnvironment(input.config, input.database);
  const program = fileURLToPath(import.meta.resolve("@verdict/judge/worker-main"));
  let child: ChildProcess | undefined;
  let stopped = false;
  let wasReady = false;
  let pauseMs = RESPAWN_FIRST_MS;
  let respawn: NodeJS.Timeout | undefined;
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();

  function spawn(): void {
    const bornAt = performance.now();
    // In a session of its own, so that Ctrl+C reaches only this process, which then stops the judge in order. Should
    // this process be killed outright, the judge sees its channel close and ends.
    const judge = fork(program, { env: environment, stdio: ["ignore", "inherit", "inherit", "ipc"], detached: true });
    child = judge;
    judge.on("message", (message) => {
      if (!isReady(message)) return;
      wasReady = true;
      resolve();
    });
    judge.on("exit", (code, signal) => {
      child = undefined;
      if (stopped) return;
      const how = signal ?? `exit code ${code}`;
      if (!wasReady) {
        reject(new Error(`The judge could not start (${how}).`));
        return;
      }
      if (performance.now() - bornAt > HEALTHY_AFTER_MS) pauseMs = RESPAWN_FIRST_MS;
      say(`The judge ended (${how}): starting another one.`);
      respawn = setTimeout(spawn, pauseMs);
      pauseMs = Math.min(pauseMs * 2, RESPAWN_MOST_MS);
    });
  }

  spawn();
  return {
    ready,
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

function isReady(message: unknown): boolean {
  return typeof message === "object" && message !== null && "kind" in message && message.kind === "ready";
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
