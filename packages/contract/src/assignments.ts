import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { MOST_LATE_DAYS } from "./classes.ts";
import { endpoint } from "./endpoint.ts";
import { IntroField, titleField } from "./form-fields.ts";
import { LanguageId } from "./language.ts";

const MOST_ASSIGNMENT_PROBLEMS = 20;
const MOST_POINTS = 1_000;
const DAY_MS = 24 * 60 * 60_000;
/** Of a whole year: a class that goes on over the summer. */
const LONGEST_DAYS = 366;

/**
 * What helps with its problems while a student still has time. `homework` closes what answers them: editorial, video,
 * reference solutions and share links; `exam` all that helps: hints, the AI helper, studies and the reference's answers
 * to own input as well; `open` nothing.
 */
export const AidPreset = z.enum(["open", "homework", "exam"]);
export type AidPreset = z.infer<typeof AidPreset>;

/** `points`: what a submission is worth of the problem's points; `solved`: all of them once it is accepted. */
export const Grading = z.enum(["points", "solved"]);
export type Grading = z.infer<typeof Grading>;

const Moment = z.iso.datetime({ error: "Give date and time" });
const Days = z
  .int("Say how many days")
  .check(z.minimum(0, "Days cannot be negative"), z.maximum(MOST_LATE_DAYS, `At most ${MOST_LATE_DAYS} days`));

/** What a teacher says of an assignment. */
export const AssignmentForm = z
  .object({
    title: titleField("assignment"),
    intro: IntroField,
    opensAt: Moment,
    dueAt: Moment,
    /** So many days after it is due it still counts. */
    lateDays: Days,
    /** Taken off for each of them that has begun and that the student has no free day for. */
    latePercent: z
      .int("Say how many percent a late day costs")
      .check(z.minimum(0, "A percentage is 0 to 100"), z.maximum(100, "A percentage is 0 to 100")),
    grading: Grading,
    /** Null: all that the site offers. A submission in another one does not count. */
    languages: z.nullable(z.array(LanguageId).check(z.minLength(1, "Allow at least one language"))),
    aids: AidPreset,
    problems: z
      .array(
        z.object({
          problemId: z.string(),
          points: z
            .number("Say what a problem is worth")
            .check(
              z.minimum(0, "Points cannot be negative"),
              z.maximum(MOST_POINTS, `A problem is worth at most ${MOST_POINTS} points`),
            ),
        }),
      )
      .check(
        z.minLength(1, "Choose at least one problem"),
        z.maxLength(MOST_ASSIGNMENT_PROBLEMS, `An assignment has at most ${MOST_ASSIGNMENT_PROBLEMS} problems`),
        z.refine(
          (problems) => new Set(problems.map(({ problemId }) => problemId)).size === problems.length,
          "A problem is in an assignment once",
        ),
      ),
  })
  .check(
    z.refine((form) => Date.parse(form.opensAt) < Date.parse(form.dueAt), "It is due after it opens"),
    z.refine(
      (form) => Date.parse(form.dueAt) - Date.parse(form.opensAt) <= LONGEST_DAYS * DAY_MS,
      "An assignment lasts a year at most",
    ),
  );
export type AssignmentForm = z.infer<typeof AssignmentForm>;

/** `earned` is null while nothing of the asker's counts, and for staff. */
export const AssignmentSummary = z.object({
  _id: z.string(),
  title: z.string(),
  opensAt: z.iso.datetime(),
  /** The asker's own, with the days that they were given. */
  dueAt: z.iso.datetime(),
  /** The last moment at which something of the asker's counts. */
  endsAt: z.iso.datetime(),
  earned: z.nullable(z.number()),
  most: z.number(),
  problems: z.number(),
  /** Comments to the asker's submissions that they have not read. */
  unread: z.number(),
});
export type AssignmentSummary = z.infer<typeof AssignmentSummary>;

/** `verdict` is null while it is being judged. `lateDays` have begun when it arrived; 0: in time. */
export const GradedSubmission = z.object({
  submissionId: z.string(),
  verdict: z.nullable(z.string()),
  lateDays: z.number(),
});
export type GradedSubmission = z.infer<typeof GradedSubmission>;

/**
 * One problem of one student. `earned` is null while nothing of it has a verdict that counts. `best` is there where
 * another than the newest is the one that counts.
 */
export const GradeCell = z.object({
  earned: z.nullable(z.number()),
  tries: z.number(),
  newest: GradedSubmission,
  best: z.optional(GradedSubmission),
});
export type GradeCell = z.infer<typeof GradeCell>;

export const AssignmentProblem = z.object({
  problemId: z.string(),
  title: z.string(),
  points: z.number(),
  isDraft: z.optional(z.boolean()),
  /** The asker's own; null without a submission that belongs to it, and for staff. */
  own: z.nullable(GradeCell),
  unread: z.number(),
  /** The asker has solved it, before it opened or in a language that does not count, too. */
  isSolved: z.boolean(),
});
export type AssignmentProblem = z.infer<typeof AssignmentProblem>;

