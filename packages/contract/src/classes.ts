import * as z from "zod/mini";
import { EmailId, MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { isPlainName } from "./person-name.ts";
import { RosterBody, RosterCheck, RosterLabel, RosterName } from "./rosters.ts";

/** A lecture hall of a large school, with room; everything of a class is worked out from its members at once. */
export const MOST_CLASS_MEMBERS = 1_000;
/** Of an assignment, of a class, or given to a student. */
export const MOST_LATE_DAYS = 60;
export const MOST_CLASS_NAME_LENGTH = 80;

/** What somebody may do in a class: a teacher everything, an assistant look, comment and give more days. */
export const ClassRole = z.enum(["student", "assistant", "teacher"]);
export type ClassRole = z.infer<typeof ClassRole>;

/** It stands in mails, as people's names do. */
const ClassName = z
  .string("Give the class a name")
  .check(
    z.trim(),
    z.minLength(1, "Give the class a name"),
    z.maxLength(MOST_CLASS_NAME_LENGTH, `A name has at most ${MOST_CLASS_NAME_LENGTH} characters`),
    z.refine(isPlainName, "A name cannot contain links or line breaks"),
  );

/** A class as its members see it in their list. `role` is null for an administrator who is no member. */
export const ClassSummary = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.nullable(ClassRole),
  teachers: z.array(z.string()),
  isArchived: z.boolean(),
  /** Of students; null for students. */
  students: z.nullable(z.number()),
});
export type ClassSummary = z.infer<typeof ClassSummary>;

/** To a class, for the asker's own address. */
export const ClassInvitation = z.object({ classId: z.string(), name: z.string(), teachers: z.array(z.string()) });
export type ClassInvitation = z.infer<typeof ClassInvitation>;

/** `mayManage`: as its teacher; `isStaff`: sees the roster and what its students have done. */
export const SchoolClass = z.object({
  ...ClassSummary.shape,
  now: z.iso.datetime(),
  isStaff: z.boolean(),
  mayManage: z.boolean(),
  /** With it anybody joins as a student. For staff; null as well while nobody joins by a code. */
  joinCode: z.nullable(z.string()),
  /** Late days that each student has for nothing, over all assignments. */
  freeLateDays: z.number(),
});
export type SchoolClass = z.infer<typeof SchoolClass>;

export const RosterEntry = z.object({
  userId: z.string(),
  role: ClassRole,
  /** The roster's, or the account's where the roster has none. */
  name: z.string(),
  emailId: z.string(),
  label: z.string(),
  joinedAt: z.iso.datetime(),
});
export type RosterEntry = z.infer<typeof RosterEntry>;

/** `mailedAt` is null where no mail was sent. */
export const PendingInvitation = z.object({
  emailId: z.string(),
  role: ClassRole,
  name: z.string(),
  label: z.string(),
  mailedAt: z.nullable(z.iso.datetime()),
});
export type PendingInvitation = z.infer<typeof PendingInvitation>;

