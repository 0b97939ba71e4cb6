// The process of a web server, under a supervisor that root has started (site-process.ts).
import { readConfig } from "@verdict/server/config";
import { createLog } from "@verdict/server/log";
import { startServer } from "@verdict/server/main";
import { prepareDatabase } from "@verdict/server/prepare-database";
import { reasonOf, StartError } from "@verdict/server/terminal-errors";
import type { SitePlaces, SiteSays } from "./site-process.ts";

/** The parent is gone: a next start wants the port. */
process.on("disconnect", () => process.exit(0));
process.once("message", (places: SitePlaces) => void serve(places));

async function serve(places: SitePlaces): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, format: process.stdout.isTTY ? "text" : "json" });
  try {
    // All of it is prepared already; what tests the catalogue waits for may have changed since another one was started.
    const { waitingProblems } = await prepareDatabase(config, places);
    const server = await startServer(config, { ...places, waitingProblems, log });
    for (const signal of ["SIGTERM", "SIGINT"]) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    say({ kind: "ready", address: server.address });
  } catch (error) {
    if (!(error instanceof StartError)) console.error(error);
    say({ kind: "failed", reason: reasonOf(error) });
    process.exitCode = 1;
    process.disconnect();
  }
}

function say(message: SiteSays): void {
  process.send?.(message);
}
