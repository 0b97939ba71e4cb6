import type { CcsVersion } from "@verdict/contract/ccs";
import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";
import { outsideOfRequests } from "../../platform/request-scope.ts";
import { Feed } from "./feed.ts";
import type { CcsMaterial } from "./material.ts";
import type { CcsView } from "./view.ts";

/** A contest is looked at so often while somebody listens. */
const LOOK_EVERY_MS = 1_000;
/** A look at a large contest takes tens of milliseconds: it gets at most one part in so many of the time. */
const PARTS = 20;
/** Without listeners a feed is kept for those who come back: for longer than it knows what they have missed. */
const KEPT_MS = 25 * 60_000;

export interface FeedQuestion {
  contestId: string;
  view: CcsView;
  version: CcsVersion;
}

/** Of somebody who listens to a feed. Who does not any more has to say so. */
export interface Listening {
  feed: Feed;
  /** True with the next change; false when the signal aborts, after so many milliseconds, or at the end of all. */
  next: (ms: number, signal: AbortSignal) => Promise<boolean>;
  /** There is nothing more to come: the contest is deleted, or the server stops. */
  isOver: () => boolean;
  stop: () => void;
}

interface FeedsOptions {
  read: (contestId: string) => Promise<CcsMaterial>;
  log: Log;
}

/** All feeds of this process: however many listen to one, its contest is looked at once. */
export class Feeds {
  readonly #options: FeedsOptions;
  readonly #watched = new Map<string, WatchedFeed>();

  constructor(options: FeedsOptions) {
    this.#options = options;
  }

  /** The feed is as of now. Throws not_found for an unknown contest. */
  async listen(question: FeedQuestion): Promise<Listening> {
    const key = [question.version, question.view, question.contestId].join(" ");
    const known = this.#watched.get(key);
    if (known !== undefined) return known.listen();
    const watched = new WatchedFeed(question, this.#options, () => this.#watched.delete(key));
    this.#watched.set(key, watched);
    return watched.listen();
  }

  stop(): void {
    for (const watched of this.#watched.values()) watched.end();
  }
}

class WatchedFeed {
  readonly #feed = new Feed();
  readonly #question: FeedQuestion;
  readonly #options: FeedsOptions;
  readonly #forget: () => void;
  #listeners = 0;
  #isOver = false;
  #costMs = 0;
  #last: CcsMaterial | null = null;
  #looking: Promise<void> | null = null;
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(question: FeedQuestion, options: FeedsOptions, forget: () => void) {
    this.#question = question;
    this.#options = options;
    this.#forget = forget;
  }

  async listen(): Promise<Listening> {
    this.#listeners += 1;
    let isListening = true;
    const stop = () => {
      if (isListening) this.#leave();
      isListening = false;
    };
    try {
      await this.#look();
    } catch (error) {
      stop();
      throw error;
    }
    if (this.#listeners === 1) this.#lookAgainIn(LOOK_EVERY_MS);
    return { feed: this.#feed, next: (ms, signal) => this.#next(ms, signal), isOver: () => this.#isOver, stop };
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#forget();
    this.#wake();
  }

  #leave(): void {
    this.#listeners -= 1;
    if (this.#listeners > 0 || this.#isOver) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#forget, KEPT_MS).unref();
  }

  #lookAgainIn(ms: number): void {
    if (this.#isOver) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => outsideOfRequests(() => void this.#lookOn()), ms).unref();
  }

  async #lookOn(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      if (error instanceof DomainError && error.code === "not_found") return this.end();
      this.#options.log.warn({ err: error, contest: this.#question.contestId }, "A contest could not be looked at");
    }
    if (this.#listeners > 0) this.#lookAgainIn(Math.max(LOOK_EVERY_MS, PARTS * this.#costMs));
  }

  /** One at a time: an older look must not come after a newer one. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { contestId, view, version } = this.#question;
    const material = await this.#options.read(contestId);
    if (material === this.#last) return;
    this.#last = material;
    const since = performance.now();
    if (this.#feed.look({ material, view, version }, since)) this.#wake();
    this.#costMs = performance.now() - since;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  async #next(ms: number, signal: AbortSignal): Promise<boolean> {
    if (this.#isOver || signal.aborted) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wake = () => resolve(true);
    const giveUp = () => resolve(false);
    const timer = setTimeout(giveUp, ms);
    signal.addEventListener("abort", giveUp);
    this.#waiting.add(wake);
    const hasChanged = await promise;
    this.#waiting.delete(wake);
    signal.removeEventListener("abort", giveUp);
    clearTimeout(timer);
    return hasChanged && !this.#isOver;
  }
}
