/** A regular expression as a tree. A set says of each of the 256 characters whether it is in it. */
export type Pattern =
  | { kind: "set"; set: CharacterSet }
  | { kind: "sequence"; parts: readonly Pattern[] }
  /** The first that fits is taken. */
  | { kind: "choice"; options: readonly Pattern[] }
  /** `most` is null where there is no bound; a greedy one takes as much as it can. */
  | { kind: "repeat"; of: Pattern; least: number; most: number | null; isGreedy: boolean }
  | { kind: "line-start" | "line-end" };

export type CharacterSet = readonly boolean[];

export class PatternError extends Error {
  override name = "PatternError";
}

const MOST_CHARACTERS = 5_000;
const MOST_DEPTH = 100;
const MOST_COUNT = 10_000_000;
const SPECIAL = "^$.[()|*+?{\\";

interface Reading {
  text: string;
  at: number;
  depth: number;
}

/**
 * The extended regular expressions that scripts use, as Perl writes them: alternatives, groups, classes (of POSIX,
 * too), counts, lazy ones as well, ends of lines. Throws PatternError for others, like references to groups.
 */
export function readPattern(text: string): Pattern {
  if (text.length > MOST_CHARACTERS) throw new PatternError(`it has more than ${MOST_CHARACTERS} characters`);
  const reading = { text, at: 0, depth: 0 };
  const pattern = readChoice(reading);
  if (reading.at < text.length) throw new PatternError("a ) closes nothing");
  return pattern;
}

function readChoice(reading: Reading): Pattern {
  reading.depth += 1;
  if (reading.depth > MOST_DEPTH) throw new PatternError("its groups are nested too deeply");
  const options = [readSequence(reading)];
  while (skip(reading, "|")) options.push(readSequence(reading));
  reading.depth -= 1;
  return options.length === 1 && options[0] !== undefined ? options[0] : { kind: "choice", options };
}

function readSequence(reading: Reading): Pattern {
  const parts: Pattern[] = [];
  while (reading.at < reading.text.length && !"|)".includes(reading.text[reading.at] ?? "")) {
    parts.push(readRepeated(reading));
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "sequence", parts };
}

function readRepeated(reading: Reading): Pattern {
  let pattern = readAtom(reading);
  for (let levels = 0; ; levels += 1) {
    const count = readCount(reading);
    if (count === null) return pattern;
    if (levels > 2) throw new PatternError("too many counts follow each other");
    pattern = { kind: "repeat", of: pattern, ...count, isGreedy: !skip(reading, "?") };
  }
}

function readCount(reading: Reading): { least: number; most: number | null } | null {
  if (skip(reading, "*")) return { least: 0, most: null };
  if (skip(reading, "+")) return { least: 1, most: null };
  if (skip(reading, "?")) return { least: 0, most: 1 };
  const counted = readWith(reading, /\{([0-9]{1,9})(?:(,)([0-9]{1,9})?)?\}/y);
  if (counted === null) return null;
  const least = Number(counted[1]);
  const most = counted[2] === undefined ? least : counted[3] === undefined ? null : Number(counted[3]);
  if (most !== null && most < least) throw new PatternError(`${counted[0]} counts backwards`);
  if (Math.max(least, most ?? 0) > MOST_COUNT) throw new PatternError(`${counted[0]} counts too far`);
  return { least, most };
}

function readAtom(reading: Reading): Pattern {
  if (skip(reading, "(")) {
    if (readWith(reading, /\?(?!:)/y) !== null) throw new PatternError("groups with (?…) are not understood");
    skip(reading, "?:");
    const inside = readChoice(reading);
    if (!skip(reading, ")")) throw new PatternError("a ( has no )");
    return inside;
  }
  if (skip(reading, "^")) return { kind: "line-start" };
  if (skip(reading, "$")) return { kind: "line-end" };
  if (skip(reading, ".")) return { kind: "set", set: setOf((code) => code !== 10) };
  if (skip(reading, "[")) return { kind: "set", set: readClass(reading) };
  if (skip(reading, "\\")) return { kind: "set", set: readEscape(reading) };
  const character = reading.text[reading.at] ?? "";
  // A brace that counts nothing is one.
  if (SPECIAL.includes(character) && character !== "{") throw new PatternError(`${character} repeats nothing`);
  reading.at += 1;
  return { kind: "set", set: only(character) };
}

