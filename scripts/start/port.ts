import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "@verdict/server/config";
import { StartError } from "@verdict/server/terminal-errors";

/** Asked first, so that nobody waits for a build and a database only to hear that the port is taken. */
export async function assertPortIsFree(config: Config): Promise<void> {
  const probe = createServer();
  const listening = once(probe, "listening");
  probe.listen({ port: config.port, host: config.host, exclusive: true });
  try {
    await listening;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") return; // The server's own message is the better one.
    throw new StartError(
      `Port ${config.port} on ${config.host} is taken by another program: stop it, or set PORT to another number.`,
      { cause },
    );
  }
  probe.close();
  await once(probe, "close");
}
