import { readConfig } from "../config.ts";
import { type RunningServer, startServer } from "../main.ts";
import { createLog } from "../platform/log.ts";

/** A web server for benchmarks, which loads nothing that a real one does not: its memory is measured. */
export function startSite(databaseUrl: string): Promise<RunningServer> {
  return startServer(readConfig({ PORT: "0" }), {
    databaseUrl,
    directUrl: databaseUrl,
    webRoot: null,
    waitingProblems: [],
    log: createLog({ level: "error", format: "text" }),
  });
}
