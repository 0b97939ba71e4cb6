import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Verdict } from "./verdict.ts";

const FIRST_LETTER = 65;

/** 1 → A. */
export function labelOf(ordinal: number): string {
  return String.fromCharCode(FIRST_LETTER + ordinal - 1);
}

/** 1 minute; 2 minutes; less than a minute. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 1) return "Less than a minute";
  return whole === 1 ? "1 minute" : `${whole} minutes`;
}

/** How an entry takes part: unofficial ones have no rank, virtual ones take part after the contest's end. */
export const EntryKind = z.enum(["official", "unofficial", "virtual"]);
export type EntryKind = z.infer<typeof EntryKind>;

/**
 * By what a board ranks. `icpc`: problems solved, then penalty. `best`: points, of the best submission to each problem.
 * `groups`: points, of each test group the best that any submission has. Equal points: the earlier last gain is better.
 */
export const ContestRules = z.enum(["icpc", "best", "groups"]);
export type ContestRules = z.infer<typeof ContestRules>;

/** What a problem that gives no points is worth where points count: to whom it is solved, all of them. */
export const WHOLE_POINTS = 100;

/** What anybody may know of a contest that is listed. */
export const ContestSummary = z.object({
  _id: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  windowMinutes: z.nullable(z.number()),
  entries: z.number(),
  hasEntered: z.boolean(),
  isListed: z.boolean(),
  /** There (and true) for who is invited and has not entered. */
  isInvited: z.optional(z.boolean()),
  /** There (and true) for one that nobody organises. */
  isChallenge: z.optional(z.boolean()),
});
export type ContestSummary = z.infer<typeof ContestSummary>;

/** The asker's own part. The times are null until the entry's own clock is started. */
export const OwnEntry = z.object({
  _id: z.string(),
  name: z.string(),
  kind: EntryKind,
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  disqualifiedReason: z.nullable(z.string()),
});
export type OwnEntry = z.infer<typeof OwnEntry>;

/** `state` is the asker's own: of all submissions that count, also while the board is frozen. */
export const ContestProblem = z.object({
  label: z.string(),
  problemId: z.string(),
  title: z.string(),
  state: z.enum(["untried", "pending", "tried", "solved"]),
  /** Rejected ones that count; where points count, all up to the one that gave the last of them. */
  tries: z.number(),
  /** Where points count. */
  points: z.optional(z.number()),
  /** There (and true) only for staff: nobody else sees it but through contests. */
  isDraft: z.optional(z.boolean()),
});
export type ContestProblem = z.infer<typeof ContestProblem>;

/** `now` is the server's clock: a page counts down by it and never by its own. */
export const Contest = z.object({
  ...ContestSummary.shape,
  now: z.iso.datetime(),
  intro: z.string(),
  rules: ContestRules,
  penaltyMinutes: z.number(),
  freezeMinutes: z.nullable(z.number()),
  /** So many people at most take part as one entry. */
  teamSize: z.number(),
  /**
   * Who the asker's entry is: names of accounts; null without a team. With the code others join it, until its start.
   */
  team: z.nullable(z.object({ members: z.array(z.string()), code: z.nullable(z.string()) })),
  isFrozen: z.boolean(),
  /** Time that does not count: whose clock ran then has as much at the end, which `endsAt` says already. */
  removed: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  /** Of this asker: whoever is invited needs none. */
  needsCode: z.boolean(),
  /** The name under which the asker is invited to take part; empty: as they like. There until they have entered. */
  invitedAs: z.optional(z.string()),
  /** Null: no part in it. Where there are two, the virtual one, which is the later. */
  entry: z.nullable(OwnEntry),
  /** Null while the asker's clock has not started: but for staff, which problems there are is a secret until then. */
  problems: z.nullable(z.array(ContestProblem)),
  /** Admins and its organisers. */
  mayManage: z.boolean(),
  /** Those, and its jury. */
  mayJudge: z.boolean(),
  /** Answers and announcements that the asker has not read; for who may judge, questions without an answer. */
  unread: z.number(),
  /** There (and true) for whoever has made the challenge. */
  isOwn: z.optional(z.boolean()),
  /** There (and true) where its statements can be downloaded, sealed, before the start. */
  hasSealed: z.optional(z.boolean()),
});
export type Contest = z.infer<typeof Contest>;

