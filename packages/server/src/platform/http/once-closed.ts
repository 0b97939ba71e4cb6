import type { FastifyReply } from "fastify";

/** One listener of a reply for all that has to be done at its end. */
const endings = new WeakMap<object, (() => void)[]>();

/**
 * Does the work once the request is answered or its connection is gone; at once where that is so already. A caller may
 * go while the database is asked who it is, and nobody tells it a second time: a place in a count would be taken for ever.
 */
export function onceClosed({ raw }: FastifyReply, work: () => void): void {
  if (raw.closed) {
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
  raw.once("close", () => {
    for (const each of all) each();
  });
}

/** Aborts when the connection closes. Also after a finished reply, where nobody listens any more. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  onceClosed(reply, () => gone.abort());
  return gone.signal;
}
