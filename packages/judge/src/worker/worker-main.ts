import { type HostSupport, probeHost } from "@verdict/sandbox/host-support";
import { readWorkerConfig, type WorkerConfig } from "./config.ts";
import { startWorker } from "./start-worker.ts";

/** The supervisor replaces a judge whose event loop has not answered for five seconds. */
const HEARTBEAT_MS = 500;

/** The process of a judge worker, under the supervisor of a server or of a judge machine. */
async function main(): Promise<void> {
  let takesJobs = () => false;
  setInterval(() => process.send?.({ kind: "alive", takesJobs: takesJobs() }), HEARTBEAT_MS).unref();
  const config = configOrExit();
  const host = probeHost({ launcher: config.launcher });
  const protection = protectionLines(host);
  const worker = await startWorker(config, (error) => console.error(`judge: ${describe(error)}`), host).catch(
    (error: unknown) => {
      console.error(`The judge cannot start: ${describe(error)}`);
      process.exit(1);
    },
  );
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    takesJobs = () => false;
    worker.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`judge: ${describe(error)}`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  for (const line of [...worker.lines, ...(await protection)]) console.error(`judge: ${line}`);
  console.error(`judge: ready, ${config.concurrency} runs at once`);
  takesJobs = () => !isStopping && worker.takesJobs();
  process.send?.({ kind: "ready" });
}

/** What keeps programs apart on this machine, and what is missing with the command that mends it. */
async function protectionLines(host: Promise<HostSupport>): Promise<string[]> {
  const { mode, hasCgroup, protections, warnings } = await host;
  const isolation = `isolation: ${mode}, ${hasCgroup ? "with" : "without"} cgroup v2`;
  const active = protections.map((protection) => `  + ${protection}`);
  return [isolation, ...active, ...warnings.map(({ problem, fix }) => `warning: ${problem}; to mend it: ${fix}`)];
}

/** The parent is gone: the queue gives our jobs to the next worker, and the runners end with this process. */
process.on("disconnect", () => process.exit(0));

function configOrExit(): WorkerConfig {
  try {
    return readWorkerConfig(process.env);
  } catch (error) {
    console.error(`The judge cannot start: ${describe(error)}`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}

await main();
