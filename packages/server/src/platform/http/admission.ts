import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "./errors.ts";
import { onceClosed } from "./once-closed.ts";
import { Shares } from "./shares.ts";

/*
 * How many requests may be in flight. What waits for a verdict counts too, though it costs little; so the numbers are
 * far above what people do, and only bound what a program can do.
 */

/** Of one user, and of one session: ten tabs that open at once make some forty calls. */
const MOST_OF_USER = 50;
/** Of this process. A waiting request takes some 20 kB, so the most take 120 MB. */
const UNSHARED = 3_000;
const MOST = 6_000;
/** Browsers send one request after the other; programs that send many ahead would let their answers pile up here. */
const MOST_OF_CONNECTION = 16;

const RETRY_AFTER_SECONDS = 1;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts the request for this user or session until it is answered. Throws too_many_requests when so many of them
     * are in flight already that no person can be behind it.
     */
    admit: (key: string, reply: FastifyReply) => void;
    requestsInFlight: () => number;
  }
}

export function registerAdmission(app: FastifyInstance): void {
  const shares = new Shares({ unshared: UNSHARED, most: MOST });
  const ofKey = new Map<string, number>();
  const ofConnection = new WeakMap<Socket, number>();
  // Made once: an error with its stack would be a fifth of the work of a refusal.
  const refusals = {
    ofUser: refusal("too_many_requests", "Many of your requests are being answered already. Please wait a moment."),
    overShare: refusal("too_many_requests", "Your network sends very many requests. Please try again in a moment."),
    full: refusal("unavailable", "The site is very busy. Please try again in a moment."),
  };
  const enter = ({ scope }: FastifyRequest, reply: FastifyReply): DomainError | undefined => {
    const admittance = shares.enter(scope.network);
    switch (admittance) {
      case "in":
        onceClosed(reply, () => shares.leave(scope.network));
        return undefined;
      case "over-share":
        return refusals.overShare;
      case "full":
        return refusals.full;
      default:
        return admittance satisfies never;
    }
  };

  app.decorate("requestsInFlight", () => shares.total);
  app.decorate("admit", (key, reply) => {
    const before = ofKey.get(key) ?? 0;
    if (before >= MOST_OF_USER) {
      throw refusals.ofUser;
    }
    ofKey.set(key, before + 1);
    onceClosed(reply, () => {
      const left = (ofKey.get(key) ?? 0) - 1;
      if (left > 0) ofKey.set(key, left);
      else ofKey.delete(key);
    });
  });

  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const ahead = ofConnection.get(socket) ?? 0;
    if (ahead >= MOST_OF_CONNECTION) {
      socket.destroy();
      return;
    }
    ofConnection.set(socket, ahead + 1);
    onceClosed(reply, () => ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1));
    done(enter(request, reply));
  });
}

function refusal(code: "too_many_requests" | "unavailable", text: string): DomainError {
  return new DomainError(code, text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
