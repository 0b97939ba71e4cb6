import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/*
 * The Contest API by which contest control systems and their tools (scoreboards, resolvers, other systems that follow a
 * contest) talk with each other: https://ccs-specs.icpc.io. Its words are theirs, and not those of the other calls.
 */

/** What stands in an address below `/ccs/`. */
export const CcsVersion = z.enum(["2026-01", "2023-06"]);
export type CcsVersion = z.infer<typeof CcsVersion>;

/** An object of a collection; what else it has, its version of the specification says. */
export const CcsObject = z.looseObject({ id: z.string() });
export type CcsObject = z.infer<typeof CcsObject>;

/** The collections of a contest that there are here. */
export const CCS_COLLECTIONS = [
  "judgement-types",
  "languages",
  "problems",
  "groups",
  "teams",
  "submissions",
  "judgements",
  "clarifications",
  "awards",
] as const;
export type CcsCollection = (typeof CCS_COLLECTIONS)[number];

const Text = z.optional(z.string());
/** Of a collection only the objects that refer to this; empty: that refer to nothing. */
const CcsFilter = z.object({
  language_id: Text,
  problem_id: Text,
  team_id: Text,
  submission_id: Text,
  judgement_type_id: Text,
  from_team_id: Text,
  to_team_id: Text,
  reply_to_id: Text,
  /** Of a scoreboard: that of this group, by itself. */
  group_id: Text,
});

export const ccsInformation = endpoint({
  method: "GET",
  path: "/ccs/{version}",
  access: "user",
  scope: "read",
  response: z.looseObject({ version: z.string() }),
  summary: "Contest API: its version (2026-01 or 2023-06)",
});
export const ccsContests = endpoint({
  method: "GET",
  path: "/ccs/{version}/contests",
  access: "user",
  scope: "read",
  response: z.array(CcsObject),
  summary: "Contest API: the contests that are listed, and those that the asker has entered",
});
export const ccsContest = endpoint({
  method: "GET",
  path: "/ccs/{version}/contests/{contestId}",
  access: "user",
  scope: "read",
  response: CcsObject,
  summary: "Contest API: a contest",
});
export const ccsCollection = endpoint({
  method: "GET",
  path: "/ccs/{version}/contests/{contestId}/{collection}",
  access: "user",
  scope: "read",
  query: CcsFilter,
  response: z.union([z.array(CcsObject), z.looseObject({})]),
  summary: "Contest API: a collection of a contest, or its state, scoreboard or access; up to a second old",
});
export const ccsEventFeed = endpoint({
  method: "GET",
  path: "/ccs/{version}/contests/{contestId}/event-feed",
  access: "user",
  scope: "read",
  query: z.strictObject({
    /** Of the last event that was heard: only what has changed since. */
    since_token: Text,
    /** `false`: it ends with what is known now. */
    stream: z.optional(z.enum(["true", "false"])),
  }),
  response: z.string(),
  summary: "Contest API: everything, and then whatever changes, a line of JSON each, without an end",
});
export const ccsObject = endpoint({
  method: "GET",
  path: "/ccs/{version}/contests/{contestId}/{collection}/{objectId}",
  access: "user",
  scope: "read",
  response: CcsObject,
  summary: "Contest API: one object of a collection",
});
