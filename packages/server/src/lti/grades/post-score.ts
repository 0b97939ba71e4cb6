import { SCORE_SCOPE } from "../launch/launch-facts.ts";
import type { LtiContext } from "../lti-context.ts";
import { PlatformRefusal } from "../platforms/access-tokens.ts";
import { askPlatform, isOfPlatform } from "../platforms/ask-platform.ts";
import type { Platform } from "../platforms/store.ts";

export interface Score {
  sub: string;
  /** Null: there is none (any more). */
  earned: number | null;
  most: number;
  /** When what counts was handed in; null where nothing was. */
  submittedAt: Date | null;
  /** Nothing that the student still hands in counts. */
  isOver: boolean;
}

/**
 * `one`: this grade is refused; `link`: the column takes none at all; `platform`: it takes nothing right now. Where that
 * is not certain it may still be this student alone whom the platform does not know. `text` is what staff read.
 */
export type Posted =
  | { kind: "sent" }
  | { kind: "failed"; reach: "one" | "link" | "platform"; isCertain: boolean; text: string };

/** Keeps a student's grade in the platform's grade book (Assignment and Grade Services 2.0, section 3.4). */
export async function postScore(
  context: Pick<LtiContext, "accessTokens" | "log">,
  input: { platform: Platform; lineItemUrl: string; score: Score },
): Promise<Posted> {
  const { platform, lineItemUrl } = input;
  if (!isOfPlatform(platform, lineItemUrl)) {
    const { host } = new URL(lineItemUrl);
    const text = `Grades are kept at ${host}, which is no host that an administrator has entered for ${platform.name}`;
    return { kind: "failed", reach: "link", isCertain: true, text };
  }
  try {
    const first = await post(context, input);
    if (first !== 401) return meaningOf(first);
    // Thrown away by the platform before its time.
    context.accessTokens.forget(platform, SCORE_SCOPE);
    return meaningOf(await post(context, input));
  } catch (error) {
    if (error instanceof PlatformRefusal) {
      return { kind: "failed", reach: "platform", isCertain: true, text: error.message };
    }
    context.log.warn({ err: error, platform: platform.name }, "A grade could not be sent");
    return { kind: "failed", reach: "platform", isCertain: false, text: "The platform does not answer" };
  }
}

async function post(
  { accessTokens }: Pick<LtiContext, "accessTokens">,
  { platform, lineItemUrl, score }: { platform: Platform; lineItemUrl: string; score: Score },
): Promise<number> {
  const token = await accessTokens.tokenFor(platform, SCORE_SCOPE);
  const { status } = await askPlatform(scoresOf(lineItemUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/vnd.ims.lis.v1.score+json" },
    body: JSON.stringify(bodyOf(score)),
  });
  return status;
}

/** A line item's address may have a query, as Moodle's has: the scores are below its path. */
function scoresOf(lineItemUrl: string): string {
  const url = new URL(lineItemUrl);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/scores`;
  return url.href;
}

/** Without the time of the submission Canvas takes the grade's own, and calls the work late that was not. */
function bodyOf({ sub, earned, most, submittedAt, isOver }: Score) {
  const timestamp = new Date().toISOString();
  if (earned === null) {
    return { userId: sub, timestamp, activityProgress: "Initialized", gradingProgress: "NotReady" };
  }
  const activityProgress = isOver ? "Completed" : "Submitted";
  return {
    ...{ userId: sub, timestamp, scoreGiven: earned, scoreMaximum: most },
    ...{ activityProgress, gradingProgress: "FullyGraded" },
    ...(submittedAt === null ? {} : { submission: { submittedAt: submittedAt.toISOString() } }),
  };
}

function meaningOf(status: number): Posted {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const failed = { kind: "failed", isCertain: false } as const;
  if (status === 404 || status === 410) {
    const text = "The platform has no such column in its grade book any more, or not this student in the course";
    return { ...failed, reach: "link", text };
  }
  if (status === 401 || status === 429 || status >= 500 || status < 400) {
    return { ...failed, reach: "platform", text: `The platform takes no grades right now (status ${status})` };
  }
  return { ...failed, reach: "one", text: `The platform does not take this grade (status ${status})` };
}
