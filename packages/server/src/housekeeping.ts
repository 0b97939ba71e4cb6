import { removeAbandonedFolders } from "@verdict/catalogue/temporary-folder";
import type { FastifyInstance } from "fastify";
import { sweepExpired } from "./accounts/sweep.ts";
import { removeUnentered } from "./contests/challenges/store.ts";
import { openWeeklyChallenge, type WeeklyContext } from "./contests/challenges/weekly.ts";
import type { JudgingContext } from "./judging/judging-context.ts";
import { sweepDrafts } from "./judging/preparing/store.ts";
import { makeDueAgain } from "./judging/queue.ts";
import { sweepRuns } from "./judging/store.ts";
import { sendDueGrades } from "./lti/grades/send-grades.ts";
import { deleteOldLaunches } from "./lti/launch/store.ts";
import type { LtiContext } from "./lti/lti-context.ts";
import type { AppContext } from "./platform/context.ts";
import { inBatches } from "./platform/postgres/in-batches.ts";
import { PROBLEMS_CHANGED } from "./problems/problem-list.ts";
import { sweepTestData } from "./problems/test-data.ts";
import { createSampling } from "./status/take-sample.ts";
import { retryDueJudgeErrors } from "./submissions/judge-errors/retry.ts";
import { refreshRatings } from "./submissions/ratings/refresh-ratings.ts";
import { continueApplying, feedRejudgings, removeOldRejudgings } from "./submissions/rejudging/rejudge.ts";
import { foldTally } from "./submissions/store.ts";
import { sweepStudies } from "./submissions/studies/store.ts";
import { searchIdle } from "./submissions/weak-tests/search-idle.ts";
import { type NewsContext, tellNews } from "./talk/news/tell-news.ts";
import type { VideoParts } from "./videos/routes.ts";
import { sweepVideos } from "./videos/sweep.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A batch takes milliseconds and holds its rows no longer; what so many leave waits for the next time. */
const BATCHES = { most: 1_000, batches: 1_000 };

/** Something that has to be done now and then, whether anybody asks or not. Several servers may do it at once. */
export interface Chore {
  /** For the log: what was not done, when it failed. */
  name: string;
  everyMs: number;
  /** After the start. */
  firstAfterMs: number;
  /** A notification of the database that asks for it, beside the clock. */
  channel?: string;
  /** `closing` is aborted once the application ends: what takes long stops there. */
  work: (closing: AbortSignal) => Promise<unknown>;
}

/** A start has better things to do than most of this, and a server that starts often still does it. */
export function choresOf(context: Pick<AppContext, "pool" | "clock" | "metrics">): Chore[] {
  const { pool } = context;
  return [
    {
      name: "accounts: remove what has expired",
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: MINUTE_MS,
      work: () => sweepExpired(pool),
    },
    {
      name: "judging: remove old runs",
      everyMs: 2 * MINUTE_MS,
      firstAfterMs: 2 * MINUTE_MS,
      work: () => inBatches(BATCHES, (most) => sweepRuns(pool, most)),
    },
    {
      name: "judging: let jobs be due whose clock was set back",
      everyMs: 10 * SECOND_MS,
      firstAfterMs: 10 * SECOND_MS,
      work: () => makeDueAgain(pool),
    },
    {
      name: "judging: remove drafts whose server has died",
      everyMs: 30 * SECOND_MS,
      firstAfterMs: 30 * SECOND_MS,
      work: () => sweepDrafts(pool),
    },
    {
      name: "problems: remove test data of no test",
      everyMs: 10 * MINUTE_MS,
      firstAfterMs: 3 * MINUTE_MS,
      work: () => inBatches(BATCHES, (most) => sweepTestData(pool, most)),
    },
    {
      name: "problems: remove what killed imports and exports have left",
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: 0,
      work: () => removeAbandonedFolders(context.clock()),
    },
    {
      name: "submissions: note how the site stands",
      everyMs: 30 * SECOND_MS,
      firstAfterMs: 5 * SECOND_MS,
      work: createSampling(context),
    },
    {
      name: "submissions: judge again what ended by our fault",
      everyMs: 30 * SECOND_MS,
      firstAfterMs: 10 * SECOND_MS,
      work: () => retryDueJudgeErrors(context),
    },
    {
      name: "submissions: forget what old studies have found",
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: 5 * MINUTE_MS,
      work: () => inBatches(BATCHES, (most) => sweepStudies(pool, most)),
    },
    {
      name: "submissions: hand rejudgings to the judges",
      everyMs: SECOND_MS,
      firstAfterMs: SECOND_MS,
      work: () => feedRejudgings(context),
    },
    {
      name: "submissions: go on writing the verdicts of rejudgings",
      everyMs: SECOND_MS,
      firstAfterMs: SECOND_MS,
      work: () => continueApplying(context),
    },
    {
      name: "submissions: remove replaced rejudgings",
      everyMs: 10 * MINUTE_MS,
      firstAfterMs: 4 * MINUTE_MS,
      work: () => removeOldRejudgings(context),
    },
    {
      name: "submissions: count what was judged",
      everyMs: 10 * SECOND_MS,
      firstAfterMs: 10 * SECOND_MS,
      work: () => inBatches(BATCHES, (most) => foldTally(pool, most)),
    },
    {
      name: "submissions: rate problems by first attempts",
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: 6 * MINUTE_MS,
      work: () => refreshRatings(pool),
    },
    {
      name: "contests: remove challenges that ended without anybody",
      everyMs: 10 * MINUTE_MS,
      firstAfterMs: 2 * MINUTE_MS,
      work: () => removeUnentered(pool),
    },
  ];
}

