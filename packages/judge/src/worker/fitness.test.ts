import { expect, test } from "vitest";
import { type Fitness, watchFitness } from "./fitness.ts";

function machine(): { fitness: Fitness; isSick: { value: boolean }; said: string[]; trials: () => number } {
  const isSick = { value: false };
  const said: string[] = [];
  let trials = 0;
  const fitness = watchFitness({
    pausesMs: [5],
    say: (line) => said.push(line),
    trial: async () => {
      trials += 1;
      if (isSick.value) throw new Error("ENOSPC: no space left on device");
    },
  });
  return { fitness, isSick, said, trials: () => trials };
}

test("a healthy machine proves it with one trial, however many ask at once", async () => {
  const { fitness, said, trials } = machine();
  expect(await Promise.all([fitness.prove(), fitness.prove(), fitness.prove()])).toEqual([true, true, true]);
  expect(trials()).toBe(1);
  expect(fitness.isFit()).toBe(true);
  expect(said).toEqual([]);
});

test("a sick machine says so once, and takes jobs again when a trial works", async () => {
  const { fitness, isSick, said, trials } = machine();
  isSick.value = true;
  expect(await fitness.prove()).toBe(false);
  expect(fitness.isFit()).toBe(false);
  expect(await fitness.prove()).toBe(false);
  await expect.poll(trials).toBeGreaterThan(3);
  expect(said).toEqual([expect.stringContaining("ENOSPC")]);
  isSick.value = false;
  await fitness.recovered();
  expect(fitness.isFit()).toBe(true);
  expect(said).toHaveLength(2);
});

test("a stopped watch tries no more", async () => {
  const { fitness, isSick, trials } = machine();
  isSick.value = true;
  await fitness.prove();
  fitness.stop();
  const before = trials();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(trials()).toBe(before);
});
