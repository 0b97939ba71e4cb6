import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { isPlainName } from "./person-name.ts";

const PASSWORD_MIN_LENGTH = 8;
const FIRST_NAME_MIN_LENGTH = 3;
export const OTP_RESEND_COOLDOWN_SECONDS = 30;
/** Upper bounds keep hashing and storage bounded; 254 is the longest address that mail can carry (RFC 5321). */
const PASSWORD_MAX_LENGTH = 128;
const NAME_MAX_LENGTH = 60;
const EMAIL_MAX_LENGTH = 254;
const OTP_MAX_LENGTH = 20;
const GOOGLE_TOKEN_MAX_LENGTH = 4096;

export const Role = z.enum(["user", "admin"], "Role must be user or admin");
export type Role = z.infer<typeof Role>;

export const EmailId = z.pipe(
  z.string("Invalid Email").check(z.trim(), z.toLowerCase()),
  z.email("Invalid Email").check(z.maxLength(EMAIL_MAX_LENGTH, "Invalid Email")),
);
/** The rule for every password, typed at a login or newly chosen, in the words of the forms. */
export const Password = z
  .string("Password is too weak")
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, "Password is too weak"),
    z.maxLength(PASSWORD_MAX_LENGTH, "Password is too long"),
  );
export const FirstName = z
  .string("Minimum character should be 3")
  .check(
    z.trim(),
    z.minLength(FIRST_NAME_MIN_LENGTH, "Minimum character should be 3"),
    z.maxLength(NAME_MAX_LENGTH, "First name is too long"),
    z.refine(isPlainName, "First name cannot contain links or line breaks"),
  );

export const LastName = z
  .string("Invalid last name")
  .check(
    z.trim(),
    z.maxLength(NAME_MAX_LENGTH, "Last name is too long"),
    z.refine(isPlainName, "Last name cannot contain links or line breaks"),
  );

export const SolvedCounts = z.object({ easy: z.number(), medium: z.number(), hard: z.number() });
export type SolvedCounts = z.infer<typeof SolvedCounts>;

export const User = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.optional(z.string()),
  emailId: z.string(),
  role: Role,
  profilePicture: z.optional(z.string()),
  problemsSolvedCount: z.number(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

/**
 * The profile also carries how many problems of each difficulty the user has solved. `hasPassword` is false for an
 * account that was only ever used with Google or the site's OpenID provider.
 */
export const Profile = z.extend(User, { solvedByDifficulty: SolvedCounts, hasPassword: z.optional(z.boolean()) });
export type Profile = z.infer<typeof Profile>;

export const LoginBody = z.object({ emailId: EmailId, password: Password });
export const RegisterBody = z.object({ firstName: FirstName, emailId: EmailId, password: Password });
/** A code may come with what mail programs and people put into it: spaces, hyphens, marks of no width. */
const GAPS = /[\s\p{Pd}\u200B-\u200D\u2060\uFEFF]/gu;
export const Otp = z.string("OTP is required").check(
  z.overwrite((text) => text.replace(GAPS, "")),
  z.minLength(1, "OTP is required"),
  z.maxLength(OTP_MAX_LENGTH, "Invalid or expired code"),
);
const VerifyOtpBody = z.object({ emailId: EmailId, otp: Otp });
const ResendOtpBody = z.object({ emailId: EmailId });
const GoogleLoginBody = z.object({
  token: z
    .string("Google login failed")
    .check(z.minLength(1, "Google login failed"), z.maxLength(GOOGLE_TOKEN_MAX_LENGTH, "Google login failed")),
});

export const UserReply = z.object({ user: User });
export const MessageReply = z.object({ message: z.string() });

export const googleLogin = endpoint({
  method: "POST",
  path: "/user/google-login",
  access: "public",
  body: GoogleLoginBody,
  response: UserReply,
  summary: "Log in with a Google ID token",
});
export const register = endpoint({
  method: "POST",
  path: "/user/register",
  access: "public",
  body: RegisterBody,
  response: z.object({ emailId: z.string(), message: z.string() }),
  summary: "Start a registration: mails a one-time code, creates no account yet",
});
export const verifyRegisterOtp = endpoint({
  method: "POST",
  path: "/user/verify-register-otp",
  access: "public",
  body: VerifyOtpBody,
  response: UserReply,
  summary:
    "Finish a registration with the mailed code; logs in. Send the cookie of the registration; without it only one registration may be waiting, and few wrong codes are allowed",
});
export const resendOtp = endpoint({
  method: "POST",
  path: "/user/resend-otp",
  access: "public",
  body: ResendOtpBody,
  response: MessageReply,
  summary: "Mail a new code to the browser whose cookie has begun the registration; the old code stops working",
});
export const login = endpoint({
  method: "POST",
  path: "/user/login",
  access: "public",
  body: LoginBody,
  response: UserReply,
  summary: "Log in with address and password",
});
export const check = endpoint({
  method: "GET",
  path: "/user/check",
  access: "user",
  scope: "read",
  response: UserReply,
  summary: "The user of this session",
});
export const logout = endpoint({
  method: "POST",
  path: "/user/logout",
  access: "public",
  response: MessageReply,
  summary: "End this session",
});
export const getProfile = endpoint({
  method: "GET",
  path: "/user/getProfile",
  access: "user",
  response: z.object({ user: Profile }),
  summary: "The profile of the signed-in user",
});
