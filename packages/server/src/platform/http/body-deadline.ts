import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body of this route may take to arrive, instead of the ordinary time. */
    bodyDeadlineMs?: number;
  }
}

/** The longest of any route; Node's own deadline, which is one for all requests, is set to it. */
export const LONGEST_BODY_MS = 30 * 60 * 1000;
/** The largest ordinary body is 64 MB; most are of a few kB. */
const ORDINARY_BODY_MS = 120_000;
/** Time to read the refusal of a body that is still being sent: ending the connection at once may lose it. */
const LINGER_MS = 1_000;

/**
 * Ends the connection of a sender whose body takes too long, or a slow one could hold connections for ever. A video on
 * a slow line may take longer than anything else, and Node knows only one time for all.
 */
export function registerBodyDeadline(app: FastifyInstance, ordinaryMs = ORDINARY_BODY_MS): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
    if (length !== "0" || encoding !== undefined) {
      const { raw } = request;
      const { socket } = raw; // Later the request has none any more.
      const timer = setTimeout(() => raw.destroy(), request.routeOptions.config.bodyDeadlineMs ?? ordinaryMs);
      raw.once("close", () => clearTimeout(timer));
      // Answered before the body was there, as when it is too large: nobody needs the rest, which may have no end.
      reply.raw.once("finish", () => {
        if (!raw.complete) endUnlessComplete(raw, socket);
      });
    }
    done();
  });
}

/** A small body arrives a moment after its refusal: then the connection may carry the next call already. */
function endUnlessComplete(raw: IncomingMessage, socket: Socket): void {
  if (!(socket instanceof Socket)) return; // A call made inside of the process, by a test, has no connection.
  setTimeout(() => {
    if (!raw.complete) socket.destroy();
  }, LINGER_MS).unref();
}
