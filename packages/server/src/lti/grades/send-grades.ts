import { gradeClass, mostOf, presentEarned } from "../../classes/grading/grade-class.ts";
import type { LtiContext } from "../lti-context.ts";
import { findPlatform, type Platform } from "../platforms/store.ts";
import { postScore, type Score } from "./post-score.ts";
import * as store from "./store.ts";

type GradesContext = Pick<LtiContext, "pool" | "accessTokens" | "log">;

/** In one go; a course of a thousand students takes a minute or two. */
const MOST_COURSES = 20;
/** Less than a course is claimed for; and what somebody waits for, where the rest follows by itself. */
const LONGEST_MS = 4 * 60_000;
const LONGEST_ASKED_MS = 20_000;

/**
 * Sends what has changed since it was sent. Nothing is kept but what has arrived: what a server that dies has not sent
 * is found again by comparing. Of each student only the newest grade is sent.
 */
export async function sendDueGrades(context: GradesContext): Promise<void> {
  for (let left = MOST_COURSES; left > 0; left -= 1) {
    const course = await store.claimDue(context.pool);
    if (course === null) return;
    await sendClaimed(context, { course, isAsked: false });
  }
}

/** The same for one course, as somebody asks: what has failed is tried at once. False while it is done already. */
export async function sendNow(context: GradesContext, courseId: string): Promise<boolean> {
  const course = await store.claimCourse(context.pool, courseId);
  if (course === null) return false;
  await sendClaimed(context, { course, isAsked: true });
  return true;
}

interface Sending {
  course: store.ClaimedCourse;
  isAsked: boolean;
}

async function sendClaimed(context: GradesContext, sending: Sending): Promise<void> {
  const { id } = sending.course;
  let lookedAt: Date | null = null;
  try {
    // What is judged from now on is found next time.
    const startedAt = await store.readClock(context.pool);
    if (await sendCourse(context, sending)) lookedAt = startedAt;
  } finally {
    await store.letGo(context.pool, { id, lookedAt });
  }
}

/** False where time has run out. */
async function sendCourse(context: GradesContext, { course, isAsked }: Sending): Promise<boolean> {
  const { pool } = context;
  const deadline = performance.now() + (isAsked ? LONGEST_ASKED_MS : LONGEST_MS);
  const platform = await findPlatform(pool, course.platformId);
  if (platform === null) return true;
  const [links, subs, scores] = await Promise.all([
    store.listGradedLinks(pool, course.id),
    store.listSubs(pool, course),
    store.listScores(pool, course.id),
  ]);
  for (const link of links) {
    const known = new Map(
      scores.filter((row) => row.resourceLinkId === link.resourceLinkId).map((row) => [row.userId, row]),
    );
    for (const { userId, score } of await scoresOf(context, { course, link, subs })) {
      if (!isWanted(known.get(userId), score, isAsked)) continue;
      if (performance.now() > deadline) return false;
      const reach = await sendOne(context, { course, platform, link, userId, score });
      if (reach === "platform") return true;
      if (reach === "link") break;
    }
  }
  return true;
}

/** Of the students who are known at the platform. */
async function scoresOf(
  { pool }: GradesContext,
  input: { course: store.ClaimedCourse; link: store.GradedLink; subs: ReadonlyMap<string, string> },
): Promise<{ userId: string; score: Score }[]> {
  const { course, link, subs } = input;
  const { classId, freeLateDays } = course;
  const { assignments, students } = await gradeClass(pool, { classId, freeLateDays, onlyId: link.assignmentId });
  const assignment = assignments.at(-1);
  if (assignment?.id !== link.assignmentId) return []; // It was deleted a moment ago.
  const most = mostOf(assignment);
  const dayMs = 24 * 60 * 60_000;
  return students.flatMap(({ student, works }) => {
    const sub = subs.get(student.user_id);
    if (sub === undefined || most === 0) return [];
    const days = assignment.late_days + (student.extra_days[assignment.id] ?? 0);
    const isOver = assignment.due_at.getTime() + days * dayMs < Date.now();
    const earned = presentEarned(works.at(-1)?.earned ?? null);
    return [{ userId: student.user_id, score: { sub, earned, most, isOver } }];
  });
}

function isWanted(known: store.ScoreRow | undefined, score: Score, isAsked: boolean): boolean {
  if (known === undefined) return score.earned !== null;
  if (known.failure !== null) return known.isDue || isAsked;
  return known.earned !== score.earned || known.most !== score.most;
}

/** How far a failure reaches; null where there is none. */
async function sendOne(
  context: GradesContext,
  input: {
    course: store.ClaimedCourse;
    platform: Platform;
    link: store.GradedLink;
    userId: string;
    score: Score;
  },
): Promise<"one" | "link" | "platform" | null> {
  const { course, platform, link, userId, score } = input;
  const key = { courseId: course.id, resourceLinkId: link.resourceLinkId, userId };
  const posted = await postScore(context, { platform, lineItemUrl: link.lineItemUrl, score });
  if (posted.kind === "sent") {
    await store.noteSent(context.pool, { ...key, earned: score.earned, most: score.most });
    return null;
  }
  await store.noteFailed(context.pool, { ...key, most: score.most, failure: posted.text });
  return posted.reach;
}
