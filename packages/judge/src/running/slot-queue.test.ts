import { beforeEach, describe, expect, test } from "vitest";
import type { Turn } from "./slot-order.ts";
import { createSlotQueue } from "./slot-queue.ts";

const never = new AbortController().signal;
let nowMs = 0;
let arrived = 0;
beforeEach(() => {
  nowMs = 0;
  arrived = 0;
});

function queueOf(slots: number) {
  return createSlotQueue(slots, { now: () => nowMs, after: () => () => undefined });
}

function turn(rest: Partial<Turn> = {}): Turn {
  return { kind: "submit", order: arrived++, sinceMs: nowMs, owner: null, isCompile: false, ...rest };
}

function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Whoever has its turn is in `started`, and goes on until it is told to end. */
function recorder(slots: number) {
  const queue = queueOf(slots);
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  return {
    started,
    queue,
    async ask(name: string, rest: Partial<Turn>) {
      const { opened, open } = gate();
      gates.set(name, open);
      void queue.use(turn(rest), never, () => {
        started.push(name);
        return opened;
      });
      await settled();
    },
    async end(name: string, afterMs: number) {
      nowMs += afterMs;
      gates.get(name)?.();
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test("no more pieces of work run at once than there are slots", async () => {
  const queue = queueOf(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await settled();
    running--;
  };
  await Promise.all(Array.from({ length: 9 }, () => queue.use(turn(), never, work)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test("runs go before submissions and these before studies, an older submission before a newer one", async () => {
  const queue = queueOf(1);
  const first = gate();
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);
  const all = [
    queue.use(turn(), never, () => first.opened),
    queue.use(turn({ kind: "study" }), never, work("study")),
    queue.use(turn({ order: 7 }), never, work("submit 2")),
    queue.use(turn({ order: 5 }), never, work("submit 1")),
    queue.use(turn({ order: 5 }), never, work("submit 1 again")),
    queue.use(turn({ kind: "run", order: 9 }), never, work("run")),
  ];
  first.open();
  await Promise.all(all);
  expect(order).toEqual(["run", "submit 1", "submit 1 again", "submit 2", "study"]);
});

test("an aborted wait rejects with its reason and takes no slot", async () => {
  const queue = queueOf(1);
  const first = gate();
  const abort = new AbortController();
  const held = queue.use(turn(), never, () => first.opened);
  const waiting = queue.use(turn(), abort.signal, async () => "ran");
  abort.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
  first.open();
  await held;
  await expect(queue.use(turn(), never, async () => "next")).resolves.toBe("next");
});

test("work that throws frees its slot", async () => {
  const queue = queueOf(1);
  await expect(queue.use(turn(), never, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(queue.use(turn(), never, async () => 7)).resolves.toBe(7);
});

describe("a user whose programs have filled the slots", () => {
  test("lets another wait for one run at most, however many wait already and whatever they are", async () => {
    const slots = recorder(2);
    for (const name of ["1", "2", "3", "4", "5"]) await slots.ask(name, { owner: "bomber", kind: "run" });
    await slots.end("1", 20_000);
    await slots.ask("newcomer compiles", { owner: "newcomer", isCompile: true });
    await slots.ask("newcomer runs", { owner: "newcomer" });
    await slots.end("2", 10);
    expect(slots.started.at(-1)).toBe("newcomer compiles");
    await slots.end("3", 5_000);
    expect(slots.started.at(-1)).toBe("newcomer runs");
  });

  test("is known before the first of its runs has ended", async () => {
    const slots = recorder(3);
    for (const name of ["1", "2"]) await slots.ask(name, { owner: "bomber" });
    await slots.ask("short", { owner: "other" });
    await slots.ask("3", { owner: "bomber" });
    await slots.ask("newcomer", { owner: "newcomer" });
    await slots.end("short", 15_000);
    expect(slots.started).toEqual(["1", "2", "short", "newcomer"]);
  });

  test("has all slots as long as nobody else wants one", async () => {
    const slots = recorder(2);
    for (const name of ["1", "2", "3", "4"]) await slots.ask(name, { owner: "bomber" });
    await slots.end("1", 20_000);
    await slots.end("2", 20_000);
    expect(slots.started).toEqual(["1", "2", "3", "4"]);
  });

  test("shares with others of that kind, who had less first", async () => {
    const slots = recorder(1);
    await slots.ask("a 1", { owner: "a" });
    await slots.end("a 1", 40_000);
    await slots.ask("b 1", { owner: "b" });
    for (const name of ["a 2", "a 3"]) await slots.ask(name, { owner: "a", kind: "run" });
    await slots.ask("b 2", { owner: "b" });
    await slots.end("b 1", 12_000);
    expect(slots.started.at(-1)).toBe("b 2");
    await slots.end("b 2", 40_000);
    expect(slots.started.at(-1)).toBe("a 2");
  });

  test("is as good as anybody after some minutes", async () => {
    const slots = recorder(1);
    await slots.ask("1", { owner: "bomber" });
    await slots.end("1", 60_000);
    nowMs += 180_000;
    await slots.ask("long", { owner: null });
    await slots.ask("2", { owner: "bomber" });
    await slots.ask("newcomer", { owner: "newcomer" });
    await slots.end("long", 10);
    expect(slots.started.at(-1)).toBe("2");
  });
});

describe("a user with a slow compile", () => {
  test("compiles in half of the slots from then on, and runs in all of them", async () => {
    const slots = recorder(4);
    await slots.ask("slow", { owner: "bomber", isCompile: true });
    await slots.end("slow", 6_000);
    for (const name of ["2", "3", "4"]) await slots.ask(name, { owner: "bomber", isCompile: true });
    expect(slots.started).toEqual(["slow", "2", "3"]);
    await slots.ask("test", { owner: "bomber" });
    expect(slots.started).toEqual(["slow", "2", "3", "test"]);
    await slots.end("test", 10);
    await slots.end("2", 10);
    expect(slots.started).toEqual(["slow", "2", "3", "test", "4"]);
  });

  test("is one while that goes on", async () => {
    const slots = recorder(4);
    await slots.ask("1", { owner: "bomber", isCompile: true });
    await slots.ask("2", { owner: "bomber", isCompile: true });
    nowMs += 2_000;
    await slots.ask("3", { owner: "bomber", isCompile: true });
    expect(slots.started).toEqual(["1", "2"]);
  });

  test("has the only slot of a judge that has no more", async () => {
    const slots = recorder(1);
    for (const name of ["1", "2"]) await slots.ask(name, { owner: "bomber", isCompile: true });
    await slots.end("1", 6_000);
    expect(slots.started).toEqual(["1", "2"]);
  });

  test("does not keep others from the slot that it may not have", async () => {
    const slots = recorder(2);
    await slots.ask("slow", { owner: "bomber", isCompile: true });
    await slots.end("slow", 6_000);
    for (const name of ["2", "3"]) await slots.ask(name, { owner: "bomber", isCompile: true });
    await slots.ask("other", { owner: "other", isCompile: true });
    expect(slots.started).toEqual(["slow", "2", "other"]);
  });
});

describe("a lent slot", () => {
  /** A borrower that says when it was asked for its slot. */
  function borrower(isKept = () => false) {
    const asked = { count: 0 };
    return { owner: "bob", asked, mayBeAskedBack: () => !isKept(), giveBack: () => void asked.count++ };
  }

  test("is one that nobody uses and nobody waits for", async () => {
    const queue = queueOf(2);
    const work = gate();
    void queue.use(turn(), never, () => work.opened);
    await settled();
    expect(queue.idle()).toBe(1);
    expect(queue.lend(borrower())).not.toBeNull();
    expect(queue.idle()).toBe(0);
    expect(queue.lend(borrower())).toBeNull();
    work.open();
  });

  test("is asked back the moment somebody wants it, who starts without waiting for it", async () => {
    const { started, ask, queue } = recorder(1);
    const draft = borrower();
    const giveBack = queue.lend(draft);
    await ask("run", { kind: "run" });
    expect(started).toEqual(["run"]);
    expect(draft.asked.count).toBe(1);
    giveBack?.();
    expect(queue.idle()).toBe(0);
  });

  test("goes on while others are idle, and the newest is asked back first", async () => {
    const { ask, queue } = recorder(3);
    const [older, newer] = [borrower(), borrower()];
    queue.lend(older);
    queue.lend(newer);
    await ask("one", {});
    expect([older.asked.count, newer.asked.count]).toEqual([0, 0]);
    await ask("two", {});
    expect([older.asked.count, newer.asked.count]).toEqual([0, 1]);
  });

  test("whose work somebody waits for by now is kept, and counts as any other", async () => {
    const { started, ask, end, queue } = recorder(2);
    const kept = borrower(() => true);
    const giveBack = queue.lend(kept);
    await ask("one", {});
    await ask("two", {});
    expect(started).toEqual(["one"]);
    expect(kept.asked.count).toBe(0);
    giveBack?.();
    await settled();
    expect(started).toEqual(["one", "two"]);
    await end("one", 1);
  });

  test("whose work somebody waits for counts as had by its owner, while it goes on and afterwards", async () => {
    const { started, ask, end, queue } = recorder(2);
    const ofBob = queue.lend(borrower(() => true));
    nowMs += 15_000;
    await ask("first", {});
    await ask("of bob", { owner: "bob" });
    await ask("of ada", { owner: "ada" });
    await end("first", 1);
    expect(started).toEqual(["first", "of ada"]);
    await ask("more of bob", { owner: "bob" });
    await ask("more of ada", { owner: "ada" });
    ofBob?.();
    await settled();
    expect(started).toEqual(["first", "of ada", "more of ada"]);
  });

  test("whose work nobody has waited for counts as nobody's", async () => {
    const { started, ask, end, queue } = recorder(1);
    const giveBack = queue.lend(borrower());
    nowMs += 15_000;
    giveBack?.();
    await ask("first", {});
    await ask("of bob", { owner: "bob" });
    await ask("of ada", { owner: "ada" });
    await end("first", 1);
    expect(started).toEqual(["first", "of bob"]);
  });

  test("that is kept never takes the only slot from everybody else", async () => {
    const { started, ask, queue } = recorder(1);
    queue.lend(borrower(() => true));
    await ask("run", { kind: "run" });
    expect(started).toEqual(["run"]);
  });
});
