/** An input as lines of words that single spaces separate; an empty line is a line of one empty word. */
export type Lines = readonly (readonly string[])[];

export function linesOf(text: string): Lines {
  const body = text.endsWith("\n") ? text.slice(0, -1) : text;
  return body.split("\n").map((line) => line.split(" "));
}

export function textOf(lines: Lines): string {
  return `${lines.map((words) => words.join(" ")).join("\n")}\n`;
}

const WHOLE_NUMBER = /^-?(?:0|[1-9][0-9]*)$/;

/** The whole number that a word is, as far as it can be counted with; else null. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined || !WHOLE_NUMBER.test(word)) return null;
  const value = Number(word);
  return Number.isSafeInteger(value) ? value : null;
}

/** How much there is to read: each number counts once, every other word by its letters. */
export function sizeOf(text: string): number {
  return measure(text).size;
}

/** From the smallest on: by size, then by the length of the text, then by how large its numbers and letters are. */
export function sortInputs(texts: Iterable<string>): string[] {
  return Array.from(texts, measure)
    .sort(compareMeasures)
    .map(({ text }) => text);
}

/** Those that come before the text in that order, sorted. */
export function smallerThan(text: string, texts: Iterable<string>): string[] {
  const whole = measure(text);
  return Array.from(texts, measure)
    .filter((one) => compareMeasures(one, whole) < 0)
    .sort(compareMeasures)
    .map((one) => one.text);
}

interface Measure {
  text: string;
  size: number;
  weight: number;
}

function compareMeasures(one: Measure, other: Measure): number {
  return one.size - other.size || one.text.length - other.text.length || one.weight - other.weight;
}

const SPACE = 32;
const MINUS = 45;
const ZERO = 48;
const NINE = 57;

/** In one pass and without a word copied: a judge measures millions of letters between two of its other steps. */
function measure(text: string): Measure {
  let size = 0;
  let weight = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= SPACE) continue;
    const from = at;
    const digits = text.charCodeAt(at) === MINUS ? at + 1 : at;
    let value = 0;
    let letters = 0;
    let isDigits = true;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code <= SPACE) break;
      letters += code;
      if (at < digits) continue;
      isDigits &&= code >= ZERO && code <= NINE;
      value = 10 * value + code - ZERO;
    }
    const hasNoEmptyPlace = at > digits && (at === digits + 1 || text.charCodeAt(digits) !== ZERO);
    const isNumber = isDigits && hasNoEmptyPlace;
    size += isNumber ? 1 : at - from;
    weight += isNumber ? value : letters;
  }
  return { text, size, weight };
}
