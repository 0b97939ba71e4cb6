import { readFileSync } from "node:fs";
import type { Verdict } from "@verdict/contract/verdict";
import { expect, test } from "vitest";
import { scoreBoard } from "./score-board.ts";
import { END, entry, MINUTE, START } from "./testing/board-material.ts";

/*
 * Boards of real contests, as the system that was used there (DOMjudge) has computed them, beside what we make of the
 * same submissions. Of teams only numbers are kept; those out of the ranking (spectators, staff) are left out. The
 * files say where they come from.
 */

interface RealContest {
  contest: string;
  durationMinutes: number;
  penaltyMinutes: number;
  problems: number;
  /** Team, problem, milliseconds since the start, verdict. */
  submissions: [team: string, problem: number, ms: number, verdict: Verdict][];
  /**
   * Rank, team, solved, penalty, and of each problem how many submissions were judged, and in which minute it was
   * solved.
   */
  board?: [
    rank: number,
    team: string,
    solved: number,
    penalty: number,
    cells: [judged: number, minute: number | null][],
  ][];
  /** Who was the first to solve each problem. */
  firsts?: string[];
}

function read(name: string): RealContest {
  const file = new URL(`./testdata/real-boards/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

function ourBoard(contest: RealContest, rules: { costsCompileErrors: boolean }) {
  const teams = contest.board?.map(([, team]) => team) ?? [...new Set(contest.submissions.map(([team]) => team))];
  expect(START + contest.durationMinutes * MINUTE).toBe(END);
  return scoreBoard({
    ...{ rules: "icpc", penaltyMinutes: contest.penaltyMinutes, removed: [], frozenFromMs: null },
    problemIds: Array.from({ length: contest.problems }, (_, index) => String(index)),
    entries: teams.map((team) => entry(team)),
    submissions: contest.submissions.map(([team, problem, ms, verdict]) => ({
      ...{ entryId: team, problemId: String(problem), atMs: START + ms, points: null },
      verdict: verdict === "CE" && rules.costsCompileErrors ? "WA" : verdict,
    })),
  });
}

test.each([
  // In that year a program that did not compile cost twenty minutes as well.
  { name: "nwerc-2007", teams: 51, submissions: 680, costsCompileErrors: true },
  { name: "nwerc-2017", teams: 120, submissions: 1_469, costsCompileErrors: false },
])("$name ends as it did: ranks, penalties and every cell", ({ name, teams, submissions, costsCompileErrors }) => {
  const contest = read(name);
  const theirs = contest.board ?? [];
  expect([theirs.length, contest.submissions.length]).toEqual([teams, submissions]);
  const ours = ourBoard(contest, { costsCompileErrors }).map(({ rank, entryId, solved, penaltyMinutes, cells }) => [
    ...[rank, entryId, solved, penaltyMinutes],
    cells.map((cell) => (cell === null ? [0, null] : [cell.tries + Number(cell.minute !== null), cell.minute])),
  ]);
  const byTeam = (rows: readonly unknown[][]) => new Map(rows.map((row) => [row[1], row]));
  expect(byTeam(ours)).toEqual(byTeam(theirs));
});

test("of the European championship of 2025 the same teams were the first to solve", () => {
  const contest = read("euc-2025");
  const rows = ourBoard(contest, { costsCompileErrors: false });
  const firsts = Array.from({ length: contest.problems }, (_, index) =>
    rows
      .filter(({ cells }) => cells[index]?.isFirst === true)
      .map(({ entryId }) => entryId)
      .join(),
  );
  expect(firsts).toEqual(contest.firsts);
  expect(firsts).toHaveLength(11);
});
