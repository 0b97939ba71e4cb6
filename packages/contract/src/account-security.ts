import * as z from "zod/mini";
import { EmailId, MessageReply, NewPassword, Otp, UserReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

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
  newPassword: NewPassword,
});
export const ForgotPasswordBody = z.object({ emailId: EmailId });
export const ResetPasswordBody = z.object({ emailId: EmailId, otp: Otp, newPassword: NewPassword });

export const AuditKind = z.enum([
  "registered",
  "logged_in",
  "logged_in_with_google",
  "login_failed",
  "logged_out_everywhere",
  "password_changed",
  "password_reset",
  "became_admin",
  "lost_admin",
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
  summary: "Choose a new password with the mailed code; every session ends, and this browser is logged in",
});
export const auditLog = endpoint({
  method: "GET",
  path: "/user/audit-log",
  access: "admin",
  response: z.object({ entries: z.array(AuditEntry) }),
  summary: "The newest 500 entries of the audit log, newest first",
});
