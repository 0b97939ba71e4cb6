import { type ClassGrades, gradeClass, mostOf, presentEarned } from "../../classes/grading/grade-class.ts";
import type { GradedWork } from "../../classes/grading/grade-student.ts";
import type { LtiContext } from "../lti-context.ts";
import { findPlatform, type Platform } from "../platforms/store.ts";
import type { ClaimedCourse } from "./claims-store.ts";
import { type Posted, postScore, type Score } from "./post-score.ts";
import * as store from "./store.ts";

type GradesContext = Pick<LtiContext, "pool" | "accessTokens" | "log">;

/**
 * `all`: every grade was compared and tried. `out of time`: some were not. `refused`: the platform takes none right now,
 * and some were not tried. `passed over`: a column of its grade book takes none.
 */
export type Sent = "all" | "out of time" | "refused" | "passed over";

/** So many students in a row tell what one alone does not: whether it is they whom the platform does not know. */
const TELLING_FAILURES = 3;
const DAY_MS = 24 * 60 * 60_000;

interface Sending {
  course: ClaimedCourse;
  platform: Platform;
  isAsked: boolean;
  deadline: number;
}

/** Compares the grades of a course with what was sent, and sends what differs, until `deadline` of `performance.now()`. */
export async function sendCourse(
  context: GradesContext,
  input: { course: ClaimedCourse; isAsked: boolean; deadline: number },
): Promise<Sent> {
  const { pool } = context;
  const { course, deadline } = input;
  const isLate = () => performance.now() > deadline;
  if (isLate()) return "out of time";
  const platform = await findPlatform(pool, course.platformId);
  if (platform === null) return "all";
  const [links, subs, scores, grades] = await Promise.all([
    store.listGradedLinks(pool, course.id),
    store.listSubs(pool, course),
    store.listScores(pool, course.id),
    gradeClass(pool, course),
  ]);
  // From link to link: a platform that is down answers nobody, however few each link has.
  const run = { refused: 0 };
  let isPassedOver = false;
  for (const link of links) {
    if (isLate()) return "out of time";
    const wanted = wantedOf({ link, scores, isAsked: input.isAsked, current: scoresOf({ link, subs, grades }) });
    const sent = await sendLink(context, { ...input, platform, link, wanted, run });
    if (sent === "out of time" || sent === "refused") return sent;
    if (sent === "passed over") isPassedOver = true;
  }
  return isPassedOver ? "passed over" : "all";
}

interface StudentScore {
  userId: string;
  score: Score;
}

/** Of the students whom the platform knows in this course. */
function scoresOf(input: {
  link: store.GradedLink;
  subs: ReadonlyMap<string, string>;
  grades: ClassGrades;
}): StudentScore[] {
  const { link, subs, grades } = input;
  const at = grades.assignments.findIndex(({ id }) => id === link.assignmentId);
  const assignment = grades.assignments[at];
  if (assignment === undefined) return []; // It was deleted a moment ago.
  const most = mostOf(assignment);
  return grades.students.flatMap(({ student, works }) => {
    const sub = subs.get(student.user_id);
    if (sub === undefined || most === 0) return [];
    const days = assignment.late_days + (student.extra_days[assignment.id] ?? 0);
    const isOver = assignment.due_at.getTime() + days * DAY_MS < Date.now();
    const work = works[at];
    const earned = presentEarned(work?.earned ?? null);
    const submittedAt = work === undefined ? null : submittedAtOf(work);
    return [{ userId: student.user_id, score: { sub, earned, most, submittedAt, isOver } }];
  });
}

/** When the last of the submissions arrived that count; of a problem that has earned nothing, its newest. */
function submittedAtOf({ cells }: GradedWork): Date | null {
  const times = cells.flatMap((cell) => (cell === null ? [] : (cell.best ?? cell.newest).atMs));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** What is new comes before what has failed already, so that nobody is kept waiting by others' failures. */
function wantedOf(input: {
  link: store.GradedLink;
  scores: readonly store.ScoreRow[];
  current: readonly StudentScore[];
  isAsked: boolean;
}): StudentScore[] {
  const { link, scores, current, isAsked } = input;
  // What an earlier column was told is not in this one.
  const ofColumn = scores.filter(
    ({ resourceLinkId, lineItemUrl }) => resourceLinkId === link.resourceLinkId && lineItemUrl === link.lineItemUrl,
  );
  const known = new Map(ofColumn.map((row) => [row.userId, row]));
  const hasFailed = ({ userId }: StudentScore) => (known.get(userId)?.failure ?? null) !== null;
  const wanted = current.filter(({ userId, score }) => isWanted(known.get(userId), score, isAsked));
  return [...wanted.filter((one) => !hasFailed(one)), ...wanted.filter(hasFailed)];
}

function isWanted(known: store.ScoreRow | undefined, score: Score, isAsked: boolean): boolean {
  if (known === undefined) return score.earned !== null;
  if (known.failure !== null) return known.isDue || isAsked;
  return known.earned !== score.earned || known.most !== score.most;
}

async function sendLink(
  context: GradesContext,
  input: Sending & { link: store.GradedLink; wanted: readonly StudentScore[]; run: { refused: number } },
): Promise<Sent> {
  const { wanted, run, deadline } = input;
  let gone = 0;
  for (const [index, one] of wanted.entries()) {
    if (performance.now() > deadline) return "out of time";
    const posted = await sendOne(context, { ...input, ...one });
    const reach = posted.kind === "sent" ? "one" : posted.reach;
    gone = reach === "link" ? gone + 1 : 0;
    run.refused = reach === "platform" ? run.refused + 1 : 0;
    const isTelling = posted.kind === "failed" && (posted.isCertain || Math.max(gone, run.refused) >= TELLING_FAILURES);
    if (!isTelling) continue;
    if (reach === "platform") return "refused";
    if (reach === "link") return index + 1 === wanted.length ? "all" : "passed over";
  }
  return "all";
}

async function sendOne(
  context: GradesContext,
  input: { course: ClaimedCourse; platform: Platform; link: store.GradedLink } & StudentScore,
): Promise<Posted> {
  const { course, platform, link, userId, score } = input;
  const { resourceLinkId, lineItemUrl } = link;
  const key = { courseId: course.id, resourceLinkId, lineItemUrl, userId };
  const posted = await postScore(context, { platform, lineItemUrl, score });
  if (posted.kind === "sent") await store.noteSent(context.pool, { ...key, earned: score.earned, most: score.most });
  else await store.noteFailed(context.pool, { ...key, most: score.most, failure: posted.text });
  return posted;
}
