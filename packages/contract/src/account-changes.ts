import * as z from "zod/mini";
import { EmailId, FirstName, LastName, MessageReply, Otp, UserReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** An empty last name takes it away. */
export const ChangeNameBody = z.object({ firstName: FirstName, lastName: z.optional(LastName) });
/** The password, since a stolen session must not be able to take the account away. */
export const ChangeEmailBody = z.object({
  emailId: EmailId,
  currentPassword: z.string("Enter your current password").check(z.minLength(1, "Enter your current password")),
});
/** For this many days after the confirmation, logging in keeps the account. */
export const DELETION_GRACE_DAYS = 14;
export const DeleteAccountBody = z.object({
  currentPassword: z.string("Enter your current password").check(z.minLength(1, "Enter your current password")),
});
export const ConfirmDeletionBody = z.object({ otp: Otp });
export const ConfirmEmailBody = z.object({ otp: Otp });

export const changeName = endpoint({
  method: "POST",
  path: "/user/change-name",
  access: "user",
  body: ChangeNameBody,
  response: UserReply,
  summary: "Change the name of the signed-in user",
});
export const changeEmail = endpoint({
  method: "POST",
  path: "/user/change-email",
  access: "user",
  body: ChangeEmailBody,
  response: MessageReply,
  summary: "Mail a code to a new address; the account keeps its old one until the code is entered",
});
export const confirmEmail = endpoint({
  method: "POST",
  path: "/user/confirm-email",
  access: "user",
  body: ConfirmEmailBody,
  response: UserReply,
  summary: "Move the account to the new address with the mailed code; the old address is told",
});
export const deleteAccount = endpoint({
  method: "POST",
  path: "/user/delete-account",
  access: "user",
  body: DeleteAccountBody,
  response: MessageReply,
  summary: "Mail a code with which the signed-in user can delete the account",
});
export const confirmDeletion = endpoint({
  method: "POST",
  path: "/user/confirm-deletion",
  access: "user",
  body: ConfirmDeletionBody,
  response: z.object({ message: z.string(), deletedAfter: z.iso.datetime() }),
  summary: "Log out everywhere and delete the account in 14 days, unless its owner logs in before",
});
