import { expect, test } from "vitest";
import { sizeOf, smallerThan } from "../shared/input-shape.ts";
import { shrinkCandidates } from "./shrink-candidates.ts";

const from = (text: string) => shrinkCandidates(text);

test("every candidate is smaller, and the smallest comes first", () => {
  const text = "3 2\n5 0 7\n1 2\n2 3\n";
  const candidates = from(text);
  expect(candidates).toEqual(smallerThan(text, candidates));
  expect(new Set(candidates).size).toBe(candidates.length);
});

test("a number of a list goes together with the count of the list", () => {
  expect(from("3\n5 0 7\n")).toEqual(expect.arrayContaining(["2\n5 0\n", "2\n0 7\n", "1\n7\n"]));
  expect(from("1\n3 5 0 7\n")).toContain("1\n2 5 7\n");
});

test("a line goes together with the count of the lines", () => {
  expect(from("4 3\n1 2\n2 3\n3 4\n")).toEqual(expect.arrayContaining(["4 2\n1 2\n3 4\n", "4 0\n"]));
});

test("a vertex goes with its value and its edges, and larger names move down", () => {
  expect(from("4 3\n9 8 7 6\n1 2\n2 3\n3 4\n")).toContain("3 1\n9 7 6\n2 3\n");
  expect(from("3\n1 2\n2 3\n")).toContain("2\n1 2\n");
});

test("a row and a column of a drawn map go with its height and width", () => {
  expect(from("2 3\n#..\n..#\n")).toEqual(expect.arrayContaining(["1 3\n#..\n", "2 2\n..\n.#\n"]));
  expect(from("2 2\n#.\n##\n").map(sizeOf)).toContain(4);
});

test("numbers become simpler one by one and all of a kind at once", () => {
  expect(from("2\n70 70\n")).toEqual(expect.arrayContaining(["2\n0 70\n", "2\n70 60\n", "2\n1 1\n", "2\n60 60\n"]));
  expect(from("1\n-8\n")).toEqual(expect.arrayContaining(["1\n8\n", "1\n-1\n", "1\n0\n"]));
});

test("of a long text only large parts are left out, with the numbers that counted them", () => {
  const numbers = Array.from({ length: 1_500 }, () => "1000000000");
  const candidates = shrinkCandidates(`1500 1500\n${numbers.join(" ")}\n`);
  expect(candidates).toContain(`732 732\n${numbers.slice(0, 732).join(" ")}\n`);
  const characters = candidates.reduce((sum, { length }) => sum + length, 0);
  expect(characters).toBeLessThan(16_000_000);
});

test("what is made of a text is bounded, of whatever kind the text is: a judge can do nothing else meanwhile", () => {
  const range = Array.from({ length: 250 }, (_unused, place) => place);
  const letters = (count: number, first: number) =>
    Array.from({ length: count }, (_unused, place) => "abcdefgh"[(first + 3 * place + (place >> 3)) % 8]).join("");
  const edges = `250 250\n${range.map((place) => `${1 + place} ${250 - ((7 * place) % 250)}`).join("\n")}\n`;
  const map = `44 44\n${range
    .slice(0, 44)
    .map((row) => letters(44, row))
    .join("\n")}\n`;
  for (const text of [edges, map, `1990\n${letters(1_990, 0)}\n`]) {
    const characters = shrinkCandidates(text).reduce((sum, { length }) => sum + length, 0);
    expect(characters).toBeLessThan(10_000_000);
  }
});