/**
 * One problem of one entry. `tries` are the rejected ones that count so far, `pending` those of which the board says
 * nothing: not judged yet, or since the freeze. `minute` is that of the accepted one, null while there is none. Where
 * points count, `tries` are all that were judged, and `minute` is that of the last gain.
 */
export const BoardCell = z.object({
  tries: z.number(),
  pending: z.number(),
  minute: z.nullable(z.number()),
  /** Where points count. */
  points: z.optional(z.number()),
  /** There (and true) where points count, for whoever has them all. */
  isFull: z.optional(z.boolean()),
  /** There (and true) for the first accepted one of all. */
  isFirst: z.optional(z.boolean()),
});
export type BoardCell = z.infer<typeof BoardCell>;

/** `rank` is null for those who are out of the ranking; equal results share a rank. A null cell was not tried. */
export const BoardRow = z.object({
  rank: z.nullable(z.number()),
  entryId: z.string(),
  name: z.string(),
  kind: EntryKind,
  solved: z.number(),
  penaltyMinutes: z.number(),
  /** Where points count. */
  points: z.optional(z.number()),
  cells: z.array(z.nullable(BoardCell)),
});
export type BoardRow = z.infer<typeof BoardRow>;

export const Board = z.object({
  rules: ContestRules,
  labels: z.array(z.string()),
  rows: z.array(BoardRow),
  isFrozen: z.boolean(),
  /** Submissions of which there is no verdict yet; the board is final only without any, after the end. */
  unjudged: z.number(),
  /**
   * `final`: its organiser has said so of exactly this board. `changed`: of another one, before something changed it.
   */
  finality: z.enum(["open", "final", "changed"]),
});
export type Board = z.infer<typeof Board>;

/**
 * One of the asker's entry, also while the board is frozen. `author` is there for those of other members. `isCounted`:
 * it came within the entry's time.
 */
export const ContestSubmission = z.object({
  submissionId: z.string(),
  label: z.string(),
  at: z.iso.datetime(),
  verdict: z.nullable(Verdict),
  isCounted: z.boolean(),
  author: z.optional(z.string()),
});
export type ContestSubmission = z.infer<typeof ContestSubmission>;

export const contests = endpoint({
  method: "GET",
  path: "/contest/all",
  access: "user",
  scope: "read",
  response: z.object({ now: z.iso.datetime(), contests: z.array(ContestSummary) }),
  summary:
    "All contests that are listed, and those that the asker has made, entered or is invited to, latest start first",
});
export const contest = endpoint({
  method: "GET",
  path: "/contest/{contestId}",
  access: "user",
  scope: "read",
  response: Contest,
  summary: "A contest as far as the asker may see it at this moment",
});
export const board = endpoint({
  method: "GET",
  path: "/contest/{contestId}/board",
  access: "user",
  scope: "read",
  response: Board,
  summary: "The board as everybody sees it, frozen where it is frozen; up to a second old",
});
export const boardThen = endpoint({
  method: "GET",
  path: "/contest/{contestId}/board-then",
  access: "user",
  response: Board,
  summary:
    "For a virtual participant the board as it was at the minute that their own clock says, with their own row; for everybody else the board",
});
export const boardCsv = endpoint({
  method: "GET",
  path: "/contest/{contestId}/board.csv",
  access: "user",
  scope: "read",
  response: z.string(),
  summary: "The same board as a table for a spreadsheet: CSV in UTF-8",
});
export const boardHtml = endpoint({
  method: "GET",
  path: "/contest/{contestId}/board.html",
  access: "user",
  scope: "read",
  response: z.string(),
  summary: "The same board as a page that needs nothing else, to hang on a wall: HTML that looks again by itself",
});
export const contestSubmissions = endpoint({
  method: "GET",
  path: "/contest/{contestId}/submissions",
  access: "user",
  scope: "read",
  response: z.array(ContestSubmission),
  summary: "The submissions of the asker's entry in a contest, newest first",
});
