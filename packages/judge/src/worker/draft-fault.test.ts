import { setTimeout as sleep } from "node:timers/promises";
import type { DraftToPrepare, ToldOfDraft } from "@verdict/contract/preparing";
import { expect, test } from "vitest";
import { startDraftLoop } from "./draft-loop.ts";
import { eventually } from "./testing/queued-run.ts";

const DRAFT: DraftToPrepare = { draftId: "one", owner: "mallory", language: "java", source: "class Main {}" };

test("a draft that fails by our own fault is taken once, and told once", async () => {
  let waiting: DraftToPrepare | null = DRAFT;
  const told: ToldOfDraft[] = [];
  const faults: unknown[] = [];
  const loop = startDraftLoop({
    queue: {
      async takeDraft() {
        const taken = waiting;
        waiting = null;
        return taken;
      },
      // As the database does it: what is given up waits for the next judge.
      async tellDraft(_draftId, what) {
        told.push(what);
        if (what.kind === "given-up") waiting = DRAFT;
        return true;
      },
    },
    judge: {
      idleSlots: () => 1,
      prepare: async () => {
        throw new Error("the folder could not be written");
      },
    },
    mayTake: () => true,
    onError: (error) => faults.push(error),
  });
  loop.wake();
  await eventually(10_000, async () => (told.length > 0 ? true : null));
  // The loop looks again every 150 ms while a draft may wait.
  await sleep(500);
  await loop.stop();
  expect(told).toEqual([{ kind: "too-much" }]);
  expect(faults).toHaveLength(1);
});

test("a draft that is over before its claim is answered is not begun", async () => {
  let isWaiting = true;
  const isAborted: boolean[] = [];
  const told: ToldOfDraft[] = [];
  const loop = startDraftLoop({
    queue: {
      async takeDraft() {
        if (!isWaiting) return null;
        isWaiting = false;
        // The database has given it to this judge, and its user leaves before the judge hears of that.
        loop.over(DRAFT.draftId);
        return DRAFT;
      },
      async tellDraft(_draftId, what) {
        told.push(what);
        return false;
      },
    },
    judge: {
      idleSlots: () => 1,
      async prepare(_draft, { signal } = {}) {
        isAborted.push(signal?.aborted === true);
        return { kind: "given-up" };
      },
    },
    mayTake: () => true,
    onError: (error) => expect(error).toBeUndefined(),
  });
  loop.wake();
  await eventually(10_000, async () => (told.length > 0 ? true : null));
  await loop.stop();
  expect(isAborted).toEqual([true]);
});
