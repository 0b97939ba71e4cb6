import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** A problem as it is read: nothing of its hidden tests, solutions, hints and editorial. */
export const SealedProblem = z.object({
  label: z.string(),
  title: z.string(),
  /** Sanitized HTML with MathML, as the page of a problem has it; pictures stay at the site. */
  descriptionHtml: z.string(),
  timeLimitSeconds: z.number(),
  memoryLimitMegabytes: z.number(),
  examples: z.array(z.object({ input: z.string(), output: z.string(), explanation: z.optional(z.string()) })),
  /** There (and true) where the program talks with another one. */
  isInteractive: z.optional(z.boolean()),
});
export type SealedProblem = z.infer<typeof SealedProblem>;

/** What is inside. */
export const SealedStatements = z.object({
  contestId: z.string(),
  title: z.string(),
  problems: z.array(SealedProblem),
});
export type SealedStatements = z.infer<typeof SealedStatements>;

/**
 * The file as it is downloaded. Everything but `data` is readable, and is authenticated with it. Binary parts are in
 * base64. `edition` names its content: a change of a problem makes another one.
 */
export const SealedFile = z.object({
  format: z.literal("verdict-sealed-statements"),
  version: z.number(),
  contestId: z.string(),
  title: z.string(),
  edition: z.string(),
  /** 16 bytes, of this file alone. */
  salt: z.string(),
  /** 12 bytes, of this file alone. */
  iv: z.string(),
  /** Of the key: tells a wrong key from a damaged file. */
  check: z.string(),
  data: z.string(),
});
export type SealedFile = z.infer<typeof SealedFile>;

export const sealedState = endpoint({
  method: "GET",
  path: "/contest/{contestId}/sealed",
  access: "user",
  response: z.object({
    edition: z.string(),
    /** There for the staff, and for all others from the start on. */
    key: z.nullable(z.string()),
    startsAt: z.iso.datetime(),
  }),
  summary: "Which edition of a contest's sealed statements is the newest, and from the start on their key",
});
export const sealedFile = endpoint({
  method: "GET",
  path: "/contest/{contestId}/sealed/file",
  access: "user",
  response: SealedFile,
  summary: "The statements of a contest in a file that opens with its key (AES-256-GCM), for those who take part",
});
export const offerSealed = endpoint({
  method: "POST",
  path: "/contest/{contestId}/sealed",
  access: "user",
  response: MessageReply,
  summary: "Offer the statements sealed before the start; at the start all who take part are told the key",
});
export const withdrawSealed = endpoint({
  method: "DELETE",
  path: "/contest/{contestId}/sealed",
  access: "user",
  response: MessageReply,
  summary: "Offer them no more: the key is forgotten, and files with it stay closed for good",
});
