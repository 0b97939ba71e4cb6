import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { readTrace, STEPS_IN_WINDOW, TRACE_MOST_BYTES } from "@verdict/contract/trace";
import type { TraceItem, TraceValue } from "@verdict/contract/trace-values";
import { expect, test } from "vitest";
import { readRecorded } from "./read-trace.ts";
import { foldTrace } from "./testing/fold-trace.ts";

const MOST = { steps: STEPS_IN_WINDOW };
const linesOf = (...records: unknown[]) => Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
const list = (k: string, v: readonly TraceItem[], n = v.length): TraceValue => ({ k, n, v });

/** What a reader folds of the judge's trace is what it would have of the recorder's own. */
async function expectSameFold(records: unknown[]): Promise<string> {
  const bytes = linesOf(["skipped", 0, 0, 0], ...records, ["end", "exit"]);
  const { lines } = await readRecorded(bytes, MOST);
  const text = lines.join("");
  const [told, recorded] = [text, bytes.toString()].map((trace) => foldTrace(readTrace(trace)));
  const differing = (told ?? []).findIndex((step, index) => !isDeepStrictEqual(step, recorded?.[index]));
  expect(differing < 0 ? null : [told?.[differing], recorded?.[differing]]).toBeNull();
  expect(told?.length).toBe(recorded?.length);
  return text;
}

test("a cell that changes costs that cell, and the table is the same", async () => {
  const table = Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => -1));
  const value = () =>
    list(
      "vector",
      table.map((row) => list("vector", row)),
    );
  const records: unknown[] = [
    ["push", "main"],
    ["v", 1, "dist", value()],
    ["s", 3],
  ];
  for (let step = 0; step < 20; step++) {
    const row = table[step * 7] ?? [];
    row[step] = step * 1000;
    records.push(["v", 1, "dist", value()], ["s", 4]);
  }
  const text = await expectSameFold(records);
  const whole = JSON.stringify(value()).length;
  expect(text.length).toBeLessThan(1.2 * whole);
});

test("whatever changes, and however, is the same to the reader of changes", async () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * most);
  };
  const scalars: TraceValue[] = [1, 2, "a", null, true, { c: "x" }, { r: 3 }, { k: "unset" }, { f: 0.5 }];
  const make = (deep: number): TraceValue => {
    const kind = deep > 3 ? 0 : random(5);
    if (kind === 0) return scalars[random(scalars.length)] ?? null;
    const items = Array.from({ length: random(6) }, () => make(deep + 1));
    if (kind === 1)
      return list(
        "map",
        items.map((item, index) => [index + random(2), item]),
      );
    if (kind === 2) return { k: "struct", t: "Node", v: items.map((item, index) => [`field${index}`, item]) };
    if (kind === 3) return { k: "stack", v: list("deque", items) };
    return list("vector", items, items.length + random(2));
  };
  const change = (value: TraceValue): TraceValue => {
    if (typeof value !== "object" || value === null || !("k" in value) || random(8) === 0) return make(1);
    if (!Array.isArray(value.v)) return value.v === undefined ? value : { ...value, v: change(value.v as TraceValue) };
    const items = [...(value.v as TraceItem[])];
    const at = random(items.length + 1);
    const item = items[at];
    if (item === undefined) items.push(value.k === "map" || value.k === "struct" ? ["new", make(2)] : make(2));
    else if (random(4) === 0) items.splice(at, 1);
    else items[at] = Array.isArray(item) ? [item[0], change(item[1])] : change(item as TraceValue);
    return { ...value, ...(value.n === undefined ? {} : { n: items.length }), v: items };
  };
  const records: unknown[] = [
    ["push", "main"],
    ["push", "inner"],
  ];
  const values = Array.from({ length: 12 }, () => make(0));
  for (let step = 0; step < 300; step++) {
    const slot = random(values.length);
    const value = change(values[slot] ?? null);
    values[slot] = value;
    const name = `x${slot}`;
    if (slot < 4) records.push(["v", slot, name, value, ...(slot < 2 ? [0] : [])]);
    else records.push(slot < 8 ? ["g", slot, name, value] : ["o", slot, value]);
    records.push(["s", step]);
  }
  await expectSameFold(records);
});

