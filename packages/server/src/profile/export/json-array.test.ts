import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { jsonArray } from "./json-array.ts";

test.each([[[]], [[{ a: 1 }]], [[{ a: "x\ny", b: [1, { c: null }] }, { at: new Date(0) }]]])(
  "%j is written as JSON.stringify writes it",
  async (rows) => {
    async function* oneByOne() {
      yield* rows;
    }
    expect(await text(jsonArray(oneByOne()))).toBe(`${JSON.stringify(rows, null, 2)}\n`);
  },
);
