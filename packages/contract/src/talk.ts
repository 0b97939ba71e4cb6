import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";

/*
 * The talk about a problem, among those who have solved it: one thread of comments, and accepted submissions that their
 * authors show. For everybody else it is closed, its figures as well; where the site has it among classes, each sees
 * what people of their own classes and administrators have written.
 */

export const MOST_TALK_CHARACTERS = 5_000;
export const MOST_REASON_CHARACTERS = 500;

const CommentText = z
  .string("Write something")
  .check(
    z.trim(),
    z.minLength(1, "Write something"),
    z.maxLength(MOST_TALK_CHARACTERS, `A comment has at most ${MOST_TALK_CHARACTERS} characters`),
  );
const Reason = z
  .string("Say what is wrong with it")
  .check(
    z.trim(),
    z.minLength(1, "Say what is wrong with it"),
    z.maxLength(MOST_REASON_CHARACTERS, `A reason has at most ${MOST_REASON_CHARACTERS} characters`),
  );

/** What stands beside everything that somebody has written. */
const Written = {
  /** The whole name for people of one's own classes, the first name for others. */
  author: z.string(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  /** By an administrator: nobody but its author and administrators sees it. */
  isHidden: z.boolean(),
  /** By the asker, and not decided yet. */
  isReported: z.boolean(),
};

export const TalkComment = z.object({
  _id: z.string(),
  ...Written,
  /** Sanitized, made of its Markdown. */
  html: z.string(),
  /** Its Markdown, for its author to change; null for others. */
  text: z.nullable(z.string()),
  editedAt: z.nullable(z.iso.datetime()),
});
export type TalkComment = z.infer<typeof TalkComment>;

/** An accepted submission that its author shows, without its code. */
export const SharedSolution = z.object({
  submissionId: z.string(),
  ...Written,
  language: LanguageId,
  lines: z.number(),
  runtime: z.number(),
  memory: z.number(),
  votes: z.number(),
  /** The asker's own vote is one of them. */
  hasVoted: z.boolean(),
  /** It was judged by other tests than those of now. */
  isOutdated: z.boolean(),
});
export type SharedSolution = z.infer<typeof SharedSolution>;

/** One of the asker's accepted submissions, shared or not. */
export const OwnAccepted = z.object({
  submissionId: z.string(),
  language: LanguageId,
  at: z.iso.datetime(),
  runtime: z.number(),
  memory: z.number(),
  isShared: z.boolean(),
  isHidden: z.boolean(),
});
export type OwnAccepted = z.infer<typeof OwnAccepted>;

const PageOfIds = z.object({
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, "There is no such page"))),
});

export const talk = endpoint({
  method: "GET",
  path: "/problem/talk/{problemId}",
  access: "user",
  query: PageOfIds,
  response: z.object({
    problemTitle: z.string(),
    /** Who sees what the asker writes, of those who have solved the problem: people of the same classes, or all. */
    readers: z.enum(["classes", "everybody"]),
    /** Nobody adds comments any more. */
    isLocked: z.boolean(),
    /** Oldest first; the newest thirty at first. */
    comments: z.array(TalkComment),
    /** The `before` of the thirty before them; null where there are none. */
    next: z.nullable(z.string()),
  }),
  summary: "The comments to a problem, for those who have solved it",
});
export const addComment = endpoint({
  method: "POST",
  path: "/problem/talk/{problemId}/comment",
  access: "user",
  body: z.object({ text: CommentText }),
  response: TalkComment,
  summary: "Comment on a problem that one has solved, in Markdown",
});
export const changeComment = endpoint({
  method: "PUT",
  path: "/problem/talk/{problemId}/comment/{commentId}",
  access: "user",
  body: z.object({ text: CommentText }),
  response: TalkComment,
  summary: "Change a comment of one's own",
});
export const removeComment = endpoint({
  method: "DELETE",
  path: "/problem/talk/{problemId}/comment/{commentId}",
  access: "user",
  response: MessageReply,
  summary: "Take away a comment of one's own",
});

export const SolutionOrder = z.enum(["votes", "newest"], "There is no such order");
export type SolutionOrder = z.infer<typeof SolutionOrder>;

export const sharedSolutions = endpoint({
  method: "GET",
  path: "/problem/talk/{problemId}/solutions",
  access: "user",
  query: z.object({
    language: z.optional(z.enum(LanguageId.options, "There is no such language")),
    /** By votes without it. */
    order: z.optional(SolutionOrder),
    /** The `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,9}-\d{1,18}$/, "There is no such page"))),
  }),
  response: z.object({
    /** How many there are in each, the language with most first. */
    languages: z.array(z.object({ language: LanguageId, solutions: z.number() })),
    solutions: z.array(SharedSolution),
    next: z.nullable(z.string()),
  }),
  summary: "Twenty of the solutions that others share, for those who have solved the problem",
});
export const sharedSolution = endpoint({
  method: "GET",
  path: "/problem/talk/{problemId}/solution/{submissionId}",
  access: "user",
  response: z.object({ ...SharedSolution.shape, code: z.string() }),
  summary: "A shared solution with its code",
});
export const ownAccepted = endpoint({
  method: "GET",
  path: "/problem/talk/{problemId}/own",
  access: "user",
  response: z.object({
    /** Of one problem, by one person. */
    mostShared: z.number(),
    submissions: z.array(OwnAccepted),
  }),
  summary: "The asker's accepted submissions to a problem: those that are shared, and the newest ones",
});
export const shareSolution = endpoint({
  method: "PUT",
  path: "/problem/talk/{problemId}/solution/{submissionId}",
  access: "user",
  response: MessageReply,
  summary: "Share an accepted submission of one's own with those who have solved the problem",
});
export const takeBackSolution = endpoint({
  method: "DELETE",
  path: "/problem/talk/{problemId}/solution/{submissionId}",
  access: "user",
  response: MessageReply,
  summary: "Share a submission no longer; its votes go as well",
});
export const voteForSolution = endpoint({
  method: "PUT",
  path: "/problem/talk/{problemId}/solution/{submissionId}/vote",
  access: "user",
  body: z.object({ isFor: z.boolean("Say whether you vote for it") }),
  response: z.object({ votes: z.number(), hasVoted: z.boolean() }),
  summary: "Vote for a solution of somebody else, or take the vote back",
});

export const reportComment = endpoint({
  method: "POST",
  path: "/problem/talk/{problemId}/comment/{commentId}/report",
  access: "user",
  body: z.object({ reason: Reason }),
  response: MessageReply,
  summary: "Tell the administrators what is wrong with a comment of somebody else",
});
export const reportSolution = endpoint({
  method: "POST",
  path: "/problem/talk/{problemId}/solution/{submissionId}/report",
  access: "user",
  body: z.object({ reason: Reason }),
  response: MessageReply,
  summary: "Tell the administrators what is wrong with a shared solution of somebody else",
});
