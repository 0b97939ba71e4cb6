import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  readTrace,
  readTraceRecord,
  STEPS_IN_WINDOW,
  TRACE_MOST_BYTES,
  TRACE_RECORD_MOST_LENGTH,
  unpackTrace,
} from "./trace.ts";
import { type TraceValue, withPatch, withTail } from "./trace-values.ts";

const FOLDER = new URL("testdata/traces/", import.meta.url);
const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".trace"));

describe("traces of real programs", () => {
  test.each(names)("%s consists of known records, from its start to its end", async (name) => {
    const text = await readFile(new URL(name, FOLDER), "utf8");
    const records = readTrace(text);
    expect(records).toHaveLength(text.trimEnd().split("\n").length);
    expect(records[0]?.[0]).toBe("start");
    expect(records.at(-1)?.[0]).toBe("end");
    const steps = records.filter(([tag]) => tag === "s").length;
    expect(steps).toBeGreaterThan(30);
    expect(steps).toBeLessThanOrEqual(STEPS_IN_WINDOW);
  });
});

describe("a record", () => {
  test.each([
    '["push","main"]',
    '["pop"]',
    '["pop",{"k":"undefined"}]',
    '["v","x","x",{"k":"array","n":300,"v":[1,"a",null,{"r":4}]}]',
    '["v","x","x",1,0]',
    '["p","o",3,[0,2],{"i":"9007199254740993"}]',
    '["tail","v","x",[],4,3,[7],1]',
    '["o",1,{"k":"map","n":1,"v":[["a",{"f":"nan"}]]}]',
  ])("of a known form is read: %s", (line) => {
    expect(readTraceRecord(line)).toEqual(JSON.parse(line));
  });

  test.each([
    "",
    "print 1",
    '{"s":1}',
    '["s"]',
    '["s","7"]',
    '["s",-1]',
    '["s",1,2]',
    '["constructor"]',
    '["end","well"]',
    '["v","x","x",{"r":"1"}]',
    '["v","x","x",[1,2]]',
    '["v","x","x",{"k":"array","v":[[1,2,3]]}]',
    `["out","${"a".repeat(TRACE_RECORD_MOST_LENGTH)}"]`,
    `["pop",${"[".repeat(200_000)}`,
    `["pop",${'{"k":"queue","v":'.repeat(5000)}1${"}".repeat(5000)}]`,
  ])("of another form is none (%#)", (line) => {
    expect(readTraceRecord(line)).toBeNull();
  });
});

describe("a changed place", () => {
  const grid: TraceValue = {
    k: "vector",
    n: 2,
    v: [
      { k: "vector", n: 2, v: [1, 2] },
      { k: "vector", n: 2, v: [3, 4] },
    ],
  };

  test("costs only what it changes, and leaves the old value as it was", () => {
    const before = structuredClone(grid);
    const changed = withPatch(grid, [1, 0], 9);
    expect(changed).toEqual({ k: "vector", n: 2, v: [grid.v?.[0 as never], { k: "vector", n: 2, v: [9, 4] }] });
    expect(grid).toEqual(before);
  });

  test("in a map or struct is the second of its pair", () => {
    expect(withPatch({ k: "map", n: 1, v: [["a", 1]] }, [0], 2)).toEqual({ k: "map", n: 1, v: [["a", 2]] });
  });

  test("in a queue leads through the list in it", () => {
    const queue: TraceValue = { k: "queue", v: { k: "deque", n: 1, v: [5] } };
    const tail = { n: 2, kept: 1, added: [6] };
    expect(withTail(queue, [0], tail)).toEqual({ k: "queue", v: { k: "deque", n: 2, v: [5, 6] } });
  });

  test("that is not there changes nothing", () => {
    expect(withPatch(grid, [2], 1)).toBeUndefined();
    expect(withPatch(grid, [0, 0, 0], 1)).toBeUndefined();
    expect(withTail(grid, [], { n: 9, kept: 9, added: [] })).toBeUndefined();
  });
});

describe("a packed trace", () => {
  const pack = (text: string) => gzipSync(text).toString("base64");

  test("unpacks to its text", async () => {
    expect(await unpackTrace(pack('["out","é"]\n'))).toBe('["out","é"]\n');
  });

  test("that holds more than traces may is refused", async () => {
    await expect(unpackTrace(pack("a".repeat(TRACE_MOST_BYTES + 1)))).rejects.toThrow("more than traces may");
  });
});
