import type { CcsObject } from "@verdict/contract/ccs";

/**
 * Whether an object refers to all that is asked for; an empty text asks for those that refer to nothing.
 */
export function matches(object: CcsObject, filter: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    const value = object[name];
    return wanted === "" ? (value ?? null) === null : value === wanted;
  });
}
