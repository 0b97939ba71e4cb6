import type { FeedQuestion, Feeds } from "./feeds.ts";
import type { CcsView } from "./view.ts";

/** The specification asks for a line in 120 seconds; proxies cut what is silent for a minute, some for half of one. */
const KEEP_ALIVE_MS = 15_000;

export interface Following extends FeedQuestion {
  /** What the client has heard last, before it was away. */
  sinceToken: string | null;
  /** False: it ends with what is known now. */
  goesOn: boolean;
  /** Null once the client may hear nothing any more. */
  lookAgain: () => Promise<CcsView | null>;
  signal: AbortSignal;
}

/**
 * The lines of an event feed. The first piece comes at once. Who is told more from some moment on (the problems, once
 * the own clock has started) is then told everything again; who is told otherwise, or reads too slowly, has to come
 * again. Throws not_found for an unknown contest and bad_input for an unknown token, both before the first piece.
 */
export async function* followFeed(feeds: Feeds, following: Following): AsyncGenerator<string> {
  const { contestId, version, goesOn, lookAgain, signal } = following;
  let { view, sinceToken } = following;
  let lookedAtMs = performance.now();
  for (;;) {
    const listening = await feeds.listen({ contestId, view, version });
    try {
      const { feed } = listening;
      let position = feed.position;
      if (sinceToken === null) yield* feed.whole();
      else {
        position = feed.positionOf(sinceToken);
        yield "\n";
      }
      let isNews = true;
      for (;;) {
        const news = feed.since(position);
        if (news === null) return;
        position = news.position;
        // Whoever is dismissed from the staff must not be told any more of what a frozen board hides.
        if (view === "full" && news.text !== "" && (await lookAgain()) !== view) return;
        if (news.text !== "") yield news.text;
        else if (!isNews) yield "\n";
        if (!goesOn) return;
        // By the clock as well: where something is told all the time no empty line is ever due.
        if (news.hasState || !isNews || performance.now() - lookedAtMs >= KEEP_ALIVE_MS) {
          lookedAtMs = performance.now();
          const now = await lookAgain();
          if (now !== view) {
            if (view !== "closed" || now !== "open") return;
            view = now;
            break;
          }
        }
        isNews = await listening.next(KEEP_ALIVE_MS, signal);
        if (signal.aborted || listening.isOver()) return;
      }
    } finally {
      listening.stop();
    }
    sinceToken = null;
  }
}
