import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** More than anybody compares themselves with. */
export const MOST_FOLLOWED = 100;

/**
 * How many problems somebody has solved for the first time within 7 and 30 days (UTC, today being the last one), and in
 * all; and for how many days in a row. Counted as a public profile counts.
 */
const BoardRow = z.object({
  name: z.string(),
  /** There where a public profile stands behind it. */
  handle: z.nullable(z.string()),
  isSelf: z.boolean(),
  solved: z.object({ week: z.number(), month: z.number(), all: z.number() }),
  streakDays: z.number(),
});

/** Who has solved most within 7 days comes first. */
export const PeopleBoard = z.object({ rows: z.array(BoardRow) });
export type PeopleBoard = z.infer<typeof PeopleBoard>;

/** `standsOnIt`: the asker has agreed to. */
export const ClassBoard = z.object({ ...PeopleBoard.shape, standsOnIt: z.boolean() });
export type ClassBoard = z.infer<typeof ClassBoard>;

export const classBoard = endpoint({
  method: "GET",
  path: "/class/{classId}/board",
  access: "user",
  response: ClassBoard,
  summary: "How many problems those members of a class have solved who have agreed to stand on its board",
});
export const standOnClassBoard = endpoint({
  method: "PUT",
  path: "/class/{classId}/board",
  access: "user",
  body: z.object({ standsOnIt: z.boolean("Say whether you stand on the board") }),
  response: MessageReply,
  summary: "Stand on the board of one's class, or not any more; nobody else decides that",
});
export const friendsBoard = endpoint({
  method: "GET",
  path: "/user/friends",
  access: "user",
  response: PeopleBoard,
  summary: "How many problems the asker has solved, and those whose public profiles the asker follows",
});
export const followProfile = endpoint({
  method: "PUT",
  path: "/user/friends/{handle}",
  access: "user",
  response: MessageReply,
  summary: "Follow a public profile; whoever is followed is not told",
});
export const unfollowProfile = endpoint({
  method: "DELETE",
  path: "/user/friends/{handle}",
  access: "user",
  response: MessageReply,
  summary: "Follow a profile no more",
});
