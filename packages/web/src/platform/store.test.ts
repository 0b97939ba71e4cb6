import { expect, test } from "vitest";
import { Store } from "./store.ts";

interface Shown {
  count: number;
  words: readonly string[];
}

const { signal } = new AbortController();

function createStore() {
  return new Store<Shown>({ count: 0, words: [] });
}

test("a change is told to all, and one that changes nothing to nobody", () => {
  const store = createStore();
  let told = 0;
  const end = store.subscribe(() => told++);
  const { words } = store.read();
  store.change({ count: 1 });
  store.change({ count: 1, words });
  expect([told, store.read()]).toEqual([1, { count: 1, words: [] }]);
  end();
  store.change({ count: 2 });
  expect(told).toBe(1);
});

test("what is watched is told at once and whenever it has changed, with what it was before", () => {
  const store = createStore();
  const told: unknown[] = [];
  const ending = new AbortController();
  store.watch(
    ({ count }) => count > 1,
    (...now) => told.push(now),
    ending,
  );
  for (const count of [1, 2, 3, 0]) store.change({ count });
  ending.abort();
  store.change({ count: 9 });
  expect(told).toEqual([
    [false, undefined],
    [true, false],
    [false, true],
  ]);
});

test("what is made anew each time is told when it differs for whoever watches", () => {
  const store = createStore();
  const told: unknown[] = [];
  store.watch(
    ({ count }) => ({ tens: Math.floor(count / 10) }),
    (made) => told.push(made.tens),
    { signal, isSame: (one, other) => one.tens === other.tens },
  );
  for (const count of [3, 9, 10, 11, 25]) store.change({ count });
  expect(told).toEqual([0, 1, 2]);
});

test("a watcher may change the state: each watcher hears of the last state once", () => {
  const store = createStore();
  store.watch(
    ({ count }) => count,
    (count) => store.change({ words: Array(count).fill("x") }),
    { signal },
  );
  const lengths: number[] = [];
  store.watch(
    ({ words }) => words.length,
    (length) => lengths.push(length),
    { signal },
  );
  store.change({ count: 2 });
  expect(lengths).toEqual([0, 2]);
});
