import { expect, test } from "vitest";
import { bandText, edgeText, instructionsText, isInBand, placeText, spreadText } from "./times-text.ts";

test("a place is told in counts, and what is within the noise is too close to call", () => {
  expect(placeText({ faster: 3, close: 9, slower: 12, noise: 0.025 })).toBe(
    "Of 24 others: 3 clearly faster, 12 clearly slower, 9 too close to call (within 25 ms).",
  );
  expect(placeText({ faster: 0, close: 9, slower: 0, noise: 0.02 })).toBe(
    "Of 9 others: 9 too close to call (within 20 ms).",
  );
});

test("bands are named in the unit that reads best", () => {
  expect(
    [
      { from: 0, to: 0.01 },
      { from: 0.1, to: 0.2 },
      { from: 0.5, to: 1 },
      { from: 1, to: 2 },
      { from: 10, to: null },
    ].map(bandText),
  ).toEqual(["below 10 ms", "100–200 ms", "500–1000 ms", "1–2 s", "10 s and more"]);
});

test("a band has its beginning and not its end, and the last one has none", () => {
  expect(isInBand(0.1, { from: 0.1, to: 0.2 })).toBe(true);
  expect(isInBand(0.2, { from: 0.1, to: 0.2 })).toBe(false);
  expect(isInBand(99, { from: 10, to: null })).toBe(true);
});

test("a spread is only told of code that was judged more than once", () => {
  expect(spreadText(null)).toContain("not known");
  const sameCode = { submissions: 2, runtime: { least: 0.08, most: 0.13 }, memory: { least: 900, most: 2048 } };
  expect(spreadText(sameCode)).toBe("This very code was accepted 2 times: 0.080 s to 0.130 s, 900 kB to 2.00 MB.");
});

test("instructions are told in three digits", () => {
  expect([999, 870_123, 45_612_345, 999_999_999, 1.2419e9, 3e12].map(instructionsText)).toEqual([
    "999",
    "870,000",
    "45.6 million",
    "1 billion",
    "1.24 billion",
    "3 trillion",
  ]);
});

test("an edge is short", () => {
  expect([0, 0.05, 0.1, 0.5, 10].map(edgeText)).toEqual(["0 ms", "50 ms", "0.1 s", "0.5 s", "10 s"]);
});
