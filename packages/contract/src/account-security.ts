import * as z from "zod/mini";
import { EmailId, MessageReply, Otp, Password, UserReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** The longest email address; an IP address is shorter. */
const ABOUT_MAX_LENGTH = 254;

/** One browser that is logged in. `device` is a readable name such as "Firefox on Linux". */
export const OpenSession = z.object({
  _id: z.string(),
  device: z.string(),
  ip: z.string(),
  createdAt: z.iso.datetime(),
  /** Within an hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session of the browser that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const ChangePasswordBody = z.object({
  currentPassword: z.string("Enter your current password").check(z.minLength(1, "Enter your current password")),
  newPassword: Password,
});
export const ForgotPasswordBody = z.object({ emailId: EmailId });
export const ResetPasswordBody = z.object({ emailId: EmailId, otp: Otp, newPassword: Password });

export const AuditKind = z.enum([
  "registered",
  "logged_in",
  "logged_in_with_google",
  "google_linked",
  "logged_in_with_oidc",
  "oidc_linked",
  "logged_in_with_lti",
  "lti_linked",
  "lti_unlinked",
  "login_failed",
  "logins_slowed",
  "logged_out_everywhere",
  "password_changed",
  "password_reset",
  "email_changed",
  "deletion_confirmed",
  "deletion_cancelled",
  "account_deleted",
  "deletion_ordered",
  "account_locked",
  "account_unlocked",
  "token_made",
  "token_revoked",
  "became_admin",
  "lost_admin",
  "became_teacher",
  "lost_teacher",
  "became_contest_staff",
  "lost_contest_staff",
  "language_on",
  "language_off",
  "talk_hidden",
  "talk_shown",
  "talk_locked",
  "talk_unlocked",
  "talk_report_dismissed",
  "lti_platform_added",
  "lti_platform_changed",
  "lti_platform_removed",
]);
export type AuditKind = z.infer<typeof AuditKind>;

/** `emailId` is the account it happened to; `by` who did it when that was somebody else ("command line"), or empty. */
export const AuditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  kind: AuditKind,
  emailId: z.string(),
  by: z.string(),
  ip: z.string(),
  device: z.string(),
  /** What it is about beside the account: the id of a language, a contest, the reason of a lock. */
  detail: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const sessions = endpoint({
  method: "GET",
  path: "/user/sessions",
  access: "user",
  response: z.object({ sessions: z.array(OpenSession) }),
  summary: "The open sessions of the signed-in user, last used first",
});
export const endSession = endpoint({
  method: "DELETE",
  path: "/user/sessions/{sessionId}",
  access: "user",
  response: MessageReply,
  summary: "Log one browser out",
});
export const logoutEverywhere = endpoint({
  method: "POST",
  path: "/user/logout-everywhere",
  access: "user",
  response: MessageReply,
  summary: "End every session of the signed-in user, this one included",
});
export const changePassword = endpoint({
  method: "POST",
  path: "/user/change-password",
  access: "user",
  body: ChangePasswordBody,
  response: MessageReply,
  summary: "Change the password; every other session ends",
});
export const forgotPassword = endpoint({
  method: "POST",
  path: "/user/forgot-password",
  access: "public",
  body: ForgotPasswordBody,
  response: MessageReply,
  summary: "Mail a code with which a new password can be chosen",
});
export const resetPassword = endpoint({
  method: "POST",
  path: "/user/reset-password",
  access: "public",
  body: ResetPasswordBody,
  response: UserReply,
  summary:
    "Choose a new password with the mailed code; every session ends, and this browser is logged in. Send the cookie of the request for the code; without it only one may be waiting, and few wrong codes are allowed",
});
/** `about` is a whole email or IP address; `before` the `_id` of an entry, of which only older ones are wanted. */
const AuditQuery = z.object({
  kind: z.optional(AuditKind),
  about: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(ABOUT_MAX_LENGTH, "Invalid input"))),
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/, "Invalid input"))),
});

export const auditLog = endpoint({
  method: "GET",
  path: "/user/audit-log",
  access: "admin",
  query: AuditQuery,
  /** `next` is the `before` of the page after this one; null on the last. */
  response: z.object({ entries: z.array(AuditEntry), next: z.nullable(z.string()) }),
  summary: "Fifty entries of the audit log, newest first",
});
