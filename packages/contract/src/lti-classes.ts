import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** A link at the platform, and what it opens. */
const LtiLink = z.object({
  /** The platform's name for it, of its course. */
  _id: z.string(),
  /** As the platform calls it. */
  title: z.string(),
  /** Null: the class itself. */
  assignmentTitle: z.nullable(z.string()),
  /** Whether its teachers have let go what it opens: the next one who opens it is asked. */
  isForgotten: z.boolean(),
  /** Whether the platform has a column of its grade book for it. */
  takesGrades: z.boolean(),
  /** When the newest grade was sent; null: none yet. */
  sentAt: z.nullable(z.iso.datetime()),
  /** Students whose newest grade is there. */
  sent: z.number(),
  /** Of grades that could not be sent, in words; they are tried again. */
  failures: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type LtiLink = z.infer<typeof LtiLink>;

/** A course at a learning platform that is this class. */
const LtiCourse = z.object({
  _id: z.string(),
  platform: z.string(),
  title: z.string(),
  /** Whether the platform tells who is in the course. */
  tellsRoster: z.boolean(),
  /** Who has said that it is this class, and whether they teach it still; null: their account is gone. */
  linkedBy: z.nullable(z.object({ name: z.string(), isTeacher: z.boolean() })),
  links: z.array(LtiLink),
});
export type LtiCourse = z.infer<typeof LtiCourse>;

/**
 * Somebody who is in the course. `unknown`: has not come here yet. `outside`: has an account here and is not in the
 * class. `left`: is in the class, and not in the course (any more).
 */
const LtiMember = z.object({
  /** The platform's name for the person. */
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  state: z.enum(["unknown", "outside", "member", "left"]),
});
export type LtiMember = z.infer<typeof LtiMember>;

export const ltiCourses = endpoint({
  method: "GET",
  path: "/lti/class/{classId}",
  access: "user",
  response: z.object({
    /** Whether there is a platform at all. */
    isSetUp: z.boolean(),
    courses: z.array(LtiCourse),
  }),
  summary: "The courses at learning platforms that are this class, with the grades that were sent, for its staff",
});
export const sendGrades = endpoint({
  method: "POST",
  path: "/lti/class/{classId}/grades",
  access: "user",
  response: MessageReply,
  summary: "Send the grades of a class to its courses now, for its staff",
});
export const unlinkCourse = endpoint({
  method: "DELETE",
  path: "/lti/class/{classId}/course/{courseId}",
  access: "user",
  response: MessageReply,
  summary: "A course at a learning platform is this class no more; nobody leaves the class",
});
export const forgetLink = endpoint({
  method: "POST",
  path: "/lti/class/{classId}/course/{courseId}/forget-link",
  access: "user",
  body: z.object({
    linkId: z.string("Which link?").check(z.minLength(1, "Which link?"), z.maxLength(255, "Which link?")),
  }),
  response: MessageReply,
  summary: "Forget what a link of a course opens: the next teacher who opens it is asked",
});
export const fetchRoster = endpoint({
  method: "POST",
  path: "/lti/class/{classId}/course/{courseId}/roster",
  access: "user",
  response: z.object({ members: z.array(LtiMember), filled: z.number(), isWhole: z.boolean() }),
  summary: "Ask the platform who is in the course, and take over names and labels that the class has none for",
});
