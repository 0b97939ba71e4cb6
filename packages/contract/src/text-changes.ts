import * as z from "zod/mini";

/*
 * A text that the server keeps need not be sent again whole after each pause in typing: what has changed of it since a
 * certain revision says it as well. Both sides know the text that comes out by its digest, so that a change that was
 * made to another text, or in another way, is noticed before anything is kept, compiled or judged.
 */

/** A text that the server keeps as this revision. */
export interface KeptText {
  text: string;
  revision: number;
}

/** From the unit `from` on, up to the unit `to`, stands `insert` now: UTF-16 units. */
export const TextChange = z.object({
  from: z.int().check(z.minimum(0)),
  to: z.int().check(z.minimum(0)),
  insert: z.string(),
  /** Of the whole text that comes out: see digestOf. */
  digest: z.string(),
});
export type TextChange = z.infer<typeof TextChange>;

/** Of the text that the server keeps as this revision. */
export const KeptTextChange = z.extend(TextChange, { revision: z.int().check(z.minimum(1)) });
export type KeptTextChange = z.infer<typeof KeptTextChange>;

/**
 * A text said whole, or as a change to the kept one. Pages that are older say it whole, and servers that are older
 * understand nothing else; where a server cannot make sense of a change, it refuses with `base_unknown`.
 */
export function said<Text extends z.ZodMiniType<string>, Change extends z.ZodMiniType<TextChange>>(
  text: Text,
  { change, missing }: { change: Change; missing: string },
): z.ZodMiniUnion<[Text, Change]> {
  return z.union([text, change], {
    error: ({ input }) => (typeof input === "object" && input !== null ? "There is no such change" : missing),
  });
}

/** A change's own words take this many bytes: below, the whole text is as short. */
const SHORTEST_SAVING = 100;

/** What has changed between two texts, from the first unit to the last; null where the whole text is as short. */
export function changeBetween(kept: string, text: string): TextChange | null {
  const shorter = Math.min(kept.length, text.length);
  let from = 0;
  while (from < shorter && kept.charCodeAt(from) === text.charCodeAt(from)) from += 1;
  // No body may hold half of a character.
  if (isHighSurrogate(text, from - 1)) from -= 1;
  const most = shorter - from;
  let same = 0;
  while (same < most && kept.charCodeAt(kept.length - same - 1) === text.charCodeAt(text.length - same - 1)) same += 1;
  if (isLowSurrogate(text, text.length - same)) same -= 1;
  const insert = text.slice(from, text.length - same);
  if (text.length - insert.length < SHORTEST_SAVING) return null;
  return { from, to: kept.length - same, insert, digest: digestOf(text) };
}

/**
 * The text that somebody means who says this change: what comes out of the kept text, or the kept text itself where it
 * is what comes out already. Null where it is neither, and has to be said whole.
 */
export function meantText(kept: KeptText, change: KeptTextChange): string | null {
  const { from, to, insert, digest } = change;
  const isBase = kept.revision === change.revision && from <= to && to <= kept.text.length;
  const changed = isBase ? [kept.text.slice(0, from) + insert + kept.text.slice(to)] : [];
  return [...changed, kept.text].find((text) => digestOf(text) === digest) ?? null;
}

/**
 * 64 bits in hexadecimal digits. Against accidents: who makes up a text with another one's digest deceives only
 * themselves, since the text is theirs.
 */
export function digestOf(text: string): string {
  let one = text.length;
  let two = ~text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    one ^= one >>> 15;
    two = Math.imul(two ^ unit, 0x85ebca6b);
    two ^= two >>> 13;
  }
  return [one, two].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

function isHighSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800;
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
