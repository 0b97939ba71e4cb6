import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairTurns, NoTurn } from "./fair-turns.ts";

/** One place, which is taken; what waits is served by `next`, and its names are noted in the order of their turns. */
function oneTakenPlace(options: { mostWaiting?: number; patienceMs?: number } = {}) {
  const turns = new FairTurns({ places: 1, mostWaiting: 100, patienceMs: 10_000, ...options });
  expect(turns.tryToTake()).toBe(true);
  const served: string[] = [];
  const refused: string[] = [];
  const wait = (network: string, user: string, name = `${network}/${user}`) =>
    turns.wait(
      { network, user },
      () => served.push(name),
      (error) => refused.push(`${name}: ${error.message}`),
    );
  return { turns, served, refused, wait };
}

test("a place that is given back goes to whoever waits, and stays taken", () => {
  const { turns, served, wait } = oneTakenPlace();
  wait("school", "ada");
  expect(served).toEqual([]);
  turns.giveBack();
  expect(served).toEqual(["school/ada"]);
  expect(turns.tryToTake()).toBe(false);
  turns.giveBack();
  expect(turns.tryToTake()).toBe(true);
});

test("networks take turns, and the users of each", () => {
  const { turns, served, wait } = oneTakenPlace();
  for (const number of [1, 2, 3]) wait("school", "flood", `flood ${number}`);
  wait("school", "ada");
  wait("home", "bob");
  wait("home", "bob");
  for (let turn = 0; turn < 6; turn += 1) turns.giveBack();
  expect(served).toEqual(["flood 1", "home/bob", "school/ada", "home/bob", "flood 2", "flood 3"]);
  expect(turns.waiting).toBe(0);
});

test("a single network may use every place and every waiting room", () => {
  const { turns, refused, wait } = oneTakenPlace({ mostWaiting: 3 });
  for (const user of ["ada", "bob", "eve"]) wait("school", user);
  expect(refused).toEqual([]);
  expect(turns.waiting).toBe(3);
  wait("school", "late");
  expect(refused).toEqual(["school/late: too many wait already"]);
});

test("where all waiting rooms are taken, the newest of the largest crowd gives way to a network with fewer", () => {
  const { turns, served, refused, wait } = oneTakenPlace({ mostWaiting: 4 });
  for (const number of [1, 2, 3]) wait("botnet", "x", `x ${number}`);
  wait("home", "bob");
  wait("office", "eve");
  expect(refused).toEqual(["x 3: gave way to a network with fewer requests"]);
  wait("botnet", "x", "x 4");
  expect(refused[1]).toBe("x 4: too many wait already");
  for (let turn = 0; turn < 4; turn += 1) turns.giveBack();
  expect(served).toEqual(["x 1", "home/bob", "office/eve", "x 2"]);
});

test("where one network has filled all waiting rooms, its largest crowd gives way to its other users", () => {
  const { turns, served, refused, wait } = oneTakenPlace({ mostWaiting: 3 });
  for (const number of [1, 2, 3]) wait("school", "flood", `flood ${number}`);
  wait("school", "ada");
  expect(refused).toEqual(["flood 3: gave way to a user with fewer requests"]);
  wait("school", "flood", "flood 4");
  expect(refused[1]).toBe("flood 4: too many wait already");
  for (let turn = 0; turn < 3; turn += 1) turns.giveBack();
  expect(served).toEqual(["flood 1", "school/ada", "flood 2"]);
});

test("what has begun goes on before newcomers, in turns of its own", () => {
  const { turns, served, refused, wait } = oneTakenPlace({ mostWaiting: 2 });
  const goOn = (network: string, name: string) =>
    turns.wait(
      { network, user: name },
      () => served.push(name),
      (error) => refused.push(error.message),
      true,
    );
  wait("home", "bob");
  wait("office", "eve");
  goOn("school", "ada 1");
  goOn("school", "ada 2");
  goOn("café", "ira");
  expect(turns.waiting).toBe(5);
  wait("school", "late");
  expect(refused).toEqual(["school/late: too many wait already"]);
  for (let turn = 0; turn < 5; turn += 1) turns.giveBack();
  expect(served).toEqual(["ada 1", "ira", "ada 2", "home/bob", "office/eve"]);
});

test("who gets no turn in time is told so, and takes none later", async () => {
  const { turns, served, wait } = oneTakenPlace({ patienceMs: 10 });
  const refusal = new Promise((_resolve, reject) => turns.wait({ network: "a", user: "b" }, () => undefined, reject));
  await expect(refusal).rejects.toThrow(NoTurn);
  wait("school", "ada");
  await sleep(30);
  turns.giveBack();
  expect(served).toEqual([]);
  expect(turns.tryToTake()).toBe(true);
});
