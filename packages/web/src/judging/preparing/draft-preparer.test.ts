import type { Diagnostic } from "@verdict/contract/diagnostics";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Draft, DraftPreparer, type PreparedAnswer } from "./draft-preparer.ts";

const OOPS: Diagnostic = { line: 1, column: 1, severity: "error", message: "oops" };
const LONGEST_PAUSE_MS = 500;
const draft = (code: string): Draft => ({ language: "cpp", code });

/** A judge that answers when it is told to. */
function createDesk() {
  const calls: { code: string; signal: AbortSignal; answer: (answer: PreparedAnswer) => Promise<void> }[] = [];
  const told: string[] = [];
  const desk = { mayAsk: true, calls, told };
  const preparer = new DraftPreparer({
    ask: ({ code }, { signal, onDiagnostics }) =>
      new Promise((resolve) => {
        const answer = async (given: PreparedAnswer) => {
          if ("diagnostics" in given) onDiagnostics(given.diagnostics);
          resolve(given);
          await vi.advanceTimersByTimeAsync(0);
        };
        calls.push({ code, signal, answer });
      }),
    mayAsk: () => desk.mayAsk,
    onDiagnostics: ({ code }, diagnostics) => told.push(`${code}: ${diagnostics.length}`),
    onReadiness: (readiness) => told.push(readiness),
    now: () => performance.now(),
  });
  return Object.assign(desk, { preparer });
}
const pause = () => vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
const PREPARED: PreparedAnswer = { kind: "prepared", diagnostics: [] };

let desk: ReturnType<typeof createDesk>;
beforeEach(() => {
  vi.useFakeTimers();
  desk = createDesk();
});
afterEach(() => {
  desk.preparer.close();
  vi.useRealTimers();
});
const sent = () => desk.calls.map(({ code }) => code);
const last = () => {
  const call = desk.calls.at(-1);
  if (call === undefined) throw new Error("nothing was sent");
  return call;
};

describe("when a draft is sent", () => {
  test("after a pause in typing, and then only what stands there", async () => {
    for (const code of ["i", "in", "int"]) {
      desk.preparer.typed(draft(code));
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(sent()).toEqual([]);
    await pause();
    expect(sent()).toEqual(["int"]);
  });

  test("at once when somebody is about to press Run", async () => {
    desk.preparer.typed(draft("int"));
    desk.preparer.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(["int"]);
    desk.preparer.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(["int"]);
  });

  test("not again when it was answered, also after an edit and back", async () => {
    desk.preparer.typed(draft("int"));
    await pause();
    await last().answer(PREPARED);
    desk.preparer.typed(draft("int "));
    desk.preparer.typed(draft("int"));
    desk.preparer.hurry();
    desk.preparer.look();
    await pause();
    expect(sent()).toEqual(["int"]);
    expect(desk.told.at(-1)).toBe("prepared");
  });

  test("never the untouched starter code, nothing, or more than the judge takes", async () => {
    for (const code of [null, draft(""), draft(" \n"), draft("x".repeat(65_537))]) {
      desk.preparer.typed(code);
      desk.preparer.hurry();
      await pause();
    }
    expect(sent()).toEqual([]);
  });

  test("not while the page may not, and then when it may", async () => {
    desk.mayAsk = false;
    desk.preparer.typed(draft("int"));
    desk.preparer.hurry();
    await pause();
    expect(sent()).toEqual([]);
    desk.mayAsk = true;
    desk.preparer.look();
    await pause();
    expect(sent()).toEqual(["int"]);
  });

  test("no more once the page is left", async () => {
    desk.preparer.typed(draft("int"));
    desk.preparer.close();
    await pause();
    expect(sent()).toEqual([]);
  });
});

describe("a newer text", () => {
  test("ends the call for the older one, whose answer is never shown", async () => {
    desk.preparer.typed(draft("old"));
    await pause();
    const old = last();
    desk.preparer.typed(draft("new"));
    expect(old.signal.aborted).toBe(true);
    await old.answer({ kind: "refused", diagnostics: [OOPS] });
    await pause();
    expect(sent()).toEqual(["old", "new"]);
    expect(desk.told.filter((text) => text.startsWith("old"))).toEqual([]);
  });

  test("typed just after the pause makes the next pause longer, and answers make it shorter again", async () => {
    const pauses: number[] = [];
    const measure = async (code: string) => {
      const before = desk.calls.length;
      desk.preparer.typed(draft(code));
      const from = performance.now();
      while (desk.calls.length === before) await vi.advanceTimersByTimeAsync(5);
      pauses.push(performance.now() - from);
    };
    for (const code of ["a", "b", "c", "d", "e", "f", "g"]) await measure(code);
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(LONGEST_PAUSE_MS + 5);
    for (const code of ["h", "i", "j", "k", "l", "m", "n"]) {
      await last().answer(PREPARED);
      await measure(code);
    }
    expect(pauses.at(-1)).toBeLessThan(350);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);
  });
});

describe("the answer", () => {
  test("tells complaints early, and whether the code compiles", async () => {
    desk.preparer.typed(draft("int"));
    await pause();
    await last().answer({ kind: "refused", diagnostics: [OOPS] });
    expect(desk.told.slice(-4)).toEqual(["asking", "int: 1", "int: 1", "refused"]);
  });

  test("of a busy judge: it is asked again after its time, and ever less often", async () => {
    desk.preparer.typed(draft("int"));
    await pause();
    await last().answer({ kind: "unknown", retryAfterMs: 1000 });
    desk.preparer.hurry();
    await vi.advanceTimersByTimeAsync(900);
    expect(desk.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.calls).toHaveLength(2);
    await last().answer({ kind: "unknown", retryAfterMs: 1000 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(desk.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(desk.calls).toHaveLength(3);
  });

  test("superseded by another tab: this one waits for its next text", async () => {
    desk.preparer.typed(draft("int"));
    await pause();
    await last().answer({ kind: "unknown", retryAfterMs: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.calls).toHaveLength(1);
    desk.preparer.typed(draft("int x"));
    await pause();
    expect(desk.calls).toHaveLength(2);
  });

  test("off: nothing is sent until the setting is switched", async () => {
    desk.preparer.typed(draft("int"));
    await pause();
    await last().answer({ kind: "off" });
    desk.preparer.typed(draft("int x"));
    desk.preparer.hurry();
    await pause();
    expect(desk.calls).toHaveLength(1);
    expect(desk.told.at(-1)).toBe("off");
    desk.preparer.forget();
    await pause();
    expect(desk.calls).toHaveLength(2);
  });
});
