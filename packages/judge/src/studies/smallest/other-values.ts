import { type Lines, linesOf, numberOf, textOf } from "../shared/input-shape.ts";
import type { Random } from "../shared/random.ts";

/**
 * The input with one or two of its numbers changed a little, or made what others are together: a generator that draws
 * each number by itself hardly ever makes a bound that is just reached. Most keep the statement's promises.
 */
export function withOtherValues(text: string, { count, random }: { count: number; random: Random }): string[] {
  const lines = linesOf(text);
  const numbers = lines.flat().flatMap((word) => numberOf(word) ?? []);
  if (numbers.length === 0) return [];
  return Array.from({ length: count }, () => {
    const changed = changeOne(lines, { numbers, random });
    return textOf(random.share() < 0.5 ? changed : changeOne(changed, { numbers, random }));
  });
}

function changeOne(lines: Lines, { numbers, random }: { numbers: readonly number[]; random: Random }): Lines {
  // The first line has few numbers, which rule all others.
  const line = random.share() < 0.4 ? 0 : random.below(lines.length);
  const place = random.below(lines[line]?.length ?? 1);
  return lines.map((words, at) =>
    at === line ? words.map((word, one) => (one === place ? otherWord(word, { numbers, random }) : word)) : words,
  );
}

function otherWord(word: string, { numbers, random }: { numbers: readonly number[]; random: Random }): string {
  const value = numberOf(word);
  if (value === null) return word;
  const from = random.below(numbers.length);
  switch (random.below(4)) {
    case 0:
      return String(value + (random.share() < 0.5 ? 1 : -1));
    case 1:
      return String(value + random.below(13) - 6);
    case 2:
      return String(numbers[from] ?? value);
    default:
      return String(numbers.slice(from, from + 2 + random.below(3)).reduce((sum, one) => sum + one, 0));
  }
}
