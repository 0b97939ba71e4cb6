import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** A learning platform that opens this account. */
const LtiIdentity = z.object({
  /** Of the platform. */
  _id: z.string(),
  platform: z.string(),
  /** Since when. */
  linkedAt: z.iso.datetime(),
});
export type LtiIdentity = z.infer<typeof LtiIdentity>;

export const ltiIdentities = endpoint({
  method: "GET",
  path: "/lti/identities",
  access: "user",
  response: z.object({ identities: z.array(LtiIdentity) }),
  summary: "The learning platforms that open the account of the signed-in user, oldest first",
});
export const removeLtiIdentity = endpoint({
  method: "DELETE",
  path: "/lti/identities/{platformId}",
  access: "user",
  response: MessageReply,
  summary: "A learning platform opens the account no more; classes, grades and sessions stay",
});
