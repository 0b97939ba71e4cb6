import * as z from "zod/mini";
import { SolvedCounts, UserReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Tag } from "./problems.ts";

/** A picture of 256 by 256 pixels has some 20 kB; the web app makes it that small before it sends it. */
export const PICTURE_MAX_BYTES = 256 * 1024;
const BASE64_MAX_LENGTH = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;
export const PICTURE_TOO_LARGE = "The picture must be at most 256 kB";
export const PICTURE_NOT_AN_IMAGE = "The picture must be a PNG, JPEG or WebP image";

/** `image` is the file's bytes in base64, without a `data:` prefix. */
const PictureBody = z.object({
  image: z
    .string(PICTURE_NOT_AN_IMAGE)
    .check(z.minLength(1, PICTURE_NOT_AN_IMAGE), z.maxLength(BASE64_MAX_LENGTH, PICTURE_TOO_LARGE)),
});

const Day = z.iso.date();

/**
 * Days are `2026-11-21`, in UTC. `submissionsByDay` covers `from` to `to` (53 weeks), without the days that have none.
 * `solvedOverTime` covers the whole life of the account: a point for each day on which `total` grew.
 */
export const Activity = z.object({
  from: Day,
  to: Day,
  submissionsByDay: z.array(z.object({ date: Day, count: z.number() })),
  solvedOverTime: z.array(z.object({ date: Day, total: z.number() })),
});
export type Activity = z.infer<typeof Activity>;

/** Days in a row with something solved; `freezes` are days that may be missed without ending it. */
export const Streak = z.object({ current: z.number(), longest: z.number(), freezes: z.number() });
export type Streak = z.infer<typeof Streak>;

/**
 * Days whose problem was solved on that very day: how many, and how many in a row. A day on which nobody asked
 * the site for its problem has none, and ends nothing.
 */
export const DaysOfTheProblem = z.object({ total: z.number(), current: z.number(), longest: z.number() });
export type DaysOfTheProblem = z.infer<typeof DaysOfTheProblem>;

/**
 * How many problems there are (`catalogue`), and what part of them is solved. `byLanguage` counts problems too: one
 * that was solved in two languages stands in both.
 */
export const Achievements = z.object({
  catalogue: SolvedCounts,
  byTag: z.array(z.object({ tag: Tag, solved: z.number(), total: z.number() })),
  byLanguage: z.array(z.object({ language: LanguageId, solved: z.number() })),
  streak: Streak,
  /** Left out by servers that have no problem of the day. */
  problemOfTheDay: z.optional(DaysOfTheProblem),
});
export type Achievements = z.infer<typeof Achievements>;

export const achievements = endpoint({
  method: "GET",
  path: "/user/achievements",
  access: "user",
  response: Achievements,
  summary: "What the signed-in user has solved, of how much, by topic and language, and for how many days in a row",
});
export const exportAccount = endpoint({
  method: "GET",
  path: "/user/export",
  access: "user",
  response: z.string(),
  summary: "Everything that the site keeps of the signed-in user: a zip of JSON files, code and the picture",
});
export const activity = endpoint({
  method: "GET",
  path: "/user/activity",
  access: "user",
  response: Activity,
  summary: "What the signed-in user has done, day by day, for the heatmap and the plot",
});
export const changePicture = endpoint({
  method: "POST",
  path: "/user/picture",
  access: "user",
  body: PictureBody,
  response: UserReply,
  summary: "Upload a profile picture",
});
export const removePicture = endpoint({
  method: "DELETE",
  path: "/user/picture",
  access: "user",
  response: UserReply,
  summary: "Go back to the initial instead of a picture",
});
export const picture = endpoint({
  method: "GET",
  path: "/user/picture/{pictureId}",
  access: "user",
  response: z.string(),
  summary: "An uploaded picture: the image itself",
});
