import { describe, expect, test } from "vitest";
import { type SimulatedJob, simulateSlots } from "./testing/simulated-slots.ts";

/*
 * What a submission that compiles and runs for long waits for beside a crowd that presses Run all the time (decision
 * 0056), by a made-up clock.
 */

const of = (count: number, ms: number) => Array.from({ length: count }, () => ms);

/** Twelve seconds of one slot's time at least, and six of them on two slots, were nobody else there. */
const SLOW: Omit<SimulatedJob, "owner"> = { kind: "submit", compileMs: 6_000, testsMs: of(20, 600) };
const ORDINARY: Omit<SimulatedJob, "owner"> = { kind: "submit", compileMs: 1_500, testsMs: of(20, 200) };

interface Crowd {
  users: number;
  /** Between a Run's end and the same user's next one. */
  pauseMs: number;
  compileMs: number;
}

const CROWDS: Record<string, Crowd> = {
  "three who run again at once": { users: 3, pauseMs: 1_000, compileMs: 1_500 },
  eight: { users: 8, pauseMs: 4_000, compileMs: 1_500 },
  twenty: { users: 20, pauseMs: 10_000, compileMs: 1_000 },
  sixty: { users: 60, pauseMs: 20_000, compileMs: 700 },
};

/** How long the submission takes, and the median of what Runs wait for meanwhile. */
async function beside(
  slotCount: number,
  { users, pauseMs, compileMs }: Crowd,
  { job, compiledBeforeMs }: { job: Omit<SimulatedJob, "owner">; compiledBeforeMs: number },
): Promise<{ tookMs: number; medianWaitMs: number }> {
  const slots = simulateSlots(slotCount);
  const waits: number[] = [];
  for (let user = 0; user < users; user += 1) {
    void (async () => {
      await slots.wait((user * pauseMs) / users);
      for (;;) {
        const sentMs = slots.nowMs();
        const run = { kind: "run", compileMs, testsMs: of(2, compileMs / 10) } as const;
        waits.push((await slots.send({ ...run, owner: `user ${user}` })).startedMs - sentMs);
        await slots.wait(pauseMs);
      }
    })();
  }
  await slots.pass(20_000);
  if (compiledBeforeMs > 0) {
    void slots.send({ kind: "submit", compileMs: compiledBeforeMs, testsMs: [], owner: "slow" });
    await slots.pass(40_000);
  }
  const sentMs = slots.nowMs();
  let endedMs = Number.POSITIVE_INFINITY;
  void slots.send({ ...job, owner: "slow" }).then((end) => {
    endedMs = end.endedMs;
  });
  await slots.pass(60_000);
  waits.sort((a, b) => a - b);
  return { tookMs: endedMs - sentMs, medianWaitMs: waits[Math.floor(waits.length / 2)] ?? Number.NaN };
}

describe.each(Object.entries(CROWDS))("beside %s", (_name, crowd) => {
  test.each([0, 12_000])("a slow submission of an owner who compiled for %i ms before ends within 30 s", async (ms) => {
    const { tookMs } = await beside(2, crowd, { job: SLOW, compiledBeforeMs: ms });
    expect(tookMs).toBeLessThanOrEqual(30_000);
  });

  test("it ends within 40 s on a single slot, and an ordinary one within 25", async () => {
    expect((await beside(1, crowd, { job: SLOW, compiledBeforeMs: 12_000 })).tookMs).toBeLessThanOrEqual(40_000);
    expect((await beside(1, crowd, { job: ORDINARY, compiledBeforeMs: 0 })).tookMs).toBeLessThanOrEqual(25_000);
  });

  test("Runs start as soon as they did without it, nearly", async () => {
    const without = await beside(2, crowd, { job: { kind: "submit", compileMs: 1, testsMs: [] }, compiledBeforeMs: 0 });
    const besideIt = await beside(2, crowd, { job: SLOW, compiledBeforeMs: 0 });
    expect(besideIt.medianWaitMs).toBeLessThanOrEqual(without.medianWaitMs + 1_000);
  });
});

/** Hits its time limit on each of these, as endless loops do. */
const LOOPING: Omit<SimulatedJob, "owner"> = { kind: "submit", compileMs: 0, testsMs: of(4, 3_000) };

test.each([
  [3, 15_000],
  [8, 40_000],
])(
  "beside %i who run and submit in turn a looping submission ends within %i ms, and each further one",
  async (users, ms) => {
    const slots = simulateSlots(2);
    for (let user = 0; user < users; user += 1) {
      void (async () => {
        const owner = `user ${user}`;
        await slots.wait((user * 3_000) / users);
        for (;;) {
          await slots.send({ owner, kind: "run", compileMs: 1_200, testsMs: of(3, 100) });
          await slots.wait(2_000);
          await slots.send({ owner, kind: "submit", compileMs: 0, testsMs: of(20, 100) });
          await slots.wait(2_000);
        }
      })();
    }
    await slots.pass(30_000);
    for (let time = 0; time < 5; time += 1) {
      const sentMs = slots.nowMs();
      let endedMs: number | null = null;
      void slots.send({ ...LOOPING, owner: "slow" }).then((end) => {
        endedMs = end.endedMs;
      });
      while (endedMs === null && slots.nowMs() - sentMs < ms) await slots.pass(100);
      expect(endedMs).not.toBeNull();
    }
  },
);
