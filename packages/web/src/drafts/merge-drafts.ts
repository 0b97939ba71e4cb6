import { DRAFT_MAX_LENGTH } from "@verdict/contract/drafts";
import { formatOwnTests, parseOwnTests } from "@verdict/contract/own-tests";

/**
 * Notes and own tests of two devices put together, so that nothing of either is lost; null for code, and where it would
 * be too long.
 */
export function mergeDrafts(slot: string, own: string, kept: string): string | null {
  const merged = slot === "notes" ? mergeNotes(own, kept) : slot === "own-tests" ? mergeTests(own, kept) : null;
  return merged !== null && merged.length <= DRAFT_MAX_LENGTH ? merged : null;
}

function mergeNotes(own: string, kept: string): string {
  if (kept.includes(own)) return kept;
  return own.includes(kept) ? own : `${kept.trimEnd()}\n\n${own}`;
}

/** A test that both have changed stays twice. */
function mergeTests(own: string, kept: string): string {
  const theirs = parseOwnTests(kept);
  const said = new Set(theirs.map((test) => JSON.stringify(test)));
  const ids = new Set(theirs.map(({ id }) => id));
  const more = parseOwnTests(own).filter((test) => !said.has(JSON.stringify(test)));
  return formatOwnTests([...theirs, ...more.map((test) => (ids.has(test.id) ? { ...test, id: `${test.id}'` } : test))]);
}
