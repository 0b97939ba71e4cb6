import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { UNPRINTABLE, VISIBLE } from "./person-name.ts";

/* The way into a contest: in a module of its own, since the page of each problem has the contest's calls as well. */

/** Whether a name can stand on a board among others: one line, which turns no text around, and not an empty one. */
const isBoardName = (text: string) => VISIBLE.test(text) && !UNPRINTABLE.test(text);

/** Of the name that the board shows. */
export const MOST_ENTRY_NAME_LENGTH = 40;

export const enterContest = endpoint({
  method: "POST",
  path: "/contest/{contestId}/enter",
  access: "user",
  body: z.object({
    /** As the board shows it; whoever is invited under a name takes part under that. */
    name: z
      .string("Say under which name you take part")
      .check(
        z.trim(),
        z.minLength(1, "Say under which name you take part"),
        z.maxLength(MOST_ENTRY_NAME_LENGTH, `A name has at most ${MOST_ENTRY_NAME_LENGTH} characters`),
        z.refine(isBoardName, "A name is one line that everybody can read"),
      ),
    code: z.optional(z.string()),
  }),
  response: MessageReply,
  summary: "Take part; after the end as a virtual participant, whose clock starts at once",
});
export const joinTeam = endpoint({
  method: "POST",
  path: "/contest/{contestId}/team",
  access: "user",
  body: z.object({
    code: z.string("Type the code of the team").check(z.trim(), z.minLength(1, "Type the code of the team")),
  }),
  response: MessageReply,
  summary: "Take part as a member of the team that has the code, until its clock starts",
});
export const leaveTeam = endpoint({
  method: "DELETE",
  path: "/contest/{contestId}/team",
  access: "user",
  response: MessageReply,
  summary: "Leave one's team before its clock starts; without members it is gone",
});
export const startContest = endpoint({
  method: "POST",
  path: "/contest/{contestId}/start",
  access: "user",
  response: MessageReply,
  summary: "Start one's own clock, where everybody has their own; started twice, the first time counts",
});
