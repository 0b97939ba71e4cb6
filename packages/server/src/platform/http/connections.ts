import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { networkOf } from "./network-of.ts";
import { Shares } from "./shares.ts";

/** Of one process, where the system gives so many files; an idle connection takes some 10 kB. */
const MOST_CONNECTIONS = 10_000;
/** For the database, the media, the log. */
const OTHER_FILES = 200;
/** A reader that takes nothing of its answer for so long is gone, or wants us to keep it; nginx waits as long. */
const STALLED_MS = 60_000;
const LOOK_EVERY_MS = 10_000;
/** Time to read a refusal that is written to the connection itself. */
const LINGER_MS = 1_000;

/**
 * Bounds what connections may cost. Behind a proxy all of them are the proxy's, so their shares mean nothing there;
 * those of requests do: see admission.ts.
 */
export function registerConnectionLimits(
  app: FastifyInstance,
  config: Pick<Config, "trustProxy">,
  { stalledMs, lookEveryMs } = { stalledMs: STALLED_MS, lookEveryMs: LOOK_EVERY_MS },
): void {
  const most = mostConnections();
  app.server.maxConnections = most;
  const shares = new Shares({ unshared: most / 2, most });
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    const network = config.trustProxy === false ? networkOf(socket.remoteAddress ?? "") : "";
    if (config.trustProxy === false && shares.enter(network) !== "in") {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      if (config.trustProxy === false) shares.leave(network);
    });
  });
  const timer = setInterval(() => {
    for (const socket of open) watchStall(socket, stalledMs);
  }, lookEveryMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

/** Writes the last words and ends the connection, whether the other side reads them and ends its own half or not. */
export function endWith(socket: Socket, lastWords: string): void {
  socket.end(lastWords);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * Node's time-out of a connection counts what the other side takes as life; without listeners it ends the connection.
 */
function watchStall(socket: Socket, stalledMs: number): void {
  const isWatched = socket.timeout === stalledMs;
  if (socket.writableLength > 0 && !isWatched) socket.setTimeout(stalledMs);
  if (socket.writableLength === 0 && isWatched) socket.setTimeout(0);
}

function mostConnections(): number {
  const limits = readFileSync("/proc/self/limits", "utf8");
  const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(MOST_CONNECTIONS, files - OTHER_FILES));
}
