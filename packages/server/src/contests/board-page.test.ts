import type { Board, BoardRow } from "@verdict/contract/contests";
import { expect, test } from "vitest";
import { boardPage } from "./board-page.ts";
import { makeMaterial } from "./ccs/testing/make-material.ts";

const row = (changes: Partial<BoardRow>): BoardRow => ({
  ...{ rank: 1, entryId: "1", name: "Ada", kind: "official", solved: 1, penaltyMinutes: 30, cells: [] },
  ...changes,
});
const page = (board: Partial<Board>, contest: Parameters<typeof makeMaterial>[0]["changes"] = {}) =>
  boardPage({
    contest: makeMaterial({ teams: [], changes: contest }).contest,
    board: {
      ...{ rules: "icpc", labels: ["A", "B", "C", "D"], rows: [], isFrozen: false, unjudged: 0, finality: "open" },
      ...board,
    },
  });
/** What somebody reads, a line for each row. */
const textOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*<\/style>/, "")
    .split("</tr>")
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );

test("it shows who stands where and when the problems were solved, by signs and not by colours alone", () => {
  const cells = [
    { tries: 2, pending: 0, minute: 17, isFirst: true },
    { tries: 0, pending: 0, minute: 100 },
    { tries: 3, pending: 0, minute: null },
    { tries: 0, pending: 2, minute: null },
  ];
  const html = page({
    rows: [row({ cells }), row({ rank: null, name: "Jury", kind: "unofficial", cells: [null, null, null, null] })],
  });
  expect(textOf(html)).toEqual([
    "Cup: board Cup 240 minutes left # Name Solved Penalty A B C D",
    "1 Ada 1 30 +2 0:17 + 1:40 −3 ?2",
    "– Jury unofficial 1 30",
    "",
  ]);
  expect(html).toContain('class="cell first"');
});

test("where points count it shows points", () => {
  const cells = [
    { tries: 1, pending: 0, minute: 5, points: 100, isFull: true },
    { tries: 1, pending: 1, minute: 9, points: 40 },
    { tries: 1, pending: 0, minute: 9, points: 40 },
    { tries: 1, pending: 0, minute: null, points: 0 },
  ];
  const [, line] = textOf(page({ rules: "best", rows: [row({ points: 180, cells })] }));
  expect(line).toBe("1 Ada 180 1 100 0:05 40 ?1 0:09 40 0:09 0");
});

test("it says how far the contest is", () => {
  const at = (time: string) => ({ now: new Date(`2026-03-01T${time}:00Z`) });
  const head = (...input: Parameters<typeof page>) => textOf(page(...input))[0];
  expect(head({}, at("09:30"))).toContain("Begins in 30 minutes");
  expect(head({ isFrozen: true }, at("14:30"))).toContain("30 minutes left · Frozen");
  expect(head({ unjudged: 2 }, at("15:30"))).toContain("Over · 2 not judged yet");
  expect(head({ finality: "final" }, at("15:30"))).toContain("Over · Final");
});

test("a name or a title is never anything but text", () => {
  const html = page({ rows: [row({ name: '<script>alert("1")</script>', cells: [] })] }, { title: "A & <b>B</b>" });
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>");
  expect(html).toContain("A &amp; &lt;b&gt;B&lt;/b&gt;");
});
