import type { FastifyInstance } from "fastify";

/** Long enough for every call but those that wait for a verdict, which is kept; short enough for Ctrl+C. */
const DRAIN_MS = 2_000;

/**
 * A close lets requests that are being answered finish, and cuts off what is open after two seconds: streams, senders
 * that were refused and go on sending, clients that do not read.
 */
export function registerTimelyClose(app: FastifyInstance): void {
  app.addHook("preClose", (done) => {
    const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.server.once("close", () => clearTimeout(cutOff));
    cutOff.unref();
    done();
  });
}
