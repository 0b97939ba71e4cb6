import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

const MOST_QUESTION_LENGTH = 1_000;
const MOST_ANSWER_LENGTH = 2_000;

const Question = z
  .string("Write your question")
  .check(
    z.trim(),
    z.minLength(1, "Write your question"),
    z.maxLength(MOST_QUESTION_LENGTH, `A question has at most ${MOST_QUESTION_LENGTH} characters`),
  );
const Answer = z
  .string("Write something")
  .check(
    z.trim(),
    z.minLength(1, "Write something"),
    z.maxLength(MOST_ANSWER_LENGTH, `An answer has at most ${MOST_ANSWER_LENGTH} characters`),
  );
/** Of the problem that it is about; null: of the contest as a whole. */
const Label = z.nullable(z.string());

/** A question with its answer, or an announcement: an answer without a question. */
export const ContestMessage = z.object({
  _id: z.string(),
  label: Label,
  /** Null for an announcement. Empty where all have the answer of somebody who has deleted the account. */
  question: z.nullable(z.string()),
  /** The asker's own. */
  isOwn: z.boolean(),
  /** Null: not answered yet. */
  answer: z.nullable(z.string()),
  isPublic: z.boolean(),
  /** Of the answer where there is one. */
  at: z.iso.datetime(),
  /** What is said of it when all up to it has been read; 0 while there is no answer. */
  number: z.number(),
  isUnread: z.boolean(),
});
export type ContestMessage = z.infer<typeof ContestMessage>;

/** As the jury sees it. */
export const JuryMessage = z.object({
  ...ContestMessage.shape,
  /** The entry's name; null for an announcement. */
  from: z.nullable(z.string()),
});
export type JuryMessage = z.infer<typeof JuryMessage>;

export const contestMessages = endpoint({
  method: "GET",
  path: "/contest/{contestId}/messages",
  access: "user",
  scope: "read",
  response: z.array(ContestMessage),
  summary: "The asker's own questions, and what all who take part were told, newest first",
});
export const readMessages = endpoint({
  method: "POST",
  path: "/contest/{contestId}/messages/read",
  access: "user",
  body: z.object({ number: z.int("Say up to which").check(z.minimum(0, "Say up to which")) }),
  response: MessageReply,
  summary: "All answers and announcements up to this one have been read",
});
export const askJury = endpoint({
  method: "POST",
  path: "/contest/{contestId}/question",
  access: "user",
  body: z.object({ label: Label, text: Question }),
  response: MessageReply,
  summary: "Ask the jury about a problem or in general, while one's own clock runs",
});
export const juryMessages = endpoint({
  method: "GET",
  path: "/contest/{contestId}/questions",
  access: "user",
  response: z.array(JuryMessage),
  summary: "All questions and announcements, those without an answer first",
});
export const answerQuestion = endpoint({
  method: "PUT",
  path: "/contest/{contestId}/question/{questionId}",
  access: "user",
  body: z.object({ text: Answer, isPublic: z.boolean() }),
  response: MessageReply,
  summary: "Answer a question, to who has asked or to all; another answer takes the place of the first",
});
export const announce = endpoint({
  method: "POST",
  path: "/contest/{contestId}/announcement",
  access: "user",
  body: z.object({ label: Label, text: Answer }),
  response: MessageReply,
  summary: "Tell all who take part; one about a problem only those whose clock has started",
});
