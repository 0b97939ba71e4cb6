import { type Lines, numberOf } from "../shared/input-shape.ts";

/** More things than this are left out by their ranges of lines and words first. */
const MOST_THINGS = 12;

/**
 * One of n things left out that lines name by the numbers 1..n (or 0..n-1): a vertex of a graph, a column, a person.
 * Its number goes out of each list of n, the lines that name it go, larger names move down by one, and so do n and the
 * numbers that counted the lines.
 */
export function* withoutNamedThing(lines: Lines): Generator<Lines> {
  const header = lines[0] ?? [];
  for (const [place, word] of header.entries()) {
    const things = numberOf(word);
    if (things === null || things < 2 || things > MOST_THINGS) continue;
    for (const firstName of [1, 0]) {
      for (let thing = 0; thing < things; thing += 1) {
        for (const hasOwnLine of [false, true]) {
          const left = leaveOut(lines, { place, things, name: thing + firstName, index: thing, hasOwnLine });
          if (left !== null) yield* withCountsOfLines(left, place);
        }
      }
    }
  }
}

interface Thing {
  /** Of the number of things, in the first line. */
  place: number;
  things: number;
  name: number;
  index: number;
  /** The thing-th of the lines after the first one is its own. */
  hasOwnLine: boolean;
}

interface Left {
  lines: Lines;
  dropped: number;
}

function leaveOut(lines: Lines, thing: Thing): Left | null {
  const { place, things, name, index, hasOwnLine } = thing;
  const [header = [], ...rest] = lines;
  let dropped = 0;
  const left: (readonly string[])[] = [];
  for (const [at, words] of rest.entries()) {
    if (hasOwnLine && at === index) continue;
    if (words.length === things) left.push(words.filter((_word, one) => one !== index));
    else if (words.length === things - 1 && words.length > 2)
      left.push(words.filter((_word, one) => one !== Math.max(0, index - 1)));
    else if (words.slice(0, 2).some((word) => numberOf(word) === name)) dropped += 1;
    else left.push(words.map((word, one) => (one < 2 ? movedDown(word, name, things) : word)));
  }
  const lower = header.map((word, one) => {
    if (one === place) return String(things - 1);
    return header.length > 2 && one > 1 ? movedDown(word, name, things) : word;
  });
  return { lines: [lower, ...left], dropped };
}

function movedDown(word: string, name: number, things: number): string {
  const value = numberOf(word);
  return value !== null && value > name && value <= things ? String(value - 1) : word;
}

/** The lines that went were counted somewhere, or followed from the number of things. */
function* withCountsOfLines({ lines, dropped }: Left, place: number): Generator<Lines> {
  yield lines;
  if (dropped === 0) return;
  const [header = [], ...rest] = lines;
  for (const [at, word] of header.entries()) {
    const count = numberOf(word);
    if (at === place || count === null || count < dropped) continue;
    yield [header.map((one, index) => (index === at ? String(count - dropped) : one)), ...rest];
  }
  for (const [at, words] of rest.entries()) {
    const count = words.length === 1 ? numberOf(words[0]) : null;
    if (count === null || count < dropped) continue;
    yield [header, ...rest.map((line, index) => (index === at ? [String(count - dropped)] : line))];
  }
}
