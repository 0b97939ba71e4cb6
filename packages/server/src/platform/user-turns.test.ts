import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createUserTurns, LockTaken } from "./user-turns.ts";

test("a lock that a slow database leaves taken for a moment is waited for", async () => {
  const turns = createUserTurns();
  let isFree = false;
  const work = async () => {
    if (!isFree) throw new LockTaken("another server counts");
    return "done";
  };
  const both = Promise.all([turns.inTurn("ada", work), turns.inTurn("ada", work)]);
  await sleep(400);
  isFree = true;
  expect(await both).toEqual(["done", "done"]);
});

test("a lock that is never free is given up, as is a tenth thing at once, and the next one has its turn", async () => {
  const turns = createUserTurns();
  const stuck = turns.inTurn("ada", async () => {
    throw new LockTaken("another server counts");
  });
  const waiting = Array.from({ length: 8 }, () => turns.inTurn("ada", async () => "done"));
  await expect(turns.inTurn("ada", async () => "done")).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await turns.inTurn("bob", async () => "not held up")).toBe("not held up");
  await expect(stuck).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await Promise.all(waiting)).toEqual(Array(8).fill("done"));
});
