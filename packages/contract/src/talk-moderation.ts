import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/*
 * What administrators do about the talk of problems: what was reported, and hiding and locking with a report or without
 * one. All of it goes into the log.
 */

/**
 * `hide`: what was reported is hidden, and all open reports of it are closed. `lock`: nobody adds comments to the
 * problem's talk any more. `dismiss`: nothing is wrong with it.
 */
export const ReportDecision = z.enum(["hide", "lock", "dismiss"], "There is no such decision");
export type ReportDecision = z.infer<typeof ReportDecision>;

const ReportState = z.enum(["open", "hidden", "locked", "dismissed"]);

export const TalkReport = z.object({
  _id: z.string(),
  problemId: z.string(),
  problemTitle: z.string(),
  kind: z.enum(["comment", "solution"]),
  /** Its first 2,000 characters when it was reported, whatever its author did with it afterwards. */
  excerpt: z.string(),
  /** The author's address. */
  author: z.string(),
  /** Null when the account is deleted. */
  reporter: z.nullable(z.string()),
  reason: z.string(),
  at: z.iso.datetime(),
  state: ReportState,
  /** Its author has taken it away: there is nothing left to hide. */
  isGone: z.boolean(),
});
export type TalkReport = z.infer<typeof TalkReport>;

export const talkReports = endpoint({
  method: "GET",
  path: "/problem/talkReports",
  access: "admin",
  /** `before` is the `next` of an earlier page. */
  query: z.object({ before: z.optional(z.string().check(z.regex(/^[01]-\d{1,18}$/, "There is no such page"))) }),
  /** `open` counts those that wait for a decision; `next` is null on the last page. */
  response: z.object({ open: z.number(), reports: z.array(TalkReport), next: z.nullable(z.string()) }),
  summary: "Twenty reports of comments and shared solutions: those that wait for a decision first, newest first",
});
export const decideTalkReport = endpoint({
  method: "POST",
  path: "/problem/talkReports/{reportId}",
  access: "admin",
  body: z.object({ decision: ReportDecision }),
  response: MessageReply,
  summary: "Close a report: hide what was reported, lock the talk of its problem, or dismiss the report",
});
export const hideComment = endpoint({
  method: "PUT",
  path: "/problem/talk/{problemId}/comment/{commentId}/hidden",
  access: "admin",
  body: z.object({ isHidden: z.boolean("Say whether it is hidden") }),
  response: MessageReply,
  summary: "Hide a comment from everybody but its author, or show it again",
});
export const hideSolution = endpoint({
  method: "PUT",
  path: "/problem/talk/{problemId}/solution/{submissionId}/hidden",
  access: "admin",
  body: z.object({ isHidden: z.boolean("Say whether it is hidden") }),
  response: MessageReply,
  summary: "Hide a shared solution from everybody but its author, or show it again",
});
export const lockTalk = endpoint({
  method: "PUT",
  path: "/problem/talk/{problemId}/locked",
  access: "admin",
  body: z.object({ isLocked: z.boolean("Say whether it is locked") }),
  response: MessageReply,
  summary: "Let nobody add comments to the talk about a problem, or open it again",
});
