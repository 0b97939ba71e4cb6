import { join } from "node:path";
import type { Config } from "@verdict/server/config";
import type { RunningServer, StartOptions } from "@verdict/server/main";
import { StartError } from "@verdict/server/terminal-errors";
import { type Capability, forkAs, type OtherUser } from "./fork-as.ts";
import { kindOf, superviseProcess } from "./supervised-process.ts";

/** What the process is told first. */
export type SitePlaces = Pick<StartOptions, "databaseUrl" | "directUrl" | "webRoot" | "graceMs"> & {
  problemsFolder: string;
};

/** What it answers. */
export type SiteSays = { kind: "ready"; address: string } | { kind: "failed"; reason: string };

const FIRST_UNPRIVILEGED_PORT = 1024;

/**
 * The web server as a process of its own, which has given root up: whoever takes it over is nobody on this machine. It
 * is replaced when it ends, but for the first time it has to start. Throws StartError.
 */
export async function startSiteProcess(
  input: { config: Config; places: SitePlaces; user: OtherUser },
  say: (line: string) => void,
): Promise<RunningServer> {
  const { config, places, user } = input;
  const kept: Capability[] = config.port < FIRST_UNPRIVILEGED_PORT && config.port > 0 ? ["net_bind_service"] : [];
  let address = "";
  let reason = "";
  const site = superviseProcess(
    {
      name: "web server",
      mustStart: true,
      fork() {
        // With what this process was told of its memory (with-setup.sh).
        const flags = process.execArgv;
        const child = forkAs(user, join(import.meta.dirname, "site-main.ts"), siteEnvironment(), { kept, flags });
        child.on("message", (message) => {
          const said = saidBy(message);
          if (said?.kind === "ready") address = said.address;
          if (said?.kind === "failed") reason = said.reason;
        });
        // Of one that has died already its end will tell.
        child.send({ ...places }, () => undefined);
        return child;
      },
    },
    say,
  );
  const trouble = await site.firstAttempt;
  if (trouble === null) return { address, close: site.stop };
  await site.stop();
  throw new StartError(reason === "" ? `The web server ended while it started (${trouble})` : reason);
}

/** Of everything in the environment, the administrator's password is of no use to it: the account is made before. */
function siteEnvironment(): NodeJS.ProcessEnv {
  const { ADMIN_PASSWORD: _, ...others } = process.env;
  return others;
}

function saidBy(message: unknown): SiteSays | null {
  if (typeof message !== "object" || message === null) return null;
  const kind = kindOf(message);
  if (kind === "ready" && "address" in message && typeof message.address === "string") {
    return { kind, address: message.address };
  }
  if (kind === "failed" && "reason" in message && typeof message.reason === "string") {
    return { kind, reason: message.reason };
  }
  return null;
}
