import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { Board, ContestRules, OwnEntry } from "./contests.ts";
import { endpoint } from "./endpoint.ts";
import { IntroField, problemIdsField, titleField } from "./form-fields.ts";
import { LanguageId } from "./language.ts";

/** As many as there are letters. */
const MOST_CONTEST_PROBLEMS = 26;
const MOST_OF_TEAM = 10;
/** Half a year: a contest of a whole term, in which everybody starts when they like. */
const LONGEST_MINUTES = 184 * 24 * 60;

const DAY_MS = 24 * 60 * 60_000;

const Moment = z.iso.datetime({ error: "Give date and time" });
const minutes = (text: string) =>
  z.int(text).check(z.minimum(1, text), z.maximum(LONGEST_MINUTES, "That is longer than half a year"));

/** What an organiser says of a contest. */
export const ContestForm = z
  .object({
    title: titleField("contest"),
    intro: IntroField,
    startsAt: Moment,
    endsAt: Moment,
    /** Everybody has so long from their own start on. Null: one clock for all. */
    windowMinutes: z.nullable(minutes("Say how many minutes everybody has")),
    /** So long before the end the board is frozen. Null: it never is. */
    freezeMinutes: z.nullable(minutes("Say how many minutes before the end the board freezes")),
    rules: ContestRules,
    /** Where the rules are those of the ICPC. */
    penaltyMinutes: z
      .int("Say how many minutes a rejected submission costs")
      .check(z.minimum(0, "A penalty cannot be negative"), z.maximum(1_000, "A penalty is at most 1000 minutes")),
    /** So many people at most take part as one entry. */
    teamSize: z
      .int("Say how many people a team has at most")
      .check(
        z.minimum(1, "A team has one member at least"),
        z.maximum(MOST_OF_TEAM, `A team has at most ${MOST_OF_TEAM} members`),
      ),
    isListed: z.boolean(),
    /** Whoever enters has to type it. Null: anybody may enter. */
    joinCode: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(6, "A code has 6 to 40 characters"),
          z.maxLength(40, "A code has 6 to 40 characters"),
        ),
    ),
    problemIds: problemIdsField({ what: "contest", most: MOST_CONTEST_PROBLEMS }),
  })
  .check(
    z.refine((form) => Date.parse(form.startsAt) < Date.parse(form.endsAt), "The end comes after the start"),
    z.refine(
      (form) => Date.parse(form.endsAt) - Date.parse(form.startsAt) <= LONGEST_MINUTES * 60_000,
      "A contest lasts half a year at most",
    ),
    z.refine(
      (form) => form.freezeMinutes === null || form.windowMinutes === null,
      "A board freezes only where all have the same clock",
    ),
    z.refine(
      (form) =>
        form.freezeMinutes === null ||
        form.freezeMinutes * 60_000 < Date.parse(form.endsAt) - Date.parse(form.startsAt),
      "The board cannot freeze before the start",
    ),
  );
export type ContestForm = z.infer<typeof ContestForm>;

/** An entry as its organiser sees it. */
export const ContestEntry = z.object({
  ...OwnEntry.shape,
  /** Of its members. */
  emails: z.array(z.string()),
  extraMinutes: z.number(),
});
export type ContestEntry = z.infer<typeof ContestEntry>;

/**
 * How a problem stands. `tests`: `missing` without hidden ones, `broken` where they could not be built. `accepted` are
 * the submissions that pass its tests as they are now, `slowestMs` is the processor time of the slowest of those, on its
 * slowest test; null without any.
 */
export const ProblemReadiness = z.object({
  label: z.string(),
  title: z.string(),
  tests: z.enum(["ready", "building", "missing", "broken"]),
  timeMs: z.number(),
  accepted: z.number(),
  slowestMs: z.nullable(z.number()),
});
export type ProblemReadiness = z.infer<typeof ProblemReadiness>;

/** What an organiser looks at before the start. */
export const ContestReadiness = z.object({
  problems: z.array(ProblemReadiness),
  /** Of the judges that take jobs now. */
  slots: z.number(),
  /** Who has entered (a team once), and who is invited and has not. */
  participants: z.number(),
  /** Those of the offered languages that no judge has. */
  missingLanguages: z.array(LanguageId),
});
export type ContestReadiness = z.infer<typeof ContestReadiness>;

