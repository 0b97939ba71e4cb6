import { PackageError } from "../package-error.ts";
import { GENERATORS_YAML } from "./generator-rules.ts";

/** As many as the tools allow. */
const MOST_TESTS_OF_A_RULE = 100;

/** What `count` stands for: so many from 1 on, a list, or a range `from..=to`. Throws PackageError. */
export function countsOf(count: number | string | readonly number[] | undefined): readonly number[] {
  if (count === undefined) return [1];
  const counts = typeof count === "object" ? count : rangeOf(count);
  if (counts.length >= 1 && counts.length <= MOST_TESTS_OF_A_RULE) return counts;
  throw bad(`count must stand for 1 to ${MOST_TESTS_OF_A_RULE} tests`);
}

function rangeOf(count: number | string): readonly number[] {
  const text = typeof count === "number" ? `1..=${count}` : count;
  const [, from, to] = /^\s*(-?\d{1,9})\s*\.\.=\s*(-?\d{1,9})\s*$/.exec(text) ?? [];
  if (from === undefined || to === undefined)
    throw bad(`count: ${text.slice(0, 40)} is neither a number, a list nor a range as in 1..=5`);
  const length = Math.min(Number(to) - Number(from) + 1, MOST_TESTS_OF_A_RULE + 1);
  return Array.from({ length: Math.max(0, length) }, (_, index) => Number(from) + index);
}

/** As it stands in a test's name: as long as the longest one, so that names are in the order of numbers. */
export function countText(count: number, counts: readonly number[]): string {
  const digits = Math.max(...counts.map((each) => String(each).length));
  const sign = count < 0 ? "-" : "";
  return `${sign}${String(Math.abs(count)).padStart(digits - sign.length, "0")}`;
}

function bad(reason: string): PackageError {
  return new PackageError(GENERATORS_YAML, reason);
}
