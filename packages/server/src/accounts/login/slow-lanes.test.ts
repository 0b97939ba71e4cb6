import { expect, test } from "vitest";
import { createSlowLanes, pauseAfter } from "./slow-lanes.ts";

const ADA = "ada@example.com";
const PAUSE = { pauseMs: 40, failures: 3 };

test("the pause begins with the fiftieth failure, doubles with every fifty, and ends at eight seconds", () => {
  expect([0, 49, 50, 99, 100, 150, 200, 100_000].map(pauseAfter)).toEqual([0, 0, 1000, 1000, 2000, 4000, 8000, 8000]);
});

test("attempts at one address are made one after the other, those at another one are not kept", async () => {
  const lanes = createSlowLanes();
  const made: number[] = [];
  const attempts = [1, 2, 3].map((attempt) => lanes.enter(ADA, PAUSE).then(() => made.push(attempt)));
  await lanes.enter("bob@example.com", PAUSE);
  await attempts[0];
  expect(made).toEqual([1]);
  await Promise.all(attempts);
  expect(made).toEqual([1, 2, 3]);
});

test("a network that has not failed yet comes before all that wait and have", async () => {
  const lanes = createSlowLanes();
  const made: string[] = [];
  const enter = (who: string, failures: number) =>
    lanes.enter(ADA, { pauseMs: 40, failures }).then(() => made.push(who));
  const all = [enter("first", 0), ...[1, 2, 3, 4].map((failures) => enter("stranger", failures)), enter("owner", 0)];
  await Promise.all(all);
  expect(made.slice(0, 2)).toEqual(["first", "owner"]);
});

test("when thirty wait, the network that has failed most makes room and is told to come again", async () => {
  const lanes = createSlowLanes();
  const strangers = Array.from({ length: 31 }, (_, stranger) =>
    lanes.enter(ADA, { pauseMs: 20, failures: stranger }).catch((error: unknown) => error),
  );
  await lanes.enter(ADA, { pauseMs: 20, failures: 0 });
  expect(await strangers[30]).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 1 });
  expect(await strangers[0]).toBeUndefined();
});

test("whoever has waited too long is refused, and leaves the lane", async () => {
  const lanes = createSlowLanes(30);
  await lanes.enter(ADA, { pauseMs: 100, failures: 0 });
  await expect(lanes.enter(ADA, { pauseMs: 100, failures: 0 })).rejects.toMatchObject({ code: "too_many_requests" });
});
