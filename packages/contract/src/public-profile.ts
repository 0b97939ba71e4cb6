import * as z from "zod/mini";
import { SolvedCounts } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { isPlainName } from "./person-name.ts";
import { Achievements, Activity } from "./profile.ts";

/** For so many days a handle stays, once it was changed; the first one can be chosen at any time. */
export const HANDLE_STAYS_DAYS = 30;

/** What a visitor may take for a page of the site, or for somebody who speaks for it. */
const RESERVED = new Set(
  `about abuse admin administrator administrators api assistant contact contest contests class classes deleted
   edit everybody everyone help helper host hostmaster info judge jury login logout mail me moderator moderators new
   nobody null official organiser organizer owner people postmaster problem problems profile profiles root search security
   settings signup staff support system teacher teachers undefined user users verdict visitor webmaster you`.split(
    /\s+/,
  ),
);
const HANDLE_TEXT = "A handle has 3 to 30 of the letters a to z, digits, hyphens and underscores";

const Handle = z.string(HANDLE_TEXT).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^[a-z0-9_-]{3,30}$/, HANDLE_TEXT),
  z.refine((handle) => !RESERVED.has(handle), "This handle is reserved"),
);

/** What the profile calls its owner; empty: nothing but the handle. Any name, not only the account's. */
const PublicName = z
  .string("Invalid name")
  .check(
    z.trim(),
    z.maxLength(60, "The name is too long"),
    z.refine(isPlainName, "The name cannot contain links or line breaks"),
  );

export const PublicProfileBody = z.object({
  handle: Handle,
  name: PublicName,
  isPublic: z.boolean("Say whether the profile is public"),
});

/**
 * The owner's view. `handle` is null as long as none was chosen. `handleStaysUntil`: before then it cannot be changed;
 * null where it can.
 */
export const OwnPublicProfile = z.object({
  handle: z.nullable(z.string()),
  name: z.string(),
  isPublic: z.boolean(),
  handleStaysUntil: z.nullable(z.iso.datetime()),
});
export type OwnPublicProfile = z.infer<typeof OwnPublicProfile>;

/**
 * What others see of somebody. Problems that not everybody sees count nowhere in it, nor does what was done with a
 * problem since a contest or an exam with it began, until that is over for all.
 */
export const PublicProfile = z.object({
  handle: z.string(),
  /** Empty where its owner shows nothing but the handle. */
  name: z.string(),
  solvedByDifficulty: SolvedCounts,
  achievements: Achievements,
  activity: Activity,
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const ownPublicProfile = endpoint({
  method: "GET",
  path: "/user/public-profile",
  access: "user",
  response: OwnPublicProfile,
  summary: "The handle of the signed-in user, and whether others find a profile under it",
});
export const changePublicProfile = endpoint({
  method: "PUT",
  path: "/user/public-profile",
  access: "user",
  body: PublicProfileBody,
  response: OwnPublicProfile,
  summary: "Choose a handle, and whether others find a profile under it",
});
export const publicProfile = endpoint({
  method: "GET",
  path: "/user/profile-of/{handle}",
  access: "reader",
  response: PublicProfile,
  summary: "The public profile with this handle; one that is not public is as unknown as a handle that nobody has",
});
