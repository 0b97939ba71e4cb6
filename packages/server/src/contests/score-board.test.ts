import { brotliCompressSync, constants } from "node:zlib";
import type { Verdict } from "@verdict/contract/verdict";
import { describe, expect, test } from "vitest";
import { type BoardInput, type ScoredEntry, type ScoredSubmission, scoreBoard } from "./score-board.ts";

const MINUTE = 60_000;
const START = 1_000_000_000_000;
const END = START + 300 * MINUTE;

const entry = (id: string, changes: Partial<ScoredEntry> = {}): ScoredEntry => ({
  ...{ id, name: id, kind: "official", startsAtMs: START, endsAtMs: END },
  ...changes,
});
const sent = (entryId: string, problemId: string, minute: number, verdict: Verdict | null): ScoredSubmission => ({
  ...{ entryId, problemId, atMs: START + minute * MINUTE, verdict },
});
const board = (changes: Partial<BoardInput>) =>
  scoreBoard({
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

  test("agrees with a slow scorer that looks at one cell after the other, over random contests", () => {
    const random = seeded(7);
    for (let round = 0; round < 2_000; round += 1) {
      const input = randomContest(random);
      expect(
        scoreBoard(input).map(({ rank, name, solved, penaltyMinutes }) => ({ rank, name, solved, penaltyMinutes })),
      ).toEqual(slowStandings(input));
    }
  });
});

/** Written from the rules alone, and not from what it checks. */
function slowStandings({ problemIds, penaltyMinutes, removed, entries, submissions, frozenFromMs }: BoardInput) {
  const results = entries.map((one) => {
    let [solved, penalty, last] = [0, 0, 0];
    for (const problemId of problemIds) {
      const told = submissions.filter(
        ({ entryId, problemId: of, atMs }) =>
          entryId === one.id &&
          of === problemId &&
          atMs >= (one.startsAtMs ?? Number.POSITIVE_INFINITY) &&
          atMs < (one.endsAtMs ?? 0) &&
          atMs < (frozenFromMs ?? Number.POSITIVE_INFINITY),
      );
      const accepted = told.filter(({ verdict }) => verdict === "AC").map(({ atMs }) => atMs);
      if (accepted.length === 0) continue;
      const at = Math.min(...accepted);
      const minute = countMinutes(one.startsAtMs ?? 0, at, removed);
      const wrong = told.filter(
        ({ atMs, verdict }) => atMs < at && ["WA", "TLE", "MLE", "RTE", "OLE"].includes(verdict ?? ""),
      );
      solved += 1;
      penalty += minute + penaltyMinutes * wrong.length;
      last = Math.max(last, minute);
    }
    return { one, key: [-solved, penalty, last], solved, penaltyMinutes: penalty };
  });
  const isBetter = (first: number[], second: number[]) => {
    const at = first.findIndex((value, index) => value !== second[index]);
    return at >= 0 && (first[at] ?? 0) < (second[at] ?? 0);
  };
  return results
    .toSorted((first, second) => {
      if (isBetter(first.key, second.key)) return -1;
      if (isBetter(second.key, first.key)) return 1;
      return first.one.name < second.one.name ? -1 : 1;
    })
    .map(({ one, key, solved, penaltyMinutes: penalty }) => {
      const better = results.filter((other) => other.one.kind === "official" && isBetter(other.key, key)).length;
      return { rank: one.kind === "official" ? better + 1 : null, name: one.name, solved, penaltyMinutes: penalty };
    });
}

const gap = (from: number, to: number) => ({ fromMs: START + from * MINUTE, toMs: START + to * MINUTE });

/** One by one; all that is taken out begins and ends with a minute. */
function countMinutes(sinceMs: number, atMs: number, removed: BoardInput["removed"]): number {
  let minutes = 0;
  for (let from = sinceMs; from + MINUTE <= atMs; from += MINUTE) {
    if (!removed.some(({ fromMs, toMs }) => fromMs <= from && from < toMs)) minutes += 1;
  }
  return minutes;
}

function randomContest(random: (below: number) => number): BoardInput {
  const pick = <T>(values: readonly T[]) => values[random(values.length)] as T;
  const problemIds = ["a", "b", "c"].slice(0, 1 + random(3));
  const entries = Array.from({ length: 1 + random(6) }, (_, index) => {
    const startsAtMs = pick([START, START, START + random(50) * MINUTE, null]);
    const endsAtMs = startsAtMs === null ? null : startsAtMs + (60 + 20 * random(2)) * MINUTE;
    return entry(`team ${index}`, {
      kind: pick(["official", "official", "unofficial", "virtual"]),
      startsAtMs,
      endsAtMs,
    });
  });
  // Few different minutes and no two at the same moment: many ties, and one order.
  const submissions = Array.from({ length: random(40) }, (_, index) => ({
    ...sent(
      pick(entries).id,
      pick(problemIds),
      5 * random(30),
      pick(["AC", "AC", "WA", "TLE", "CE", "JE", "RTE", null]),
    ),
    extra: index,
  })).map(({ extra, atMs, ...one }) => ({ ...one, atMs: atMs + extra }));
  return {
    ...{ problemIds, penaltyMinutes: pick([0, 20]), entries, submissions },
    removed: pick([[], [gap(10, 30)], [gap(20, 21), gap(35, 60)], [gap(0, 5)]]),
    frozenFromMs: pick([null, START + 40 * MINUTE]),
  };
}

/** A linear congruential generator: the same contests every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("a board of a thousand entries with twenty thousand submissions is small, and there within a moment", () => {
  const random = seeded(3);
  const problemIds = Array.from({ length: 12 }, (_, index) => `problem-${index}`);
  const entries = Array.from({ length: 1_000 }, (_, index) => entry(`participant ${index}`));
  const submissions = Array.from({ length: 20_000 }, () =>
    sent(`participant ${random(1_000)}`, `problem-${random(12)}`, random(300), random(3) === 0 ? "AC" : "WA"),
  );
  const input = { problemIds, penaltyMinutes: 20, removed: [], entries, submissions, frozenFromMs: null };
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    scoreBoard(input);
    return performance.now() - before;
  });
  const bytes = brotliCompressSync(JSON.stringify(scoreBoard(input)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  // Thirty are what it may take; on a machine with much else to do ten times that.
  expect(Math.min(...times)).toBeLessThan(300);
  expect(bytes.length).toBeLessThan(60 * 1024);
});
