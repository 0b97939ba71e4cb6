import { describe, expect, test } from "vitest";
import { type SimulatedJob, type Simulation, simulateSlots } from "./testing/simulated-slots.ts";

/*
 * What somebody's Run waits for beside accounts that do their worst (decision 0048), by a made-up clock.
 */

const of = (count: number, ms: number) => Array.from({ length: count }, () => ms);

/** What an account can do to the slots, by the most that it may last: the limits of boxes and of problems. */
const ATTACKS: Record<string, Omit<SimulatedJob, "owner">> = {
  "C++ that compiles until its limit": { kind: "submit", compileMs: 20_000, testsMs: [] },
  "the same as a Run": { kind: "run", compileMs: 20_000, testsMs: [] },
  "tests that sleep until their limit": { kind: "submit", compileMs: 500, testsMs: of(20, 21_000) },
  "the same as a Run in JavaScript": { kind: "run", compileMs: 0, testsMs: of(5, 21_000) },
  "many tests, each just short enough": { kind: "submit", compileMs: 400, testsMs: of(30, 490) },
  "such tests as a Run": { kind: "run", compileMs: 400, testsMs: of(10, 490) },
  "validators that take a minute": { kind: "submit", compileMs: 300, testsMs: of(4, 60_000) },
  "a search, and then a measuring": { kind: "study", compileMs: 20_000, testsMs: of(20, 3_000) },
};

const RUN: Omit<SimulatedJob, "owner"> = { kind: "run", compileMs: 600, testsMs: [30, 30] };
/** As many as the site lets one account have under way. */
const JOBS_AT_ONCE = 4;

/** Sends the attack for ever: whenever one of an account's jobs is done, the next one is sent. */
function attack(slots: Simulation, attackers: number, job: Omit<SimulatedJob, "owner">): void {
  for (let account = 0; account < attackers; account += 1) {
    for (let at = 0; at < JOBS_AT_ONCE; at += 1) {
      void (async () => {
        for (;;) await slots.send({ ...job, owner: `attacker ${account}` });
      })();
    }
  }
}

/** The longest wait of Runs of other users that come at these moments of an attack. */
async function longestWait(slotCount: number, attackers: number, job: Omit<SimulatedJob, "owner">): Promise<number> {
  let longest = 0;
  for (const afterMs of [1, 740, 7_300]) {
    const slots = simulateSlots(slotCount);
    attack(slots, attackers, job);
    await slots.pass(afterMs);
    const sentMs = slots.nowMs();
    const ended = slots.send({ ...RUN, owner: "victim" });
    await slots.pass(20_000);
    longest = Math.max(longest, (await ended).startedMs - sentMs);
    expect(slots.most()).toBeLessThanOrEqual(slotCount + 1);
  }
  return longest;
}

describe.each(Object.entries(ATTACKS))("beside %s", (_name, job) => {
  test("of one account a Run starts within a second, with one slot and with two", async () => {
    expect(await longestWait(2, 1, job)).toBeLessThanOrEqual(1_000);
    expect(await longestWait(1, 1, job)).toBeLessThanOrEqual(1_000);
  });

  test("of ten accounts within three with two slots, and within five with one", async () => {
    expect(await longestWait(2, 10, job)).toBeLessThanOrEqual(3_000);
    expect(await longestWait(1, 10, job)).toBeLessThanOrEqual(5_000);
  });
});

test.each(["C++ that compiles until its limit", "the same as a Run in JavaScript"])(
  "an ordinary submission ends beside ten accounts with %s, and one that compiles for long",
  async (name) => {
    for (const [compileMs, mostMs] of [
      [600, 90_000],
      [7_000, 150_000],
    ] as const) {
      const slots = simulateSlots(2);
      attack(slots, 10, ATTACKS[name] ?? { ...RUN });
      await slots.pass(5_000);
      let endedMs = Number.NaN;
      const submission = slots.send({ owner: "ordinary", kind: "submit", compileMs, testsMs: of(20, 200) });
      void submission.then((end) => {
        endedMs = end.endedMs;
      });
      await slots.pass(mostMs);
      expect(endedMs).toBeLessThan(mostMs);
    }
  },
);

test("nobody compiles in the last slot beside own compiles, also where nobody else is there", async () => {
  const slots = simulateSlots(2);
  const ofAda = { owner: "ada", kind: "submit", compileMs: 600, testsMs: [] } as const;
  void slots.send(ofAda);
  void slots.send(ofAda);
  await slots.pass(500);
  expect(slots.most()).toBe(1);
  void slots.send({ ...ofAda, owner: "bob" });
  await slots.pass(50);
  expect(slots.most()).toBe(2);
});

test("what was begun in vain is done in the end, however many others come with short work", async () => {
  const slots = simulateSlots(2);
  const long = of(4, 6_000).map((ms, index) =>
    slots.send({ owner: `long ${index}`, kind: "submit", compileMs: ms, testsMs: [] }),
  );
  for (let second = 0; second < 100; second += 1) {
    void slots.send({ ...RUN, owner: `run ${second}` });
    await slots.pass(1_000);
  }
  const ends = await Promise.all(long);
  expect(Math.max(...ends.map(({ endedMs }) => endedMs))).toBeLessThan(100_000);
});

test("fifty users who hand in at once are done one after the other", async () => {
  const slots = simulateSlots(2);
  const sent = of(50, 0).map((_none, index) =>
    slots.send({ owner: `user ${index}`, kind: "submit", compileMs: 600, testsMs: of(20, 120) }),
  );
  await slots.pass(200_000);
  const ends = (await Promise.all(sent)).map(({ endedMs }) => endedMs);
  const mean = ends.reduce((sum, ms) => sum + ms, 0) / ends.length;
  expect(Math.max(...ends)).toBeLessThanOrEqual((50 * 3_000) / 2 + 1_000);
  expect(mean).toBeLessThan(0.6 * Math.max(...ends));
});
