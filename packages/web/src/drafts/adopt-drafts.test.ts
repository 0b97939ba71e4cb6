import { expect, test } from "vitest";
import { adoptDrafts } from "./adopt-drafts.ts";
import { type Draft, readDraft, writeDraft } from "./draft-store.ts";

const draft = (text: string, more: Partial<Draft> = {}): Draft => ({ text, savedAt: 5, ...more });

function adopting(input: { visitors?: Draft; own?: Draft; isFull?: boolean }) {
  const items = new Map<string, string>();
  let isFull = false;
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      items.set(name, value);
    },
    removeItem: (name: string) => void items.delete(name),
    key: () => null,
    clear: () => items.clear(),
    length: 0,
  };
  const place = { problemId: "two-belts", slot: "cpp" };
  if (input.visitors) writeDraft(storage, { userId: "visitor", ...place }, input.visitors);
  if (input.own) writeDraft(storage, { userId: "ada", ...place }, input.own);
  isFull = input.isFull ?? false;
  adoptDrafts({ storage, from: "visitor", to: "ada", problemId: "two-belts" });
  return {
    own: readDraft(storage, { userId: "ada", ...place }),
    visitors: readDraft(storage, { userId: "visitor", ...place }),
    elsewhere: [...items.keys()].length,
  };
}

test("a visitor's text becomes the user's, still to be sent, and the visitor has it no more", () => {
  expect(adopting({ visitors: draft("typed") })).toEqual({ own: draft("typed"), visitors: null, elsewhere: 1 });
});

test("over a text that the account has it is one that was written without knowing of it: a conflict to ask about", () => {
  const { own, visitors } = adopting({ visitors: draft("typed"), own: draft("older", { revision: 4, isSent: true }) });
  expect(own).toEqual(draft("typed"));
  expect(visitors).toBeNull();
});

test("a text of the user's that only this browser has stays, and the visitor's too", () => {
  const { own, visitors } = adopting({ visitors: draft("typed"), own: draft("mine", { isSent: false }) });
  expect(own?.text).toBe("mine");
  expect(visitors?.text).toBe("typed");
});

test("the same text stays as the account has it", () => {
  const mine = draft("same", { revision: 4, isSent: true });
  expect(adopting({ visitors: draft("same"), own: mine })).toEqual({ own: mine, visitors: null, elsewhere: 1 });
});

test("a browser that keeps nothing more loses nothing", () => {
  expect(adopting({ visitors: draft("typed"), isFull: true })).toMatchObject({ own: null, visitors: draft("typed") });
});
