import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The page of the web app that a launch gets on with: below it stands the launch's ticket. */
export const LTI_LAUNCH_PAGE = "/launch";

const Chosen = z.nullable(z.uuid("Choose one of the list"));

/** The password where the account has one: whoever has found a browser that is signed in does not know it. */
export const TakeAccountBody = z.object({
  currentPassword: z.optional(
    z.string("Enter the password of this account").check(z.minLength(1, "Enter the password of this account")),
  ),
});

const Where = z.object({
  /** The name that the administrator has given the platform. */
  platform: z.string(),
  /** As the platform calls it. */
  course: z.string(),
});

/**
 * What comes next in a launch, for whoever has begun it in this browser.
 *
 * `login`: nobody is signed in. `account`: whether the account that is signed in shall be theirs. `other-account`: they
 * are known by another one than is signed in. `class`: a teacher says which class the course is. `assignment`: a teacher
 * says what the link opens. `answer`: the browser goes to that address, which takes the choice back to the platform;
 * `waits` where another tab does that. `over`: go to that page of this site.
 */
export const LtiStep = z.discriminatedUnion("step", [
  z.object({ step: z.literal("login"), ...Where.shape }),
  z.object({
    step: z.literal("account"),
    ...Where.shape,
    emailId: z.string(),
    name: z.string(),
    /** What the platform calls whoever has opened the link; empty where it does not say. */
    person: z.string(),
    /** What shows that the account is theirs: its password; a new login, where it has none; or nothing more. */
    asks: z.enum(["password", "new-login", "nothing"]),
  }),
  z.object({
    step: z.literal("other-account"),
    ...Where.shape,
    /** The account that they are known by. */
    emailId: z.string(),
    signedInAs: z.string(),
  }),
  z.object({
    step: z.literal("class"),
    ...Where.shape,
    classes: z.array(z.object({ _id: z.string(), name: z.string() })),
    mayMake: z.boolean(),
  }),
  z.object({
    step: z.literal("assignment"),
    ...Where.shape,
    className: z.string(),
    /** What the platform calls the link; null where it is being made. */
    link: z.nullable(z.string()),
    assignments: z.array(z.object({ _id: z.string(), title: z.string(), most: z.number() })),
  }),
  z.object({ step: z.literal("answer"), ...Where.shape, path: z.string(), waits: z.boolean() }),
  z.object({ step: z.literal("over"), ...Where.shape, path: z.string() }),
]);
export type LtiStep = z.infer<typeof LtiStep>;

export const continueLaunch = endpoint({
  method: "POST",
  path: "/lti/launches/{ticket}",
  access: "public",
  response: LtiStep,
  summary:
    "Get on with a launch from a learning platform, in the browser that has begun it, as far as nothing is asked",
});
export const takeAccount = endpoint({
  method: "POST",
  path: "/lti/launches/{ticket}/account",
  access: "user",
  body: TakeAccountBody,
  response: LtiStep,
  summary: "Be known at the platform by the account that is signed in; its owner is told by mail",
});
export const switchAccount = endpoint({
  method: "POST",
  path: "/lti/launches/{ticket}/switch",
  access: "public",
  response: LtiStep,
  summary: "Log in to the account that one is known by at the platform, in place of the one that is signed in",
});
export const chooseClass = endpoint({
  method: "POST",
  path: "/lti/launches/{ticket}/class",
  access: "user",
  /** Null: a new one with the name of the course. */
  body: z.object({ classId: Chosen }),
  response: LtiStep,
  summary: "Say which of one's classes the course at the platform is",
});
export const chooseAssignment = endpoint({
  method: "POST",
  path: "/lti/launches/{ticket}/assignment",
  access: "user",
  /** Null: the class itself. */
  body: z.object({ assignmentId: Chosen }),
  response: LtiStep,
  summary: "Say which assignment of the class a link at the platform opens",
});