const LETTER = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const DIGIT = (code: number) => code >= 48 && code <= 57;
const BLANK = (code: number) => code === 32 || (code >= 9 && code <= 13);
const GRAPHIC = (code: number) => code > 32 && code < 127;
const NAMED: Readonly<Record<string, (code: number) => boolean>> = {
  alpha: LETTER,
  digit: DIGIT,
  alnum: (code) => LETTER(code) || DIGIT(code),
  upper: (code) => code >= 65 && code <= 90,
  lower: (code) => code >= 97 && code <= 122,
  space: BLANK,
  blank: (code) => code === 32 || code === 9,
  punct: (code) => GRAPHIC(code) && !LETTER(code) && !DIGIT(code),
  print: (code) => GRAPHIC(code) || code === 32,
  graph: GRAPHIC,
  cntrl: (code) => code < 32 || code === 127,
  xdigit: (code) => DIGIT(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102),
  word: (code) => LETTER(code) || DIGIT(code) || code === 95,
};
const SHORT: Readonly<Record<string, string>> = { d: "digit", w: "word", s: "space" };
const CONTROL: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", f: "\f", v: "\v" };

/** After a backslash. */
function readEscape(reading: Reading): CharacterSet {
  const character = reading.text[reading.at] ?? "";
  if (character === "") throw new PatternError("it ends with a backslash");
  reading.at += 1;
  const named = NAMED[SHORT[character.toLowerCase()] ?? ""];
  if (named !== undefined) return setOf((code) => named(code) === (character === character.toLowerCase()));
  if (/[1-9]/.test(character)) throw new PatternError("references to groups are not understood");
  const control = CONTROL[character];
  if (control === undefined && /[A-Za-z0-9]/.test(character))
    throw new PatternError(`\\${character} is not understood`);
  return only(control ?? character);
}

/** After its opening bracket. */
function readClass(reading: Reading): CharacterSet {
  const isNegated = skip(reading, "^");
  const members = setOf(() => false).slice();
  for (let isFirst = true; isFirst || !skip(reading, "]"); isFirst = false) {
    if (reading.at >= reading.text.length) throw new PatternError("a [ has no ]");
    const low = readMember(reading);
    const isRange = reading.text[reading.at] === "-" && ![undefined, "]"].includes(reading.text[reading.at + 1]);
    if (isRange) {
      reading.at += 1;
      addRange(members, low, readMember(reading));
    } else for (const [code, isIn] of low.entries()) if (isIn) members[code] = true;
  }
  return isNegated ? members.map((isIn) => !isIn) : members;
}

function readMember(reading: Reading): CharacterSet {
  const named = readWith(reading, /\[:([a-z]+):\]/y);
  if (named !== null) {
    const test = NAMED[named[1] ?? ""];
    if (test === undefined) throw new PatternError(`${named[0]} is no class of characters`);
    return setOf(test);
  }
  if (skip(reading, "\\")) return readEscape(reading);
  const character = reading.text[reading.at] ?? "";
  reading.at += 1;
  return only(character);
}

function addRange(members: boolean[], low: CharacterSet, high: CharacterSet): void {
  const [first, last] = [low.indexOf(true), high.indexOf(true)];
  const areSingle = low.lastIndexOf(true) === first && high.lastIndexOf(true) === last;
  if (!areSingle || first > last) throw new PatternError("a range in [ ] goes from nowhere to nowhere");
  members.fill(true, first, last + 1);
}

function only(character: string): CharacterSet {
  return setOf((code) => code === character.charCodeAt(0));
}

function setOf(isIn: (code: number) => boolean): CharacterSet {
  return Array.from({ length: 256 }, (_, code) => isIn(code));
}

function skip(reading: Reading, text: string): boolean {
  if (!reading.text.startsWith(text, reading.at)) return false;
  reading.at += text.length;
  return true;
}

function readWith(reading: Reading, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text);
  reading.at += found?.[0].length ?? 0;
  return found;
}
