import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { difficultyText, tagText } from "../ui/badges.tsx";

type Searched = Pick<OpenProblemSummary, "title" | "difficulty" | "tags"> & { number?: number };

/** Words shorter than this are never taken for misspelled ones: "cat" is one step from too many others. */
const SHORTEST_MISSPELLED = 5;
/** From this length on two steps are forgiven. */
const LONG_WORD = 9;

/**
 * Whether a problem matches what was typed: its number, or every word as a part of its title, tag or difficulty. A word
 * that no problem has as it is counts as misspelled and matches words of titles that are a step or two away.
 */
export function searchFor(text: string, problems: readonly Searched[]): (problem: Searched) => boolean {
  const wanted = text.trim().toLowerCase();
  const number = /^#?(\d{1,6})$/.exec(wanted)?.[1];
  const words = wanted.split(/\s+/).filter(Boolean);
  const tests = words.map((word) => {
    const isExact = (problem: Searched) => textsOf(problem).some((part) => part.includes(word));
    return problems.some(isExact) ? isExact : (problem: Searched) => isNear(word, problem.title);
  });
  return (problem) =>
    (number !== undefined && problem.number === Number(number)) || tests.every((isMatch) => isMatch(problem));
}

function textsOf({ title, tags, difficulty }: Searched): string[] {
  return [title, tags, tagText(tags), difficultyText(difficulty)].map((part) => part.toLowerCase());
}

function isNear(word: string, title: string): boolean {
  if (word.length < SHORTEST_MISSPELLED) return false;
  const most = word.length < LONG_WORD ? 1 : 2;
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => Math.abs(part.length - word.length) <= most && stepsBetween(word, part) <= most);
}

/** How many letters have to be added, left out, replaced or swapped with their neighbour (Damerau, Levenshtein). */
function stepsBetween(one: string, two: string): number {
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_nothing, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= two.length; column += 1) {
      const isSame = one[row - 1] === two[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return at(last, two.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
