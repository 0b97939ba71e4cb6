import * as z from "zod/mini";
import { Role } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

const SEARCH_MAX_LENGTH = 254;
const REASON_MAX_LENGTH = 300;

/** Which accounts a list shows: with a role, or in a state that an administrator has brought them into. */
export const PeopleShown = z.enum(["all", "admins", "locked", "leaving"]);
export type PeopleShown = z.infer<typeof PeopleShown>;

/** Why nobody can log in to an account, as its owner is told. */
const AccountLock = z.object({
  reason: z.string(),
  /** The address of the administrator. */
  by: z.string(),
  at: z.iso.datetime(),
});

/** An account as administrators see it. */
export const Person = z.object({
  _id: z.string(),
  emailId: z.string(),
  /** First and last name. */
  name: z.string(),
  role: Role,
  problemsSolvedCount: z.int(),
  createdAt: z.iso.datetime(),
  /** Of a browser that is still logged in or of a personal token; to the hour. Null where there is none. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  lock: z.nullable(AccountLock),
  /** When the account and everything in it goes, unless that is taken back. */
  deletedAfter: z.nullable(z.iso.datetime()),
});
export type Person = z.infer<typeof Person>;

/** Somebody who has signed up and has not entered the mailed code yet: there is no account before that. */
export const WaitingRegistration = z.object({
  _id: z.string(),
  emailId: z.string(),
  firstName: z.string(),
  createdAt: z.iso.datetime(),
  isCodeExpired: z.boolean(),
});
export type WaitingRegistration = z.infer<typeof WaitingRegistration>;

const PersonReply = z.object({ person: Person });
const PeopleQuery = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH, "Search for something shorter"))),
  show: z.optional(PeopleShown),
  /** The `_id` of the last account of the page before. */
  after: z.optional(z.uuid("Invalid input")),
});

export const people = endpoint({
  method: "GET",
  path: "/user/people",
  access: "admin",
  query: PeopleQuery,
  /** `next` is the `after` of the page after this one; null on the last. */
  response: z.object({ people: z.array(Person), next: z.nullable(z.string()) }),
  summary: "Fifty accounts, newest first; of a search those whose name or address contains it",
});

export const changePersonRole = endpoint({
  method: "PUT",
  path: "/user/people/{userId}/role",
  access: "admin",
  body: z.object({
    role: Role,
    currentPassword: z.string("Enter your current password").check(z.minLength(1, "Enter your current password")),
  }),
  response: PersonReply,
  summary: "Make somebody an administrator, or take that back; it needs the password of whoever asks",
});

export const lockPerson = endpoint({
  method: "PUT",
  path: "/user/people/{userId}/lock",
  access: "admin",
  body: z.object({
    reason: z
      .string("Give a reason: its owner is told")
      .check(
        z.trim(),
        z.minLength(1, "Give a reason: its owner is told"),
        z.maxLength(REASON_MAX_LENGTH, `A reason has at most ${REASON_MAX_LENGTH} characters`),
      ),
  }),
  response: PersonReply,
  summary: "Lock an account: its sessions and tokens end, and nobody logs in to it",
});

export const unlockPerson = endpoint({
  method: "DELETE",
  path: "/user/people/{userId}/lock",
  access: "admin",
  response: PersonReply,
  summary: "Take the lock off an account; one that was to be deleted stays",
});

export const deletePerson = endpoint({
  method: "PUT",
  path: "/user/people/{userId}/deletion",
  access: "admin",
  response: PersonReply,
  summary: "Have a locked account deleted with everything in it after the days of grace",
});

export const keepPerson = endpoint({
  method: "DELETE",
  path: "/user/people/{userId}/deletion",
  access: "admin",
  response: PersonReply,
  summary: "Keep an account that was to be deleted; its lock stays",
});

export const waitingRegistrations = endpoint({
  method: "GET",
  path: "/user/registrations",
  access: "admin",
  response: z.object({ registrations: z.array(WaitingRegistration) }),
  summary: "The newest hundred registrations of the last day whose code was not entered yet",
});

export const resendRegistrationCode = endpoint({
  method: "POST",
  path: "/user/registrations/{registrationId}/code",
  access: "admin",
  response: z.object({ message: z.string() }),
  summary: "Mail a new code to somebody who has signed up; the old one ends",
});