export const Assignment = z.object({
  _id: z.string(),
  classId: z.string(),
  className: z.string(),
  title: z.string(),
  intro: z.string(),
  now: z.iso.datetime(),
  opensAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  lateDays: z.number(),
  latePercent: z.number(),
  grading: Grading,
  languages: z.nullable(z.array(LanguageId)),
  aids: AidPreset,
  isStaff: z.boolean(),
  mayManage: z.boolean(),
  isArchived: z.boolean(),
  /** How many late days each student of the class has for nothing, over all assignments. */
  freeLateDays: z.number(),
  most: z.number(),
  /** Null for staff. `freeDaysLeft`: for this assignment, what earlier ones have left. */
  own: z.nullable(
    z.object({
      dueAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      extraDays: z.number(),
      freeDaysLeft: z.number(),
      earned: z.nullable(z.number()),
    }),
  ),
  /** Null for students before it opens: they are a secret until then. */
  problems: z.nullable(z.array(AssignmentProblem)),
});
export type Assignment = z.infer<typeof Assignment>;

export const GridRow = z.object({
  userId: z.string(),
  name: z.string(),
  label: z.string(),
  extraDays: z.number(),
  /** Free late days that this assignment has taken. */
  freeDays: z.number(),
  earned: z.nullable(z.number()),
  cells: z.array(z.nullable(GradeCell)),
});
export type GridRow = z.infer<typeof GridRow>;

export const GradeRow = z.object({
  userId: z.string(),
  name: z.string(),
  emailId: z.string(),
  label: z.string(),
  /** By assignment; null where nothing counts. */
  earned: z.array(z.nullable(z.number())),
  total: z.number(),
  freeDaysLeft: z.number(),
});
export type GradeRow = z.infer<typeof GradeRow>;

/** Students by their place: an answer holds as many as fit, and `next` says where the others begin. */
const FromQuery = z.object({ from: z.optional(z.string().check(z.regex(/^\d{1,4}$/, "Invalid input"))) });

export const assignments = endpoint({
  method: "GET",
  path: "/class/{classId}/assignments",
  access: "user",
  response: z.object({
    now: z.iso.datetime(),
    freeLateDays: z.number(),
    /** Of the asker, over all assignments so far; null for staff. */
    freeDaysLeft: z.nullable(z.number()),
    assignments: z.array(AssignmentSummary),
  }),
  summary: "The assignments of a class, the next due first, with what the asker has earned",
});
export const createAssignment = endpoint({
  method: "POST",
  path: "/class/{classId}/assignment",
  access: "user",
  body: AssignmentForm,
  response: z.object({ _id: z.string() }),
  summary: "Give the class an assignment",
});
export const assignment = endpoint({
  method: "GET",
  path: "/class/{classId}/assignment/{assignmentId}",
  access: "user",
  response: Assignment,
  summary: "An assignment as far as the asker may see it at this moment",
});
export const editAssignment = endpoint({
  method: "GET",
  path: "/class/{classId}/assignment/{assignmentId}/edit",
  access: "user",
  response: z.object({ form: AssignmentForm, revision: z.number() }),
  summary: "An assignment as its form holds it",
});
export const updateAssignment = endpoint({
  method: "PUT",
  path: "/class/{classId}/assignment/{assignmentId}",
  access: "user",
  body: z.object({ form: AssignmentForm, revision: z.number() }),
  response: MessageReply,
  summary: "Change an assignment, also while it runs: all grades are worked out anew",
});
export const deleteAssignment = endpoint({
  method: "DELETE",
  path: "/class/{classId}/assignment/{assignmentId}",
  access: "user",
  response: MessageReply,
  summary: "Delete an assignment with its grades; what was submitted stays its authors'",
});
export const grid = endpoint({
  method: "GET",
  path: "/class/{classId}/assignment/{assignmentId}/grid",
  access: "user",
  query: FromQuery,
  response: z.object({ rows: z.array(GridRow), next: z.nullable(z.number()) }),
  summary: "All students and problems of an assignment, with the newest and the best of each",
});
export const giveDays = endpoint({
  method: "PUT",
  path: "/class/{classId}/assignment/{assignmentId}/days/{userId}",
  access: "user",
  body: z.object({ extraDays: Days }),
  response: MessageReply,
  summary: "Make an assignment due so many days later for one student",
});
export const gradeBook = endpoint({
  method: "GET",
  path: "/class/{classId}/grades",
  access: "user",
  query: FromQuery,
  response: z.object({
    assignments: z.array(z.object({ _id: z.string(), title: z.string(), most: z.number() })),
    rows: z.array(GradeRow),
    next: z.nullable(z.number()),
  }),
  summary: "What every student of a class has earned",
});
export const gradeBookFile = endpoint({
  method: "GET",
  path: "/class/{classId}/grades.csv",
  access: "user",
  response: z.string(),
  summary: "The grade book for a spreadsheet: CSV in UTF-8, in which nothing is a formula",
});
