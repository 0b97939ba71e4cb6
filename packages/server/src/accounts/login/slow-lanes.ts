import { DomainError } from "../../platform/http/errors.ts";

/*
 * When strangers guess at an account, attempts of unknown browsers at its address are made one after the other, with a
 * pause in between that grows with the failures of the hour. Nobody is refused for what others do; and networks that
 * have failed less come first, so that the owner, at a new computer, waits for one attempt and not for a queue of them.
 */

/** From so many failures in an hour on; the pause doubles with as many more. */
export const SLOW_AFTER_FAILURES = 50;
const FIRST_PAUSE_MS = 1_000;
/** 450 guesses an hour at most, by however many networks. */
const LONGEST_PAUSE_MS = 8_000;
/** Of one address; whoever has failed most makes room. */
const MOST_WAITING = 30;
/** A browser gives up after 20 s. */
const PATIENCE_MS = 15_000;

export interface SlowLanes {
  /** Resolves when the attempt may be made; throws `too_many_requests` when its turn did not come in time. */
  enter: (emailId: string, input: { pauseMs: number; failures: number }) => Promise<void>;
}

interface Waiter {
  /** How often its network has failed at this address. */
  failures: number;
  go: () => void;
  refuse: (error: DomainError) => void;
  timer: NodeJS.Timeout;
}

/** How long attempts at an address are kept apart after so many failures in the last hour. */
export function pauseAfter(failures: number): number {
  if (failures < SLOW_AFTER_FAILURES) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (Math.floor(failures / SLOW_AFTER_FAILURES) - 1));
}

export function createSlowLanes(patienceMs: number = PATIENCE_MS): SlowLanes {
  /** An address is here while its last attempt is younger than the pause. */
  const lanes = new Map<string, Waiter[]>();
  const pause = (emailId: string, waiting: Waiter[], pauseMs: number) => {
    setTimeout(() => {
      const next = takeNext(waiting);
      if (next === undefined) lanes.delete(emailId);
      else {
        pause(emailId, waiting, pauseMs);
        next.go();
      }
    }, pauseMs).unref();
  };
  return {
    enter(emailId, { pauseMs, failures }) {
      const waiting = lanes.get(emailId);
      if (waiting === undefined) {
        const lane: Waiter[] = [];
        lanes.set(emailId, lane);
        pause(emailId, lane, pauseMs);
        return Promise.resolve();
      }
      return new Promise((go, refuse) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          refuse(tooSlow(pauseMs));
        }, patienceMs);
        const waiter: Waiter = { failures, go, refuse, timer };
        waiting.push(waiter);
        if (waiting.length > MOST_WAITING) takeWorst(waiting).refuse(tooSlow(pauseMs));
      });
    },
  };
}

/** Of those whose network has failed least, the one that came first. */
function takeNext(waiting: Waiter[]): Waiter | undefined {
  const least = Math.min(...waiting.map(({ failures }) => failures));
  return take(
    waiting,
    waiting.findIndex(({ failures }) => failures === least),
  );
}

/** Of those whose network has failed most, the one that came last. */
function takeWorst(waiting: Waiter[]): Waiter {
  const most = Math.max(...waiting.map(({ failures }) => failures));
  const worst = take(
    waiting,
    waiting.findLastIndex(({ failures }) => failures === most),
  );
  if (worst === undefined) throw new Error("a full lane without anybody in it");
  return worst;
}

function take(waiting: Waiter[], index: number): Waiter | undefined {
  const [taken] = index < 0 ? [] : waiting.splice(index, 1);
  clearTimeout(taken?.timer);
  return taken;
}

function tooSlow(pauseMs: number): DomainError {
  const message =
    "Somebody is guessing at this account, so logins are slow. Please try again, or use “Forgot password?”.";
  return new DomainError("too_many_requests", message, { retryAfterSeconds: Math.ceil(pauseMs / 1000) });
}
