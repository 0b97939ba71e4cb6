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

export function isNumber(word: string): boolean {
  return WHOLE_NUMBER.test(word);
}

/** The whole number that a word is, as far as it can be counted with; else null. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined || !isNumber(word)) return null;
  const value = Number(word);
  return Number.isSafeInteger(value) ? value : null;
}

/** How much there is to read: each number counts once, every other word by its letters. */
export function sizeOf(text: string): number {
  let size = 0;
  for (const word of text.split(/\s+/)) if (word !== "") size += isNumber(word) ? 1 : word.length;
  return size;
}

/** Smaller is easier to read: first by size, then by the length of the text, then by how large its numbers and letters are. */
export function compareInputs(one: string, other: string): number {
  return sizeOf(one) - sizeOf(other) || one.length - other.length || weightOf(one) - weightOf(other);
}

function weightOf(text: string): number {
  let weight = 0;
  for (const word of text.split(/\s+/)) {
    if (isNumber(word)) weight += Math.abs(Number(word));
    else for (let at = 0; at < word.length; at += 1) weight += word.charCodeAt(at);
  }
  return weight;
}
