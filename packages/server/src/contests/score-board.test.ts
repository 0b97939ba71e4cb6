import type { Points } from "@verdict/contract/points";
import { describe, expect, test } from "vitest";
import type { BoardInput, ScoredSubmission } from "./board-input.ts";
import { scoreBoard } from "./score-board.ts";
import { END, entry, MINUTE, START, sent } from "./testing/board-material.ts";

const board = (changes: Partial<BoardInput>) =>
  scoreBoard({
    rules: "icpc",
    problemIds: ["a", "b"],
    penaltyMinutes: 20,
    removed: [],
    entries: [],
    submissions: [],
    frozenFromMs: null,
    ...changes,
  });
const standings = (changes: Partial<BoardInput>) =>
  board(changes).map(({ rank, name, solved, penaltyMinutes }) => [rank, name, solved, penaltyMinutes]);

describe("the board of a contest", () => {
  test("counts the minute of the first accepted one and twenty for each rejected one before it", () => {
    const submissions = [
      ...[sent("ada", "a", 10, "WA"), sent("ada", "a", 12, "TLE"), sent("ada", "a", 30.9, "AC")],
      ...[sent("ada", "a", 40, "WA"), sent("ada", "a", 50, "AC"), sent("ada", "b", 60, "RTE")],
    ];
    expect(board({ entries: [entry("ada")], submissions })).toEqual([
      {
        ...{ rank: 1, entryId: "ada", name: "ada", kind: "official", solved: 1, penaltyMinutes: 70 },
        cells: [
          { tries: 2, pending: 0, minute: 30, isFirst: true },
          { tries: 1, pending: 0, minute: null },
        ],
      },
    ]);
  });

  test("takes no penalty for what does not compile, nor for a fault of the judge", () => {
    const submissions = [sent("ada", "a", 1, "CE"), sent("ada", "a", 2, "JE"), sent("ada", "a", 5, "AC")];
    const [row] = board({ entries: [entry("ada")], submissions });
    expect(row).toMatchObject({ penaltyMinutes: 5, cells: [{ tries: 0, minute: 5 }, null] });
  });

  test("ranks by problems, then penalty, then the last accepted minute, and gives equal ones the same rank", () => {
    const entries = ["dan", "cem", "bob", "ada", "eve", "fay"].map((id) => entry(id));
    const submissions = [
      ...[sent("ada", "a", 10, "AC"), sent("ada", "b", 50, "AC")],
      ...[sent("bob", "a", 30, "AC"), sent("bob", "b", 30.5, "AC")],
      ...[sent("cem", "a", 30.9, "AC"), sent("cem", "b", 30, "AC")],
      ...[sent("dan", "a", 9, "AC"), sent("dan", "b", 12, "WA"), sent("eve", "a", 2, "AC")],
    ];
    expect(standings({ entries, submissions })).toEqual([
      ...[
        [1, "bob", 2, 60],
        [1, "cem", 2, 60],
        [3, "ada", 2, 60],
        [4, "eve", 1, 2],
      ],
      ...[
        [5, "dan", 1, 9],
        [6, "fay", 0, 0],
      ],
    ]);
  });

  test("leaves out what comes at the end or later, and what came before the start", () => {
    const submissions = [sent("ada", "a", -0.001, "AC"), sent("ada", "b", 300, "AC"), sent("bob", "b", 299.999, "AC")];
    expect(standings({ entries: [entry("ada"), entry("bob")], submissions })).toEqual([
      [1, "bob", 1, 299],
      [2, "ada", 0, 0],
    ]);
  });

  test("goes by each one's own clock, and by nobody's that has not started", () => {
    const late = entry("late", { startsAtMs: START + 100 * MINUTE, endsAtMs: END + 10 * MINUTE });
    const never = entry("never", { startsAtMs: null, endsAtMs: null });
    const submissions = [sent("late", "a", 305, "AC"), sent("late", "b", 99, "AC"), sent("never", "a", 5, "AC")];
    expect(standings({ entries: [late, never], submissions })).toEqual([
      [1, "late", 1, 205],
      [2, "never", 0, 0],
    ]);
  });

  test("gives those outside of the ranking no rank, and nobody a worse one for them", () => {
    const entries = [
      entry("guest", { kind: "unofficial" }),
      entry("later", { kind: "virtual" }),
      entry("ada"),
      entry("bob"),
    ];
    const submissions = [sent("guest", "a", 1, "AC"), sent("later", "a", 2, "AC"), sent("bob", "a", 3, "AC")];
    expect(standings({ entries, submissions })).toEqual([
      ...[
        [null, "guest", 1, 1],
        [null, "later", 1, 2],
        [1, "bob", 1, 3],
        [2, "ada", 0, 0],
      ],
    ]);
    expect(board({ entries, submissions })[2]?.cells[0]?.isFirst).toBe(true);
  });

  test("says nothing of what came after the freeze, but that it came", () => {
    const frozenFromMs = START + 240 * MINUTE;
    const submissions = [
      ...[sent("ada", "a", 100, "WA"), sent("ada", "a", 240, "AC"), sent("ada", "b", 239.99, "AC")],
      ...[sent("bob", "a", 10, "AC"), sent("bob", "a", 250, "WA"), sent("bob", "b", 270, "WA")],
    ];
    const entries = [entry("ada"), entry("bob")];
    expect(board({ entries, submissions, frozenFromMs })).toMatchObject([
      {
        name: "bob",
        solved: 1,
        cells: [
          { minute: 10, pending: 0 },
          { minute: null, pending: 1, tries: 0 },
        ],
      },
      { name: "ada", solved: 1, cells: [{ minute: null, pending: 1, tries: 1 }, { minute: 239 }] },
    ]);
    // Whatever becomes of those: the frozen board is the same.
    const others = submissions.map((one) => (one.atMs < frozenFromMs ? one : { ...one, verdict: null }));
    expect(board({ entries, submissions: others, frozenFromMs })).toEqual(
      board({ entries, submissions, frozenFromMs }),
    );
    expect(standings({ entries, submissions })[0]).toEqual([1, "ada", 2, 499]);
  });

  test("calls nobody first while an earlier one is not decided", () => {
    const entries = [entry("ada"), entry("bob")];
    const undecided = [sent("ada", "a", 10, null), sent("bob", "a", 20, "AC")];
    const isFirst = (submissions: ScoredSubmission[]) =>
      board({ entries, submissions }).flatMap((row) => (row.cells[0]?.isFirst ? row.name : []));
    expect(isFirst(undecided)).toEqual([]);
    expect(isFirst([sent("ada", "a", 10, "WA"), sent("bob", "a", 20, "AC")])).toEqual(["bob"]);
    expect(isFirst([sent("ada", "a", 10, "AC"), sent("bob", "a", 20, "AC")])).toEqual(["ada"]);
  });

  test("follows a rejudging, in whatever order submissions are given", () => {
    const entries = [entry("ada")];
    const submissions = [sent("ada", "a", 30, "AC"), sent("ada", "a", 10, "WA")];
    expect(standings({ entries, submissions })).toEqual([[1, "ada", 1, 50]]);
    const rejudged = [sent("ada", "a", 30, "AC"), sent("ada", "a", 10, "AC")];
    expect(standings({ entries, submissions: rejudged })).toEqual([[1, "ada", 1, 10]]);
  });

  test("counts the points of the best submission, and the minute of the last gain", () => {
    const submissions = [
      ...[sent("ada", "a", 10, "WA", points(30, 0)), sent("ada", "a", 20, "WA", points(0, 50))],
      ...[sent("ada", "a", 30, "CE", null), sent("ada", "a", 40, "WA", points(30, 0)), sent("ada", "b", 50, "AC")],
      ...[sent("bob", "a", 60, "AC", points(40, 60)), sent("bob", "a", 70, null, null), sent("bob", "b", 80, "WA")],
    ];
    expect(board({ rules: "best", entries: [entry("ada"), entry("bob")], submissions })).toEqual([
      {
        ...{ rank: 1, entryId: "ada", name: "ada", kind: "official", solved: 1, penaltyMinutes: 0, points: 150 },
        cells: [
          { tries: 3, pending: 0, minute: 20, points: 50 },
          { tries: 1, pending: 0, minute: 50, points: 100, isFull: true, isFirst: true },
        ],
      },
      {
        ...{ rank: 2, entryId: "bob", name: "bob", kind: "official", solved: 1, penaltyMinutes: 0, points: 100 },
        cells: [
          { tries: 1, pending: 0, minute: 60, points: 100, isFull: true, isFirst: true },
          { tries: 1, pending: 0, minute: null, points: 0 },
        ],
      },
    ]);
  });

  test("counts the best of each group, whichever submission it is from", () => {
    const submissions = [
      ...[sent("ada", "a", 10, "WA", points(40, 0)), sent("ada", "a", 20, "WA", points(30, 60))],
      ...[sent("bob", "a", 10, "WA", points(40, 10)), sent("bob", "a", 20, "WA", points(40, 50))],
    ];
    const rows = board({ rules: "groups", entries: [entry("ada"), entry("bob")], submissions });
    expect(rows).toMatchObject([
      { rank: 1, name: "ada", solved: 1, points: 100, cells: [{ tries: 2, minute: 20, isFull: true }, null] },
      { rank: 2, name: "bob", solved: 0, points: 90, cells: [{ tries: 2, minute: 20 }, null] },
    ]);
  });

  test("puts groups together only where their sum is what the submission is worth, and of the same version", () => {
    // The least of its groups counts: the second has gained nothing.
    const least = (one: number, other: number): Points => ({
      ...points(one, other),
      score: Math.min(one, other),
      most: 40,
    });
    const worth = (...all: Points[]) =>
      board({
        rules: "groups",
        entries: [entry("ada")],
        submissions: all.map((one, index) => sent("ada", "a", index, "WA", one)),
      })[0]?.points;
    expect(worth(least(40, 10), least(10, 40))).toBe(10);
    const renamed = {
      ...points(0, 60),
      groups: points(0, 60).groups.map((group) => ({ ...group, name: `new ${group.name}` })),
    };
    expect(worth(points(40, 0), renamed)).toBe(60);
    expect(worth(points(0.1, 0.2), points(0.2, 0.1))).toBe(0.4);
  });

  test("gives no points that are not said, and calls nothing solved that is worth nothing", () => {
    const nothing: Points = { score: 0, most: 0, groups: [] };
    const submissions = [sent("ada", "a", 10, "WA", nothing), sent("ada", "b", 10, "JE", points(40, 60))];
    expect(board({ rules: "best", entries: [entry("ada")], submissions })).toMatchObject([
      {
        solved: 0,
        points: 0,
        cells: [
          { tries: 1, minute: null },
          { tries: 0, pending: 1, minute: null },
        ],
      },
    ]);
  });

  test("gives equal points the same rank where the last gain is in the same minute, else the earlier the better", () => {
    const submissions = [
      ...[sent("ada", "a", 30, "WA", points(40, 0)), sent("bob", "a", 30.9, "WA", points(0, 40))],
      ...[sent("cem", "a", 29.9, "WA", points(40, 0)), sent("dan", "a", 10, "WA", points(39, 0))],
    ];
    const rows = board({ rules: "best", entries: ["ada", "bob", "cem", "dan"].map((id) => entry(id)), submissions });
    expect(rows.map(({ rank, name }) => [rank, name])).toEqual([
      ...[
        [1, "cem"],
        [2, "ada"],
        [2, "bob"],
        [4, "dan"],
      ],
    ]);
  });

  test("says nothing of points after the freeze", () => {
    const submissions = [sent("ada", "a", 10, "WA", points(40, 0)), sent("ada", "a", 250, "AC", points(40, 60))];
    for (const rules of ["best", "groups"] as const) {
      const [row] = board({ rules, entries: [entry("ada")], submissions, frozenFromMs: START + 240 * MINUTE });
      expect(row).toMatchObject({
        points: 40,
        solved: 0,
        cells: [{ tries: 1, pending: 1, points: 40, minute: 10 }, null],
      });
    }
  });
});

/** Of a problem with two groups, worth 40 and 60. */
function points(one: number, other: number): Points {
  const group = (name: string, score: number, most: number) => ({ name, score, most, verdict: null });
  return { score: one + other, most: 100, groups: [group("secret/1", one, 40), group("secret/2", other, 60)] };
}
