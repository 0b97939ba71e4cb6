import type { BoxEvent } from "@verdict/contract/jobs";

/** Often enough for a graph, seldom enough to cost nothing. */
const SEND_MS = 5_000;

export type BoxFigures = Partial<Record<BoxEvent, number>>;

/** Counts what becomes of boxes, and hands it on now and then: how often each has happened since the last time. */
export interface BoxCounter {
  count: (event: BoxEvent) => void;
  /** Hands on what is left. */
  stop: () => Promise<void>;
}

export function countBoxes(options: {
  send: (figures: BoxFigures) => Promise<void>;
  onError: (error: unknown) => void;
  everyMs?: number;
}): BoxCounter {
  const counts = new Map<BoxEvent, number>();
  const add = (event: BoxEvent, more: number) => counts.set(event, (counts.get(event) ?? 0) + more);
  const send = async () => {
    if (counts.size === 0) return;
    const sent = [...counts];
    counts.clear();
    try {
      await options.send(Object.fromEntries(sent));
    } catch (error) {
      for (const [event, count] of sent) add(event, count);
      options.onError(error);
    }
  };
  const timer = setInterval(() => void send(), options.everyMs ?? SEND_MS);
  timer.unref();
  return {
    count: (event) => void add(event, 1),
    stop() {
      clearInterval(timer);
      return send();
    },
  };
}
