import type { Settings } from "@verdict/contract/settings";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { mergeSettings } from "./store.ts";

/** Half of what the table takes, so that two devices that write at once do not exceed that together. */
const MOST_BYTES = 128 * 1024;

/** Adds to the user's settings and returns all of them. Throws too_large. */
export async function changeSettings(db: Queryable, input: { userId: string; settings: Settings }): Promise<Settings> {
  const merged = await mergeSettings(db, { ...input, mostBytes: MOST_BYTES });
  if (merged === null) throw new DomainError("too_large", "These settings take more room than the site keeps");
  return merged;
}
