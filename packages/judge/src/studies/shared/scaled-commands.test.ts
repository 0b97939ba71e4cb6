import { expect, test } from "vitest";
import { commandsOfRound, largeCommands, ROUNDS, WIDE_FROM } from "./scaled-commands.ts";

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

test("later rounds hold every small case, in every way, also larger than it is", () => {
  const two = { ...material, smallCases: ["a.js n=6", "b.js n=8"] };
  const commands = commandsOfRound(two, 3);
  const sizesOf = (program: string) =>
    numbersOf(
      "n",
      commands.filter((command) => command.program === program).map(({ words }) => words),
    );
  for (const [program, size] of [
    ["a.js", 6],
    ["b.js", 8],
  ] as const) {
    expect(sizesOf(program)).toContain(size);
    expect(Math.min(...sizesOf(program))).toBeLessThan(size);
    expect(Math.max(...sizesOf(program))).toBeGreaterThan(size);
  }
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

test("the last rounds hold inputs of dozens and of a thousand things, and no test as it is", () => {
  const sizes = (round: number) =>
    numbersOf(
      "n",
      commandsOfRound(material, round).map((command) => command.words),
    ).filter((size) => size > 12);
  expect(Math.max(...sizes(WIDE_FROM))).toBeLessThanOrEqual(31);
  expect(Math.max(...sizes(ROUNDS - 1))).toBeGreaterThan(1_000);
  const same = { ...material, smallCases: [], fullCases: ["path.js n=62"] };
  const words = Array.from({ length: ROUNDS - WIDE_FROM }, (_unused, at) =>
    commandsOfRound(same, WIDE_FROM + at),
  ).flat();
  expect(words.map((command) => command.words)).not.toContain("n=62");
  expect(words.map((command) => command.words)).toContain("n=61");
});

test("a test's command that would be the same whatever its size is none of the wide and the large ones", () => {
  const fullCases = [
    "special.js kind=worst n=9",
    "special.js kind=huge high=1000000000",
    "special.js kind=seeded {seed}",
  ];
  const same = {
    ...material,
    smallCases: ["small.js n=40"],
    fullCases: [...fullCases, "special.js kind=sized n=5000"],
  };
  const wide = commandsOfRound(same, WIDE_FROM).map(({ program, words }) => `${program} ${words}`);
  const large = largeCommands(same).map((command) => command.ofSize(0.93).words);
  for (const words of [...wide, ...large]) expect(words).not.toMatch(/kind=(?:worst|huge)/);
  expect(wide.some((words) => /^special\.js kind=seeded \d+$/.test(words))).toBe(true);
  expect(wide.some((words) => words.startsWith("small.js"))).toBe(true);
  expect(large.toSorted()[1]).toBe("kind=sized n=4650");
  expect(large).toHaveLength(2);
});
