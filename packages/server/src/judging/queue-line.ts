import { AsyncLocalStorage } from "node:async_hooks";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { Inbox } from "./inbox.ts";
import { isFull, rateOf, type Sample, waitWords } from "./line-figures.ts";
import { type Built, listAwaited, listPlaces, readLineFacts } from "./line-store.ts";

/*
 * The line of those who wait for a judge, as a web server sees it: where each of its own waiters stands, how fast the
 * line moves, and whether there is room for one more. One query reads the places of all, every two seconds and only
 * while somebody has waited for a second; so its cost does not depend on how many streams are open.
 */

/**
 * Below a second nobody wants to know. A timer may fire a moment early, and would then leave out whoever it was set
 * for.
 */
const FIRST_TOLD_MS = 1_000;
const EARLY_MS = 50;
const TOLD_EVERY_MS = 2_000;
/** Reading the line takes at most this part of the time: at 20,000 waiting jobs it is read more rarely. */
const SHARE_OF_TIME = 0.05;
const FACTS_KEPT_MS = 1_000;
/** How far back the rate of the line looks: it should follow a judge that comes or goes, and not jump with each job. */
const RATE_OVER_MS = 30_000;
/**
 * Who was refused comes again after a part of the wait of the last one in line, since room is there sooner; not at
 * once, and within a time in which somebody still sits there. A minute is guessed where nobody knows the rate.
 */
const RETRY = { shareOfWait: 1 / 4, leastSeconds: 5, mostSeconds: 600, guessedWaitSeconds: 60 };

export interface QueueLine {
  /**
   * Puts the place in the line into the inbox, when it changes, until the returned function is called; of one whose
   * tests are still being built, how many of them are.
   */
  follow: (subjectId: string, inbox: Inbox) => () => void;
  /**
   * Why one more is refused (queue_full, with the time after which it is worth coming again); null where there is room.
   */
  findRefusal: (purpose: "run" | "submission") => Promise<DomainError | null>;
  stop: () => void;
}

interface Follower {
  subjectId: string;
  since: number;
  lastPosition: number | null;
  lastBuilt: number | null;
  inbox: Inbox;
}

export function createQueueLine(context: Pick<AppContext, "pool" | "log">): QueueLine {
  /**
   * Several may follow one submission: two tabs, or a page that has come back before its old connection was seen to be
   * gone.
   */
  const followers = new Set<Follower>();
  const samples: Sample[] = [];
  let lastNumber: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let reading: { at: number; waiting: Promise<number> } | null = null;
  // The reading belongs to no request and to no transaction, though one of them begins it.
  const outside = AsyncLocalStorage.snapshot();

  /** How many runs and submissions wait, at most a second old. */
  const countWaiting = (): Promise<number> => {
    if (reading !== null && performance.now() - reading.at < FACTS_KEPT_MS) return reading.waiting;
    const begun = { at: performance.now(), waiting: outside(readWaiting) };
    reading = begun;
    begun.waiting.catch(() => {
      if (reading === begun) reading = null;
    });
    return begun.waiting;
  };
  const readWaiting = async () => {
    const { waiting, done, last } = await readLineFacts(context.pool, lastNumber ?? 0);
    // What was stored while the numbers were read last is there by now, or was never kept.
    if (lastNumber !== null) samples.push({ atMs: performance.now(), done });
    lastNumber = last;
    while (samples.length > 2 && (samples[1]?.atMs ?? 0) < performance.now() - RATE_OVER_MS) samples.shift();
    return waiting;
  };

  const tellAll = async () => {
    const begin = performance.now();
    const due = [...followers].filter(({ since }) => begin - since >= FIRST_TOLD_MS - EARLY_MS);
    if (due.length > 0) {
      await countWaiting();
      const subjectIds = due.map(({ subjectId }) => subjectId);
      const places = await listPlaces(context.pool, subjectIds);
      const awaited = await listAwaited(context.pool, subjectIds);
      const rate = rateOf(samples);
      for (const follower of due) {
        const tests = awaited.get(follower.subjectId);
        if (tests === undefined) tell(follower, places.get(follower.subjectId) ?? 0, rate);
        else tellBuilt(follower, tests);
      }
    }
    return Math.max(TOLD_EVERY_MS, (performance.now() - begin) / SHARE_OF_TIME);
  };
  const tick = () => {
    tellAll()
      .catch((error: unknown) => {
        context.log.warn({ err: error }, "Reading the line of waiting jobs failed; trying again");
        return TOLD_EVERY_MS;
      })
      .then((pauseMs) => {
        timer = followers.size === 0 ? null : setTimeout(tick, pauseMs);
      });
  };

  return {
    follow(subjectId, inbox) {
      const follower = { subjectId, since: performance.now(), lastPosition: null, lastBuilt: null, inbox };
      followers.add(follower);
      timer ??= outside(() => setTimeout(tick, FIRST_TOLD_MS));
      return () => followers.delete(follower);
    },
    async findRefusal(purpose) {
      const waiting = await countWaiting();
      const rate = rateOf(samples);
      if (!isFull({ purpose, waiting, rate })) return null;
      const seconds = rate === null ? null : waiting / rate;
      const text = `More programs wait for a judge than it can take${seconds === null ? "" : `: the last one for ${waitWords(seconds)}`}. Your code is kept; please try again a little later.`;
      const part = Math.ceil((seconds ?? RETRY.guessedWaitSeconds) * RETRY.shareOfWait);
      const retryAfterSeconds = Math.min(RETRY.mostSeconds, Math.max(RETRY.leastSeconds, part));
      return new DomainError("queue_full", text, { retryAfterSeconds });
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      followers.clear();
    },
  };
}

/** Of one that was never seen waiting nothing is told: it is judged already, or will be in a moment. */
function tell(follower: Follower, position: number, rate: number | null): void {
  if (position === follower.lastPosition || (position === 0 && follower.lastPosition === null)) return;
  follower.lastPosition = position;
  const estimateSeconds = rate === null ? null : Math.round((position / rate) * 10) / 10;
  const place = { position, estimateSeconds: position === 0 ? 0 : estimateSeconds };
  follower.inbox.put({ kind: "place", id: follower.subjectId, place });
}

function tellBuilt(follower: Follower, tests: Built): void {
  if (tests.built === follower.lastBuilt) return;
  follower.lastBuilt = tests.built;
  follower.inbox.put({ kind: "built", id: follower.subjectId, tests });
}
