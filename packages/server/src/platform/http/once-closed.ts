import type { Socket } from "node:net";
import type { FastifyReply } from "fastify";

/** What has to be done at the end of a request, by its response: one listener for all of it. */
const endings = new WeakMap<object, (() => void)[]>();
/**
 * The requests under way on a connection: a response that waits behind another is not told that the connection closed.
 */
const underWay = new WeakMap<Socket, Set<() => void>>();

/**
 * Does the work once the request is answered or its connection is gone; at once where that is so already. A caller may
 * go while the database is asked who it is, and nobody tells it a second time: a place in a count would be taken for
 * ever.
 */
export function onceClosed({ raw, request }: FastifyReply, work: () => void): void {
  const { socket } = request.raw;
  if (raw.closed || socket.destroyed) {
    work();
    return;
  }
  const known = endings.get(raw);
  if (known !== undefined) {
    known.push(work);
    return;
  }
  const all = [work];
  endings.set(raw, all);
  const ofConnection = requestsOn(socket);
  const end = () => {
    ofConnection.delete(end);
    for (const each of all.splice(0)) each();
  };
  ofConnection.add(end);
  raw.once("close", end);
}

function requestsOn(socket: Socket): Set<() => void> {
  const known = underWay.get(socket);
  if (known !== undefined) return known;
  const requests = new Set<() => void>();
  underWay.set(socket, requests);
  socket.once("close", () => {
    for (const end of requests) end();
  });
  return requests;
}