export const createContest = endpoint({
  method: "POST",
  path: "/contest/create",
  access: "admin",
  body: ContestForm,
  response: z.object({ _id: z.string() }),
  summary: "Make a contest",
});
export const editContest = endpoint({
  method: "GET",
  path: "/contest/{contestId}/edit",
  access: "user",
  response: z.object({
    form: ContestForm,
    revision: z.number(),
    /** Those of the form: an organiser's list of problems has no drafts. */
    problems: z.array(z.object({ problemId: z.string(), title: z.string(), isDraft: z.boolean() })),
  }),
  summary: "A contest as its form holds it",
});
export const updateContest = endpoint({
  method: "PUT",
  path: "/contest/{contestId}",
  access: "user",
  body: z.object({ form: ContestForm, revision: z.number() }),
  response: MessageReply,
  summary: "Change a contest, also while it runs: the board is computed anew",
});
export const deleteContest = endpoint({
  method: "DELETE",
  path: "/contest/{contestId}",
  access: "user",
  response: MessageReply,
  summary: "Delete a contest with its entries; problems and submissions stay",
});
export const contestReadiness = endpoint({
  method: "GET",
  path: "/contest/{contestId}/readiness",
  access: "user",
  response: ContestReadiness,
  summary: "What its organisers look at before the start: tests, limits, and judges for so many people",
});
export const fullBoard = endpoint({
  method: "GET",
  path: "/contest/{contestId}/full-board",
  access: "user",
  response: Board,
  summary: "The board as it is, also while it is frozen for everybody else",
});
export const fullBoardCsv = endpoint({
  method: "GET",
  path: "/contest/{contestId}/full-board.csv",
  access: "user",
  response: z.string(),
  summary: "The board as it is, as a table for a spreadsheet",
});
export const contestPackage = endpoint({
  method: "GET",
  path: "/contest/{contestId}/package",
  access: "admin",
  response: z.unknown(),
  summary: "The contest as a contest package (a zip): all that the Contest API tells, problems and programs",
});
export const thawBoard = endpoint({
  method: "POST",
  path: "/contest/{contestId}/thaw",
  access: "user",
  response: MessageReply,
  summary: "Show everybody the board as it is, once the contest is over for all",
});
export const finalizeBoard = endpoint({
  method: "POST",
  path: "/contest/{contestId}/finalize",
  access: "user",
  response: MessageReply,
  summary:
    "Say that the board is final, once the contest is over for all, the board is thawed and everything is judged",
});
export const publishProblems = endpoint({
  method: "POST",
  path: "/contest/{contestId}/publish",
  access: "user",
  response: MessageReply,
  summary: "Make the contest's drafts problems for everybody, once it is over for all",
});
export const removeTime = endpoint({
  method: "POST",
  path: "/contest/{contestId}/removed-time",
  access: "user",
  body: z
    .object({
      from: Moment,
      to: Moment,
      reason: z
        .string("Say why")
        .check(z.trim(), z.minLength(1, "Say why"), z.maxLength(300, "A reason has at most 300 characters")),
    })
    .check(
      z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), "The end comes after the start"),
      z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= DAY_MS, "At most a day can be taken out at once"),
    ),
  response: MessageReply,
  summary: "Time in which nobody could work does not count: all clocks end later by as much, and all are told",
});
export const returnTime = endpoint({
  method: "DELETE",
  path: "/contest/{contestId}/removed-time",
  access: "user",
  response: MessageReply,
  summary: "All time that was taken out counts again, and all are told",
});
export const changeEntry = endpoint({
  method: "PUT",
  path: "/contest/{contestId}/entry/{entryId}",
  access: "user",
  body: z.object({
    extraMinutes: z
      .int("Say how many minutes")
      .check(z.minimum(0, "Time can only be added"), z.maximum(10_000, "That is more than a week")),
    isOfficial: z.boolean(),
    /** Null: on the board. */
    disqualifiedReason: z.nullable(
      z.string().check(z.trim(), z.minLength(1, "Say why"), z.maxLength(300, "A reason has at most 300 characters")),
    ),
  }),
  response: MessageReply,
  summary: "Give an entry more time, take it out of the ranking or off the board",
});
export const contestEntries = endpoint({
  method: "GET",
  path: "/contest/{contestId}/entries",
  access: "user",
  response: z.array(ContestEntry),
  summary: "Who takes part, with what only the organiser may know",
});
