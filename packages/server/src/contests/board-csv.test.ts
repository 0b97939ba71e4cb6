import type { Board, BoardRow } from "@verdict/contract/contests";
import { expect, test } from "vitest";
import { boardCsv } from "./board-csv.ts";

const ROW: BoardRow = {
  ...{ rank: 1, entryId: "1", name: "Ada", kind: "official", solved: 1, penaltyMinutes: 70 },
  cells: [],
};
const board = (changes: Partial<Board>): Board => ({
  ...{ rules: "icpc", labels: ["A", "B"], rows: [], isFrozen: false, unjudged: 0, finality: "open" },
  ...changes,
});
const lines = (text: string) => text.replace("\uFEFF", "").split("\r\n");

test("each number of a board has a column of its own", () => {
  const cells = [{ tries: 2, pending: 0, minute: 30, isFirst: true }, null];
  expect(lines(boardCsv(board({ rows: [{ ...ROW, cells }] })))).toEqual([
    "Rank,Name,Kind,Solved,Penalty,A solved in minute,A rejected,A not known,B solved in minute,B rejected,B not known",
    "1,Ada,official,1,70,30,2,0,,,",
    "",
  ]);
});

test("a board of points tells points", () => {
  const row = {
    ...ROW,
    rank: null,
    kind: "virtual" as const,
    points: 40.5,
    cells: [{ tries: 3, pending: 1, minute: 9, points: 40.5 }],
  };
  expect(lines(boardCsv(board({ rules: "groups", labels: ["A"], rows: [row] })))).toEqual([
    "Rank,Name,Kind,Points,Solved,A points,A in minute,A judged,A not known",
    ",Ada,virtual,40.5,1,40.5,9,3,1",
    "",
  ]);
});

test("a name never becomes a formula", () => {
  expect(boardCsv(board({ rows: [{ ...ROW, name: "x;=1+1" }] }))).toContain(`1,"x;'=1+1",official`);
});

test("it begins with what tells a spreadsheet that it is UTF-8", () => {
  expect(boardCsv(board({})).startsWith("\uFEFFRank,")).toBe(true);
});
