import { describe, expect, test } from "vitest";
import { changeBetween, digestOf, meantText, type TextChange } from "./text-changes.ts";

/** Long enough for a change of it to be worth saying. */
const PROGRAM = Array.from({ length: 60 }, (_none, line) => `int line${line} = ${line * line};`).join("\n");
const kept = (text: string, revision = 7) => ({ text, revision });

function required(change: TextChange | null): TextChange {
  if (change === null) throw new Error("no change is said");
  return change;
}
const meantAfter = (before: string, after: string) =>
  meantText(kept(before), { ...required(changeBetween(before, after)), revision: 7 });

describe("what has changed", () => {
  test.each([
    ["a letter", (text: string) => `${text.slice(0, 300)}x${text.slice(300)}`],
    ["a letter at the start", (text: string) => `x${text}`],
    ["a letter at the end", (text: string) => `${text}x`],
    ["nothing", (text: string) => text],
    ["a line that goes", (text: string) => text.replace("int line7 = 49;\n", "")],
    ["a line twice", (text: string) => text.replace("int line7 = 49;\n", "int line7 = 49;\nint line7 = 49;\n")],
    ["two places", (text: string) => text.replace("line3", "third").replace("line50", "fiftieth")],
    ["all but the start", (text: string) => `${text.slice(0, 200)}and nothing else`],
  ])("gives the new text again: %s", (_name, edit) => {
    expect(meantAfter(PROGRAM, edit(PROGRAM))).toBe(edit(PROGRAM));
  });

  test("is said with what is new alone", () => {
    const change = required(changeBetween(PROGRAM, PROGRAM.replace("line30", "thirty")));
    expect(PROGRAM.slice(change.from, change.to)).toBe("line30");
    expect(change.insert).toBe("thirty");
  });

  test("is not said where the whole text is as short", () => {
    expect(changeBetween("int x;", "int y;")).toBeNull();
    expect(changeBetween("", PROGRAM)).toBeNull();
    expect(changeBetween(PROGRAM, PROGRAM.toUpperCase())).toBeNull();
  });

  test("never parts the halves of a character", () => {
    const faces = ["😀", "😁", "🙀", "", "x"];
    for (const before of faces) {
      for (const after of faces) {
        const [one, other] = [before, after].map((face) => `${PROGRAM}"${face}"${PROGRAM}`) as [string, string];
        expect(required(changeBetween(one, other)).insert.isWellFormed()).toBe(true);
        expect(meantAfter(one, other)).toBe(other);
      }
    }
  });

  test("is right between any two texts of few letters, where ends overlap and pairs touch", () => {
    const around = "-".repeat(120);
    const pieces = ["a", "b", "😀", "😁", "🙀"];
    const middles = ["", ...pieces, ...pieces.flatMap((one) => pieces.map((other) => one + other))];
    for (const before of middles) {
      for (const after of middles) {
        expect(meantAfter(around + before, around + after)).toBe(around + after);
      }
    }
  });
});

describe("the text that is meant", () => {
  const after = `${PROGRAM.slice(0, 300)}x${PROGRAM.slice(300)}`;
  const change = { ...required(changeBetween(PROGRAM, after)), revision: 7 };

  test("is the kept one where that is what comes out, whatever its revision", () => {
    expect(meantText(kept(after, 8), change)).toBe(after);
    expect(meantText(kept(after, 7), change)).toBe(after);
  });

  test.each([
    ["another revision", kept(PROGRAM, 8), change],
    ["another text of the same revision", kept(PROGRAM.replace("line2", "other")), change],
    ["another digest", kept(PROGRAM), { ...change, digest: "0000000000000000" }],
    ["a place that lies behind the text", kept(PROGRAM), { ...change, to: PROGRAM.length + 1 }],
    ["an end before the beginning", kept(PROGRAM), { ...change, to: change.from - 1 }],
    ["another place", kept(PROGRAM), { ...change, from: change.from + 1, to: change.to + 1 }],
  ])("is not known by %s", (_name, base, said) => {
    expect(meantText(base, said)).toBeNull();
  });
});

test("texts that differ a little have different digests", () => {
  const texts = new Set([PROGRAM, "", "\u0000", "\u0000\u0000"]);
  for (let at = 0; at < 500; at += 1) {
    for (const letter of ["a", "b", " "]) texts.add(PROGRAM.slice(0, at) + letter + PROGRAM.slice(at));
    texts.add(PROGRAM.slice(0, at) + PROGRAM.slice(at + 1));
    texts.add(PROGRAM.slice(0, at) + PROGRAM.slice(at, at + 2).toUpperCase() + PROGRAM.slice(at + 2));
  }
  expect(new Set([...texts].map(digestOf)).size).toBe(texts.size);
  expect(texts.size).toBeGreaterThan(1_500);
});

test("a digest stays what it is: pages and servers of several versions compare them", () => {
  expect(["", "int main() {}", "😀"].map(digestOf)).toEqual([
    "00000000ffffffff",
    "2aee86fc2d11cc03",
    "2680bcf6cdc001fb",
  ]);
});
