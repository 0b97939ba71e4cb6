import { expect, test } from "vitest";
import { effortText, nothingText, progressText, spokenText } from "./smallest-text.ts";

test("a search says what it is at", () => {
  expect(progressText(null)).toBe("Waiting for a judge…");
  expect(progressText({ tried: 1, largestTried: 1, smallest: null })).toBe("1 input tried, with up to 1 number…");
  expect(progressText({ tried: 1204, largestTried: 31, smallest: 14 })).toBe(
    "It fails with 14 numbers. Making that smaller…",
  );
});

test("a screen reader hears when something new begins, and no counts", () => {
  const progress = { tried: 7, largestTried: 9, smallest: null };
  const stop = () => undefined;
  expect(spokenText({ kind: "working", progress: null, stop })).toBe("Waiting for a judge…");
  const said = [7, 80, 900].map((tried) => spokenText({ kind: "working", progress: { ...progress, tried }, stop }));
  expect(new Set(said)).toEqual(new Set(["Trying inputs…"]));
  const shrunk = [14, 9, 4].map((smallest) =>
    spokenText({ kind: "working", progress: { ...progress, smallest }, stop }),
  );
  expect(new Set(shrunk)).toEqual(new Set(["It fails. Making the input smaller…"]));
  expect(spokenText({ kind: "offered", start: stop })).toBe("");
});

test("a search says what was done, and how large the first failing input was where it became smaller", () => {
  const texts = { stdin: "", expected_output: "", stdout: "", stderr: "", verdict: "WA", reason: "" };
  const found = {
    kind: "found",
    ...texts,
    numbers: 4,
    foundWith: 9,
    tried: 1204,
    largestTried: 31,
    seconds: 1.5,
  } as const;
  expect(effortText(found)).toMatch(/^1,204 inputs tried in 1\.5 s; the first that failed had 9 numbers\.$/);
  expect(effortText({ ...found, foundWith: 4 })).toMatch(/^1,204 inputs tried in [^;]*\.$/);
  expect(effortText({ ...found, numbers: 1_003, foundWith: 1_500 })).toMatch(
    / Nothing smaller than 1,003 numbers failed\.$/,
  );
  const large = { ...found, isCut: true, numbers: 70_001, foundWith: 93_000 };
  expect(effortText(large)).toMatch(
    / No small one failed, and one with 70,001 numbers does: look at the limits of your types\.$/,
  );
  expect(effortText({ ...large, verdict: "TLE" })).toMatch(/ and one with 70,001 numbers does\.$/);
  expect(effortText({ kind: "nothing", tried: 2, largestTried: 31, seconds: 8 })).toContain("with up to 31 numbers.");
});

test("that nothing was found says something of the program only where inputs were tried", () => {
  const nothing = { kind: "nothing", tried: 12, largestTried: 31, seconds: 8 } as const;
  expect(nothingText(nothing)).toContain("Your program was right on all of them");
  const untried = { ...nothing, tried: 0, largestTried: 0 };
  expect(nothingText(untried)).toBe("No inputs could be made for this problem.");
  expect(nothingText({ ...untried, isCutShort: true })).toMatch(/^The time for the search was over before/);
});
