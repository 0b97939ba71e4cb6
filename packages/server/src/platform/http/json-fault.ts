import { isStorable } from "@verdict/contract/storable-text";

/*
 * JSON.parse is generous where a database and a reader are not: of two equal keys it keeps the last one, so that a
 * filter in front of us may have seen another body; it lets NUL and half surrogate pairs through, which PostgreSQL
 * refuses; and it takes any depth and any number of values, of which each wrong one is a finding of its own in the
 * check of a body: 380,000 zeros in 768 kB stopped the server for a second (measured 2026-11-22).
 */

/** No call of ours nests deeper than six. */
const MAX_DEPTH = 32;
const DUPLICATE_KEY = "The body names a field twice";
const TOO_MANY_VALUES = "The body holds too many values";
const TOO_DEEP = "The body is nested too deeply";
const BAD_TEXT = "The body holds characters that are not allowed";

/** Of any text, JSON or not: one pass that ends where it gets too deep, or has more values than `mostValues`. */
export function findShapeFault(text: string, mostValues: number): string | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at) - 1;
      if (at < 0) return null; // A string without an end, which JSON.parse refuses.
    } else if (character === "{" || character === "[") {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) return TOO_DEEP;
    } else if (character === "}" || character === "]") {
      depth -= 1;
    } else if (character === ",") {
      values += 1;
    }
    if (values > mostValues) return TOO_MANY_VALUES;
  }
  return null;
}

/** What is wrong with a text that JSON.parse has accepted, or null. */
export function findJsonFault(text: string): string | null {
  const keysOfOpenObjects: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      const value = readString(text.slice(at, end));
      if (!isStorable(value)) return BAD_TEXT;
      if (isKeyNext && !addKey(keysOfOpenObjects.at(-1), value)) return DUPLICATE_KEY;
      isKeyNext = false;
      at = end - 1;
    } else if (character === "{" || character === "[") {
      keysOfOpenObjects.push(character === "{" ? new Set() : null);
      isKeyNext = character === "{";
    } else if (character === "}" || character === "]") {
      keysOfOpenObjects.pop();
      isKeyNext = false;
    } else if (character === ",") {
      isKeyNext = keysOfOpenObjects.at(-1) instanceof Set;
    }
  }
  return null;
}

/** The index behind the closing quote of the string that begins at `start`; 0 when it has none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

function readString(quoted: string): string {
  return quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
}

/** False when the object has the key already. */
function addKey(keys: Set<string> | null | undefined, key: string): boolean {
  if (keys === null || keys === undefined) return true;
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}
