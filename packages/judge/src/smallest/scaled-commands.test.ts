import { expect, test } from "vitest";
import { commandsOfRound } from "./scaled-commands.ts";

const material = {
  generators: {},
  smallCases: ["graph.js kind=random n=6 m=8 low=-9 seed={seed}"],
  fullCases: ["graph.js kind=chain n=100000 high=1000000000 seed={seed:2}"],
  validators: [],
  bruteForce: null,
};
const numbersOf = (name: string, words: readonly string[]) =>
  words.flatMap((word) => new RegExp(`\\b${name}=(-?\\d+)`).exec(word)?.[1] ?? []).map(Number);

test("a round holds the small cases as they are and with other sizes, each with a seed of its own", () => {
  const words = commandsOfRound(material, 0).map((command) => command.words);
  expect(words.every((text) => /^kind=random n=\d+ m=\d+ low=-\d+ seed=\d+$/.test(text))).toBe(true);
  expect(new Set(numbersOf("seed", words)).size).toBe(words.length);
  expect(new Set(numbersOf("n", words))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test("later rounds hold the commands of the tests with small sizes, most of them with their large values", () => {
  const words = commandsOfRound(material, 1).map((command) => command.words);
  const full = words.filter((text) => text.startsWith("kind=chain"));
  expect(full.length).toBe(words.length / 2);
  expect(Math.max(...numbersOf("n", full))).toBeLessThan(20);
  expect(numbersOf("high", full).filter((value) => value === 1_000_000_000).length).toBeGreaterThan(full.length / 3);
});

test("the same round is the same everywhere, and every round is another", () => {
  expect(commandsOfRound(material, 2)).toEqual(commandsOfRound(material, 2));
  expect(commandsOfRound(material, 2)).not.toEqual(commandsOfRound(material, 3));
});