test("lines of no known form, records of frames that are not there and a second beginning are passed over", async () => {
  const bytes = Buffer.concat([
    Buffer.from('["skipped",0,0,0]\n["start",1,"rust"]\nhello\n\u0000\u00ff\n["pop"]\n["v",1,"x",5]\n["gone",1]\n'),
    Buffer.from(
      '["p","g",1,[0],4]\n["skipped",900,0,0]\n["push","main"]\n["v",1,"x",5,7]\n["s",2]\n["skipped",9,9,9]\n',
    ),
    Buffer.from(`["v",1,"x",${"[".repeat(50_000)}\n["s","3"]\n["s",3]\n["end","exit"]\n["s",4]\n`),
  ]);
  const { lines, steps, skipped, end } = await readRecorded(bytes, MOST);
  expect(lines.join("")).toBe('["push","main"]\n["s",2]\n["s",3]\n');
  expect({ steps, end }).toEqual({ steps: 2, end: "exit" });
  expect(skipped).toEqual(["skipped", 900, 0, 0]);
});

test("changes that cost a reader too much end the window, and not the judge", async () => {
  const items = Array.from({ length: 100_000 }, () => 1);
  const records: unknown[] = [
    ["skipped", 0, 0, 0],
    ["push", "main"],
    ["v", 1, "big", list("vector", items)],
    ["s", 1],
  ];
  for (let line = 0; line < 4_000; line++) {
    for (let index = 0; index < 20; index++) records.push(["p", "v", 1, [index], line]);
    records.push(["tail", "v", 1, [], 100_000, 99_999, [line]], ["s", line]);
  }
  const { steps, end, lines } = await readRecorded(linesOf(...records, ["end", "exit"]), MOST);
  // A step costs 21 copies of the list.
  expect({ steps, end }).toEqual({ steps: 10, end: "size" });
  expect(lines.at(-1)).toBe('["s",8]\n');
});

test("a trace without an end, with too many steps or with too much in it ends behind a step", async () => {
  expect((await readRecorded(linesOf(["skipped", 0, 0, 0], ["s", 1]), MOST)).end).toBeNull();
  expect(await readRecorded(Buffer.from("nothing of ours"), MOST)).toMatchObject({
    steps: 0,
    skipped: null,
    end: null,
  });
  const many = await readRecorded(linesOf(...Array.from({ length: 5_001 }, (_, line) => ["s", line])), MOST);
  expect(many).toMatchObject({ steps: 5_000, end: "steps" });
  const text = "x".repeat(100_000);
  const large = await readRecorded(
    linesOf(
      ...Array.from({ length: 100 }, (_, line) => [
        ["out", text],
        ["s", line],
      ]).flat(),
    ),
    MOST,
  );
  expect(large.end).toBe("size");
  expect(large.lines.at(-1)).toMatch(/^\["s",\d+\]\n$/);
  expect(large.lines.join("").length).toBeLessThan(TRACE_MOST_BYTES);
  expect(large.steps).toBeGreaterThan(35);
});

test("others have a turn after each long record, however many programs are recorded at once", async () => {
  const value = list(
    "list",
    Array.from({ length: 100_000 }, () => 1),
  );
  const bytes = linesOf(...Array.from({ length: 20 }, () => ["o", 1, value]));
  let turns = 0;
  let isReading = true;
  const others = (async () => {
    for (; isReading; turns++) await setImmediate();
  })();
  await readRecorded(bytes, MOST);
  isReading = false;
  await others;
  expect(turns).toBeGreaterThanOrEqual(20);
});
