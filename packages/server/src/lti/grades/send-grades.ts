import { setTimeout as sleep } from "node:timers/promises";
import type { LtiContext } from "../lti-context.ts";
import * as claims from "./claims-store.ts";
import { type Sent, sendCourse } from "./send-course.ts";
import { dropAttempts } from "./store.ts";

type GradesContext = Pick<LtiContext, "pool" | "accessTokens" | "log">;

/** In one go. */
const MOST_COURSES = 20;
/** Far less than a course is claimed for. What a thousand students are not told by then is told in later rounds. */
const LONGEST_MS = 60_000;
/** Before a platform that takes no grades is asked again for the same course. */
const REST_MINUTES = 5;

/**
 * Sends what has changed since it was sent. Nothing is kept but what has arrived: what a server that dies has not sent
 * is found again by comparing. Of each student only the newest grade is sent. No course is looked at twice in one go,
 * nor another one of a platform that was too slow: the next go begins with those that have waited longest.
 * After `closing` no further course is begun.
 */
export async function sendDueGrades(context: GradesContext, closing?: AbortSignal): Promise<void> {
  const startedAt = await claims.readClock(context.pool);
  const exceptPlatforms: string[] = [];
  for (let left = MOST_COURSES; left > 0 && closing?.aborted !== true; left -= 1) {
    const course = await claims.claimDue(context.pool, { startedAt, exceptPlatforms });
    if (course === null) return;
    const deadline = performance.now() + LONGEST_MS;
    try {
      const sent = await sendClaimed(context, { course, isAsked: false, deadline });
      if (sent === "out of time" || sent === "refused") exceptPlatforms.push(course.platformId);
    } catch (error) {
      context.log.error({ err: error, course: course.id }, "The grades of a course could not be sent");
    }
  }
}

/** A round that is at the course may have looked before what somebody wants sent was there. */
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 200;

/**
 * The same for one course, as somebody asks: what has failed is tried at once. `deadline` is of `performance.now()`:
 * what is left then follows by itself. Null where it is being done already, and takes long.
 */
export async function sendNow(
  context: GradesContext,
  { courseId, deadline }: { courseId: string; deadline: number },
): Promise<Sent | null> {
  const patience = Math.min(deadline, performance.now() + PATIENCE_MS);
  for (;;) {
    const course = await claims.claimCourse(context.pool, courseId);
    if (course !== null) return sendClaimed(context, { course, isAsked: true, deadline });
    if (performance.now() > patience) return null;
    await sleep(LOOK_AGAIN_MS);
  }
}

async function sendClaimed(
  context: GradesContext,
  input: { course: claims.ClaimedCourse; isAsked: boolean; deadline: number },
): Promise<Sent> {
  const { pool } = context;
  const { course } = input;
  let sent: Sent | null = null;
  let startedAt: Date | null = null;
  try {
    startedAt = await claims.readClock(pool);
    sent = await sendCourse(context, input);
    if (sent === "all") await dropAttempts(pool, { courseId: course.id, dueBefore: startedAt });
    return sent;
  } finally {
    const restMinutes = sent === "all" || sent === "out of time" ? 0 : REST_MINUTES;
    await claims.letGo(pool, { course, lookedAt: sent === "all" ? startedAt : null, restMinutes });
  }
}
