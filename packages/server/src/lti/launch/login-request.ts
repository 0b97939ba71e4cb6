import { isStorable } from "@verdict/contract/storable-text";
import * as z from "zod/mini";
import { DomainError } from "../../platform/http/errors.ts";

/** A hint of Canvas is a signed text of 1 kB; addresses of more than 8 kB do not get through every proxy. */
const MOST_LENGTH = 6_000;

const Text = z.string().check(z.minLength(1), z.maxLength(MOST_LENGTH), z.refine(isStorable));

/** With what a platform begins a launch. */
const LoginRequest = z.object({
  iss: Text,
  login_hint: Text,
  target_link_uri: Text,
  lti_message_hint: z.optional(Text),
  client_id: z.optional(Text),
  lti_deployment_id: z.optional(Text),
  /** Ours: the page in the platform's frame that waits for what is chosen. */
  frame: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** Ours: this is a tab of its own, as one of our pages has made sure of where the browser does not say so. */
  tab: z.optional(z.literal("1")),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** From a query or a form. Throws bad_input. */
export function readLoginRequest(fields: unknown): LoginRequest {
  const parsed = LoginRequest.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new DomainError("bad_input", "This is no launch from a learning platform: open the link in your course again.");
}

/** The same as a query; with another `frame` or `tab`, where one is given. */
export function queryOf(asked: LoginRequest, own: Pick<LoginRequest, "frame" | "tab"> = {}): string {
  const fields = { ...asked, ...own };
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== undefined)).toString();
}