export const classes = endpoint({
  method: "GET",
  path: "/class/all",
  access: "user",
  response: z.object({
    classes: z.array(ClassSummary),
    invitations: z.array(ClassInvitation),
    /** The asker may make classes. */
    mayTeach: z.boolean(),
  }),
  summary: "The asker's classes and invitations; for administrators all classes",
});
export const createClass = endpoint({
  method: "POST",
  path: "/class/create",
  access: "user",
  body: z.object({ name: ClassName }),
  response: z.object({ _id: z.string() }),
  summary: "Make a class and be its teacher; for those who may teach",
});
export const joinClass = endpoint({
  method: "POST",
  path: "/class/join",
  access: "user",
  body: z.object({
    code: z
      .string("Type the code of your class")
      .check(z.trim(), z.minLength(1, "Type the code of your class"), z.maxLength(40, "This is no class's code")),
  }),
  response: z.object({ _id: z.string() }),
  summary: "Join a class as a student by its code",
});
export const answerInvitation = endpoint({
  method: "POST",
  path: "/class/{classId}/invitation",
  access: "user",
  body: z.object({ accepts: z.boolean() }),
  response: MessageReply,
  summary: "Accept or decline the invitation to a class",
});
export const schoolClass = endpoint({
  method: "GET",
  path: "/class/{classId}",
  access: "user",
  response: SchoolClass,
  summary: "A class, for its members and administrators",
});
export const changeClass = endpoint({
  method: "PUT",
  path: "/class/{classId}",
  access: "user",
  body: z.object({
    name: ClassName,
    isArchived: z.boolean(),
    freeLateDays: z
      .int("Say how many days")
      .check(z.minimum(0, "Days cannot be negative"), z.maximum(MOST_LATE_DAYS, `At most ${MOST_LATE_DAYS} days`)),
  }),
  response: MessageReply,
  summary: "Change a class: its name, its free late days, and whether it is archived and can only be looked at",
});
export const deleteClass = endpoint({
  method: "DELETE",
  path: "/class/{classId}",
  access: "user",
  response: MessageReply,
  summary: "Delete a class with its roster and all that was made for it; what its members have submitted is theirs",
});
export const renewCode = endpoint({
  method: "POST",
  path: "/class/{classId}/code",
  access: "user",
  response: z.object({ joinCode: z.string() }),
  summary: "A new code to join by; the old one opens nothing any more",
});
export const dropCode = endpoint({
  method: "DELETE",
  path: "/class/{classId}/code",
  access: "user",
  response: MessageReply,
  summary: "Nobody joins by a code any more",
});
export const leaveClass = endpoint({
  method: "DELETE",
  path: "/class/{classId}/membership",
  access: "user",
  response: MessageReply,
  summary: "Leave a class; its staff see nothing of oneself any more",
});
export const roster = endpoint({
  method: "GET",
  path: "/class/{classId}/roster",
  access: "user",
  response: z.object({ members: z.array(RosterEntry), invitations: z.array(PendingInvitation) }),
  summary: "Who belongs to a class and who is invited, for its staff",
});
export const checkRoster = endpoint({
  method: "POST",
  path: "/class/{classId}/roster/check",
  access: "user",
  body: RosterBody,
  response: RosterCheck,
  summary: "What a roster would do, without doing it",
});
export const takeRoster = endpoint({
  method: "POST",
  path: "/class/{classId}/roster",
  access: "user",
  body: RosterBody,
  response: RosterCheck,
  summary:
    "Invite by mail whoever is new in a roster, and take over its names and labels; refused with any fault in it",
});
export const inviteAgain = endpoint({
  method: "POST",
  path: "/class/{classId}/invitation/{emailId}",
  access: "user",
  response: MessageReply,
  summary: "Send the mail of an invitation once more",
});
export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/class/{classId}/invitation/{emailId}",
  access: "user",
  response: MessageReply,
  summary: "Take an invitation back",
});
export const changeMember = endpoint({
  method: "PUT",
  path: "/class/{classId}/member/{userId}",
  access: "user",
  body: z.object({ role: ClassRole, name: RosterName, label: RosterLabel }),
  response: MessageReply,
  summary: "Change somebody's role, name or label in a class, which keeps a teacher",
});
export const removeMember = endpoint({
  method: "DELETE",
  path: "/class/{classId}/member/{userId}",
  access: "user",
  response: MessageReply,
  summary: "Take somebody out of a class, label and all",
});
export const teachers = endpoint({
  method: "GET",
  path: "/class/teachers",
  access: "admin",
  response: z.array(z.object({ userId: z.string(), name: z.string(), emailId: z.string(), since: z.iso.datetime() })),
  summary: "Who may make classes, beside administrators",
});
export const nameTeacher = endpoint({
  method: "POST",
  path: "/class/teachers",
  access: "admin",
  body: z.object({ emailId: EmailId }),
  response: MessageReply,
  summary: "Allow somebody to make classes",
});
export const dismissTeacher = endpoint({
  method: "DELETE",
  path: "/class/teachers/{userId}",
  access: "admin",
  response: MessageReply,
  summary: "Somebody makes no new classes any more; those that there are stay",
});
