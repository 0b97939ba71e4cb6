import { UNSOLVED } from "@verdict/contract/said-time-factors";
import type { TimeFactors } from "@verdict/contract/time-factors";

/** As a person writes them, a line each. */
export function timeFactorsText(factors: TimeFactors): string {
  return Object.entries(factors)
    .map(([id, factor]) => `${id} ${factor}`)
    .join("\n");
}

/** What is no number becomes NaN, which the form's rules refuse with their reason. */
export function parseTimeFactors(text: string): TimeFactors {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const [id = "", ...words] = line.split(/[\s:=]+/);
      const word = words.join(" ");
      return [id, word === UNSOLVED ? word : word === "" ? Number.NaN : Number(word)];
    }),
  );
}
