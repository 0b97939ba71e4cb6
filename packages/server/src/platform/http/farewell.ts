import net, { type Socket } from "node:net";
import { setImmediate as afterPoll, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server has begun to stop. */
    isLeaving: () => boolean;
    /** So long a stop may take. */
    graceMs: number;
  }
}

/**
 * Where nothing else is said: long enough for every call but those that wait for a verdict, which is kept; short enough
 * for Ctrl+C.
 */
const GRACE_MS = 2_000;
/** Of the grace, once nobody has asked anything for so long: connections that were kept end then. */
const QUIET_SHARE = 0.25;
/** And they end then however often somebody asks. */
const KEPT_SHARE = 0.5;
const LOOK_EVERY_MS = 20;

/**
 * A server that stops refuses nobody. Where a proxy keeps connections to it, a request may be on its way at the moment of
 * the stop: to answer it with 503, as Fastify does by itself, shows that to people (20 of 1,066 calls in an upgrade under
 * load, 2026-11-29), and a connection that is cut under a POST is not tried elsewhere by any proxy. So
 *
 * 1. it is not ready any more, and takes no new connections: a proxy goes to another server at once, without having sent
 *    anything;
 * 2. for a while what comes over connections that are there already is answered as ever, and each answer says that its
 *    connection ends with it (nginx does as much since 1.27.4: `keepalive_min_timeout`);
 * 3. then connections end that nobody has used, and those who wait for a verdict are told to come again (see
 *    judging-context.ts);
 * 4. requests that are being answered may finish, and what is open when the grace is over is cut off: senders that were
 *    refused and go on sending, clients that do not read.
 *
 * To be registered before whatever else stops with the server.
 */
export function registerFarewell(app: FastifyInstance, graceMs = GRACE_MS): void {
  const open = new Set<Socket>();
  let isLeaving = false;
  let askedAt = 0;
  app.decorate("isLeaving", () => isLeaving);
  app.decorate("graceMs", graceMs);
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("onRequest", (_request, _reply, done) => {
    askedAt = performance.now();
    done();
  });
  // Fastify says it in the answers to what comes after the stop, and nobody in those to what came before.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isLeaving) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("preClose", async () => {
    isLeaving = true;
    const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs);
    app.server.once("close", () => clearTimeout(cutOff));
    cutOff.unref();
    await stopListening(app);
    const beganAt = performance.now();
    const isOver = (now: number) =>
      now - beganAt > KEPT_SHARE * graceMs || now - Math.max(askedAt, beganAt) > QUIET_SHARE * graceMs;
    while (open.size > 0 && !isOver(performance.now())) await sleep(LOOK_EVERY_MS);
    await untilPolled();
    app.server.closeIdleConnections();
    // One that has never asked anything does not count as idle: browsers open some in advance, and each would keep the
    // server open (seen 2026-11-21).
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}

/**
 * Connections that are there stay, which Node's own close of an HTTP server would end. What the system has accepted
 * already, perhaps with a request in it, is taken first: it would be reset otherwise.
 */
async function stopListening(app: FastifyInstance): Promise<void> {
  if (!app.server.listening) return;
  await untilPolled();
  net.Server.prototype.close.call(app.server);
}

/** What has arrived until now is read, and connections that are there are taken. */
async function untilPolled(): Promise<void> {
  // Between two of these.
  await afterPoll();
  await afterPoll();
}
