import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { SharedSubmission } from "./submission-pages.ts";
import { FailedTest } from "./submissions.ts";

const MOST_COMMENT_LENGTH = 2_000;

export const SubmissionComment = z.object({
  _id: z.string(),
  /** Of the code, 1 is the first; null: about the whole. */
  line: z.nullable(z.number()),
  text: z.string(),
  /** Null once its author has deleted the account. */
  author: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** The asker may take it away. */
  mayDelete: z.boolean(),
  /** The student has not seen it before. */
  isNew: z.boolean(),
});
export type SubmissionComment = z.infer<typeof SubmissionComment>;

/** A submission that belongs to an assignment, as its student and the staff of the class see it. */
export const ClassSubmission = z.object({
  ...SharedSubmission.shape,
  compilerOutput: z.optional(z.string()),
  failedTest: z.optional(FailedTest),
  studentId: z.string(),
  studentName: z.string(),
  assignmentId: z.string(),
  assignmentTitle: z.string(),
  mayComment: z.boolean(),
  comments: z.array(SubmissionComment),
  /** All of this student's to this problem that belong to the assignment, newest first, this one among them. */
  all: z.array(z.object({ submissionId: z.string(), verdict: z.nullable(z.string()), at: z.iso.datetime() })),
});
export type ClassSubmission = z.infer<typeof ClassSubmission>;

export const classSubmission = endpoint({
  method: "GET",
  path: "/class/{classId}/submission/{submissionId}",
  access: "user",
  response: ClassSubmission,
  summary: "A submission to an assignment with its comments, for the staff of the class and the student",
});
export const comment = endpoint({
  method: "POST",
  path: "/class/{classId}/submission/{submissionId}/comment",
  access: "user",
  body: z.object({
    line: z.nullable(z.int("Invalid line").check(z.minimum(1, "Invalid line"), z.maximum(100_000, "Invalid line"))),
    text: z
      .string("Write something")
      .check(
        z.trim(),
        z.minLength(1, "Write something"),
        z.maxLength(MOST_COMMENT_LENGTH, `A comment has at most ${MOST_COMMENT_LENGTH} characters`),
      ),
  }),
  response: MessageReply,
  summary: "Comment on a line of a submission, or on the whole; the student sees it",
});
export const deleteComment = endpoint({
  method: "DELETE",
  path: "/class/{classId}/comment/{commentId}",
  access: "user",
  response: MessageReply,
  summary: "Take a comment away: one's own, or as a teacher any of the class",
});
