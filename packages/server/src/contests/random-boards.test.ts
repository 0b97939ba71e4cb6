import { brotliCompressSync, constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { scoreBoard } from "./score-board.ts";
import { MINUTE, START, seeded } from "./testing/board-material.ts";
import { makeBoard } from "./testing/make-board.ts";
import { judgedAnew, randomContest } from "./testing/random-contest.ts";
import { slowStandings } from "./testing/slow-scorer.ts";

const CONTESTS = inject("isThorough") ? 10_000 : 600;

test("a board agrees with a slow scorer over random contests, also when they are judged anew", () => {
  const random = seeded(7);
  const kinds = { icpc: 0, best: 0, groups: 0 };
  for (let round = 0; round < CONTESTS; round += 1) {
    const input = randomContest(random);
    kinds[input.rules] += 1;
    const rejudged = {
      ...input,
      submissions: input.submissions.map((one) => (random(5) > 0 ? one : judgedAnew(one, random))),
    };
    for (const each of [input, rejudged]) {
      const standings = scoreBoard(each).map(({ rank, name, solved, penaltyMinutes, points }) => ({
        ...{ rank, name, solved, penaltyMinutes, points },
      }));
      expect(standings, `contest ${round}`).toEqual(slowStandings(each));
    }
  }
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(CONTESTS / 6);
});

test("what came after the freeze changes nothing of a frozen board, whatever becomes of it", () => {
  const random = seeded(11);
  for (let round = 0; round < CONTESTS / 4; round += 1) {
    const input = { ...randomContest(random), frozenFromMs: START + 40 * MINUTE };
    const submissions = input.submissions.map((one) => (one.atMs < input.frozenFromMs ? one : judgedAnew(one, random)));
    expect(scoreBoard({ ...input, submissions }), `contest ${round}`).toEqual(scoreBoard(input));
  }
});

test("a board of a thousand entries with twenty thousand submissions is small", () => {
  for (const rules of ["icpc", "groups"] as const) {
    const rows = makeBoard({ entries: 1_000, problems: 12, submissions: 20_000, rules })();
    expect(rows.length).toBe(1_000);
    const bytes = brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect(bytes.length).toBeLessThan(60 * 1024);
  }
});
