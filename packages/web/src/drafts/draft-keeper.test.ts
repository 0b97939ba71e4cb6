import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DraftKeeper } from "./draft-keeper.ts";
import { draftStorageKey } from "./draft-store.ts";

/** The storage that the tabs of a browser share; every write is told to the other tabs, as browsers do. */
class SharedStorage {
  readonly items = new Map<string, string>();
  readonly tabs: DraftKeeper[] = [];
  isFull = false;
  writer: DraftKeeper | undefined;
  get length() {
    return this.items.size;
  }
  key = () => null;
  clear = () => this.items.clear();
  getItem = (name: string) => this.items.get(name) ?? null;
  removeItem = (name: string) => void this.items.delete(name);
  setItem = (name: string, value: string) => {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.items.set(name, value);
    for (const tab of this.tabs) if (tab !== this.writer) tab.receive(name, value);
  };
}

let time = 1000;
let storage = new SharedStorage();

function openTab() {
  const foreign: string[] = [];
  const kept: boolean[] = [];
  const keeper = new DraftKeeper({
    storage,
    userId: "u",
    problemId: "p",
    starterOf: (slot) => `starter of ${slot}`,
    onForeignText: (slot, text) => foreign.push(`${slot}: ${text}`),
    onKept: (isKept) => kept.push(isKept),
    now: () => time++,
  });
  storage.tabs.push(keeper);
  return { keeper, foreign, kept };
}

beforeEach(() => {
  vi.useFakeTimers();
  time = 1000;
  storage = new SharedStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("drafts of one problem", () => {
  test("an untouched slot holds the starter and stores nothing", () => {
    const { keeper } = openTab();
    expect(keeper.textOf("cpp")).toBe("starter of cpp");
    keeper.type("cpp", "starter of cpp");
    keeper.flush();
    expect(storage.length).toBe(0);
  });

  test("typed text is there again in a page opened later, even when typing never paused", () => {
    const { keeper } = openTab();
    for (let key = 0; key < 10; key += 1) {
      keeper.type("cpp", `text ${key}`);
      vi.advanceTimersByTime(40);
    }
    // The page dies here without another word: at most the last 150 ms are gone.
    const later = openTab().keeper.textOf("cpp");
    expect(Number(later.slice("text ".length))).toBeGreaterThanOrEqual(6);
    keeper.flush();
    expect(openTab().keeper.textOf("cpp")).toBe("text 9");
  });

  test("another tab that shows the same problem gets the newer text", () => {
    const one = openTab();
    const two = openTab();
    expect(two.keeper.textOf("java")).toBe("starter of java");
    storage.writer = one.keeper;
    one.keeper.type("java", "mine");
    vi.advanceTimersByTime(200);
    expect(two.foreign).toEqual(["java: mine"]);
    expect(two.keeper.textOf("java")).toBe("mine");
    expect(one.foreign).toEqual([]);
  });

  test("text typed later than the other tab's write is not overwritten by it", () => {
    const one = openTab();
    const two = openTab();
    one.keeper.type("cpp", "older");
    two.keeper.type("cpp", "newer");
    storage.writer = one.keeper;
    one.keeper.flush();
    expect(two.foreign).toEqual([]);
    storage.writer = two.keeper;
    two.keeper.flush();
    expect(one.foreign).toEqual(["cpp: newer"]);
    expect(openTab().keeper.textOf("cpp")).toBe("newer");
  });

  test("a tab that slept through the write finds it when it looks again", () => {
    const one = openTab();
    const sleeping = openTab();
    sleeping.keeper.textOf("cpp");
    storage.tabs.length = 0;
    one.keeper.type("cpp", "written meanwhile");
    one.keeper.flush();
    expect(sleeping.keeper.textOf("cpp")).toBe("starter of cpp");
    sleeping.keeper.reload();
    expect(sleeping.foreign).toEqual(["cpp: written meanwhile"]);
  });

  test("a full storage is told, the text stays in memory, and is written when there is room again", () => {
    const { keeper, kept } = openTab();
    storage.isFull = true;
    keeper.type("cpp", "precious");
    vi.advanceTimersByTime(200);
    expect(kept).toEqual([false]);
    expect(keeper.textOf("cpp")).toBe("precious");
    storage.isFull = false;
    keeper.flush();
    expect(kept).toEqual([false, true]);
    expect(openTab().keeper.textOf("cpp")).toBe("precious");
  });

  test("other problems, users and broken entries are left alone", () => {
    const { keeper, foreign } = openTab();
    keeper.textOf("cpp");
    const draft = JSON.stringify({ text: "not mine", savedAt: 9e12 });
    keeper.receive(draftStorageKey({ userId: "u", problemId: "other", slot: "cpp" }), draft);
    keeper.receive(draftStorageKey({ userId: "v", problemId: "p", slot: "cpp" }), draft);
    keeper.receive(draftStorageKey({ userId: "u", problemId: "p", slot: "cpp" }), "{broken");
    keeper.receive(draftStorageKey({ userId: "u", problemId: "p", slot: "cpp" }), null);
    keeper.receive(null, null);
    expect(foreign).toEqual([]);
    expect(keeper.textOf("cpp")).toBe("starter of cpp");
  });
});
