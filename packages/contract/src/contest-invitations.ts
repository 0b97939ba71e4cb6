import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { RosterBody, RosterCheck } from "./rosters.ts";

/** More than any contest is planned for. */
export const MOST_CONTEST_INVITATIONS = 3_000;

/** An address that the organisers have invited. `mailedAt` is null where no mail was sent. */
const InvitedAddress = z.object({
  emailId: z.string(),
  /** Under which it takes part; those of one name are a team, where there are teams. Empty: as its owner likes. */
  name: z.string(),
  mailedAt: z.nullable(z.iso.datetime()),
  hasEntered: z.boolean(),
});

export const contestInvitations = endpoint({
  method: "GET",
  path: "/contest/{contestId}/invitations",
  access: "user",
  response: z.array(InvitedAddress),
  summary: "Who is invited to a contest, for its organisers",
});
export const checkContestRoster = endpoint({
  method: "POST",
  path: "/contest/{contestId}/invitations/check",
  access: "user",
  body: RosterBody,
  response: RosterCheck,
  summary: "What a list of people would do, without doing it",
});
export const takeContestRoster = endpoint({
  method: "POST",
  path: "/contest/{contestId}/invitations",
  access: "user",
  body: RosterBody,
  response: RosterCheck,
  summary:
    "Invite by mail whoever is new in a list, and take over its names for those who have not entered; refused with any fault in it",
});
export const mailContestInvitation = endpoint({
  method: "POST",
  path: "/contest/{contestId}/invitation/{emailId}",
  access: "user",
  response: MessageReply,
  summary: "Send the mail of an invitation to a contest once more",
});
export const withdrawContestInvitation = endpoint({
  method: "DELETE",
  path: "/contest/{contestId}/invitation/{emailId}",
  access: "user",
  response: MessageReply,
  summary: "Take an invitation to a contest back; who has entered stays",
});
