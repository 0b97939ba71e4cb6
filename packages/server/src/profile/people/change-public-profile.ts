import { HANDLE_STAYS_DAYS, type OwnPublicProfile } from "@verdict/contract/public-profile";
import type { Limit } from "../../accounts/limits/create-limit.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { isUniqueViolation } from "../../platform/postgres/is-unique-violation.ts";
import { findOwn, type PublicProfileRow, saveOwn } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readOwnPublicProfile(
  { pool, clock }: Pick<AppContext, "pool" | "clock">,
  userId: string,
): Promise<OwnPublicProfile> {
  return presentOwn(await findOwn(pool, userId), clock());
}

/** Throws conflict where somebody else has the handle, or one's own was changed not long ago. */
export async function changePublicProfile(
  { pool, clock, changes }: Pick<AppContext, "pool" | "clock"> & { changes: Limit },
  input: { userId: string; handle: string; name: string; isPublic: boolean },
): Promise<OwnPublicProfile> {
  // Whoever may try as often as they like finds out who has which handle, shown or not.
  await changes.spend(input.userId);
  const saved = await saveOwn(pool, { ...input, staysDays: HANDLE_STAYS_DAYS }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new DomainError("conflict", "This handle is taken");
    throw error;
  });
  if (saved !== null) return presentOwn(saved, clock());
  const text = `A handle can be changed once in ${HANDLE_STAYS_DAYS} days. Nothing was saved.`;
  throw new DomainError("conflict", text);
}

function presentOwn(row: PublicProfileRow | null, now: Date): OwnPublicProfile {
  if (row === null) return { handle: null, name: "", isPublic: false, handleStaysUntil: null };
  const staysUntil = new Date(row.handle_changed_at.getTime() + HANDLE_STAYS_DAYS * DAY_MS);
  return {
    handle: row.handle,
    name: row.name,
    isPublic: row.is_public,
    handleStaysUntil: staysUntil > now ? staysUntil.toISOString() : null,
  };
}
