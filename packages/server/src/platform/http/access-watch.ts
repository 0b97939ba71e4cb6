import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Calls `work` once when the session or the token of this signed-in request has ended, wherever that was done,
     * until the returned function is called.
     */
    whenAccessEnds: (request: FastifyRequest, work: () => void) => () => void;
  }
}

/** Sessions or tokens of this user have ended. */
export const ACCESS_ENDED = "access_ended";
/** A notification can be lost, and some sessions end by their age. */
const LOOK_EVERY_MS = 60_000;

interface Watched {
  request: FastifyRequest;
  work: () => void;
}

/**
 * A call asks once who makes it, and one that goes on for minutes would tell what it learns to whoever was thrown out
 * meanwhile. So it is asked again who makes it as soon as any web server has ended an access of that user.
 */
export function watchAccess(
  app: FastifyInstance,
  { notifications, log }: Pick<AppContext, "notifications" | "log">,
): void {
  const open = new Map<string, Set<Watched>>();
  const look = async (userId: string, watched: Watched) => {
    // Any token that still is one may read.
    const user = await app.authenticate(watched.request, "read");
    if (user === null && open.get(userId)?.delete(watched)) watched.work();
  };
  const lookAt = (userId: string) => {
    for (const watched of open.get(userId) ?? []) {
      look(userId, watched).catch((error: unknown) => log.warn({ err: error }, "It is not known who makes a call"));
    }
  };
  const stop = notifications.subscribe(ACCESS_ENDED, lookAt);
  const timer = setInterval(() => [...open.keys()].forEach(lookAt), LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    stop();
    clearInterval(timer);
  });
  app.decorate("whenAccessEnds", (request, work) => {
    const userId = request.signedInUser?.id;
    if (userId === undefined) return () => undefined;
    const watched = { request, work };
    const ofUser = open.get(userId) ?? new Set();
    open.set(userId, ofUser.add(watched));
    return () => {
      ofUser.delete(watched);
      if (ofUser.size === 0 && open.get(userId) === ofUser) open.delete(userId);
    };
  });
}