/** Where the site wants it: looks for what the tests of problems are missing, while nobody needs the judges. */
export function choreOfIdleSearch(judging: JudgingContext): Chore {
  const name = "submissions: look for inputs on which accepted programs are wrong";
  return { name, everyMs: 15 * SECOND_MS, firstAfterMs: MINUTE_MS, work: () => searchIdle(judging) };
}

/** Where the site wants it: every week has a challenge for everybody, from its Monday on. */
export function choreOfWeeklyChallenge(context: WeeklyContext): Chore {
  const name = "contests: open the challenge of the week";
  return { name, everyMs: 10 * MINUTE_MS, firstAfterMs: 2 * MINUTE_MS, work: () => openWeeklyChallenge(context) };
}

/** Where the site has a talk: who is in it hears once a day at most what others have written. */
export function choreOfTalkNews(news: NewsContext): Chore {
  const name = "talk: tell by mail what others have written";
  return { name, everyMs: 10 * MINUTE_MS, firstAfterMs: 3 * MINUTE_MS, work: (closing) => tellNews(news, closing) };
}

/** Where learning platforms are connected: their grade books are told what has changed. */
export function choresOfLti(lti: LtiContext): Chore[] {
  return [
    {
      name: "lti: send grades to learning platforms",
      everyMs: 30 * SECOND_MS,
      firstAfterMs: 30 * SECOND_MS,
      work: (closing) => sendDueGrades(lti, closing),
    },
    {
      name: "lti: forget launches that have come to nothing",
      everyMs: 60 * MINUTE_MS,
      firstAfterMs: 2 * MINUTE_MS,
      work: () => inBatches(BATCHES, (most) => deleteOldLaunches(lti.pool, most)),
    },
  ];
}

export function choresOfVideos({ sweep, watch }: VideoParts): Chore[] {
  const looking = {
    name: "videos: look whether the store answers",
    everyMs: 15 * SECOND_MS,
    firstAfterMs: 0,
  };
  return [
    {
      name: "videos: remove what was never saved, replaced or deleted",
      everyMs: 10 * MINUTE_MS,
      firstAfterMs: 0,
      channel: PROBLEMS_CHANGED,
      work: () => sweepVideos(sweep),
    },
    ...(watch === null ? [] : [{ ...looking, work: () => watch.look() }]),
  ];
}

/**
 * Does the chores for as long as the application lives, each of them one at a time; what fails is tried again next
 * time.
 */
export function keepHouse(
  app: FastifyInstance,
  context: Pick<AppContext, "log" | "notifications">,
  chores: readonly Chore[],
): void {
  for (const chore of chores) {
    let running: Promise<unknown> = Promise.resolve();
    const closing = new AbortController();
    let later: NodeJS.Timeout | undefined;
    let unsubscribe = () => {};
    const doIt = () => {
      running = running
        .then(() => (closing.signal.aborted ? undefined : chore.work(closing.signal)))
        .catch((error: unknown) => context.log.warn({ err: error, chore: chore.name }, "A chore was not done"));
    };
    app.addHook("onReady", async () => {
      later = setTimeout(() => {
        doIt();
        later = setInterval(doIt, chore.everyMs);
        later.unref();
      }, chore.firstAfterMs);
      later.unref();
      if (chore.channel !== undefined) unsubscribe = context.notifications.subscribe(chore.channel, doIt);
    });
    app.addHook("onClose", async () => {
      closing.abort();
      clearTimeout(later);
      unsubscribe();
      await running;
    });
  }
}
