import { foldTrace } from "@verdict/contract/program-steps/fold-trace";
import { openStates } from "@verdict/contract/program-steps/state-at";
import type { TraceValue } from "@verdict/contract/trace-values";
import { expect, test } from "vitest";
import { RECORDED, recordedTrace } from "../testing/recorded-trace.ts";
import { graphOfLists, heapNodes } from "./adjacency.ts";
import { drawingKinds } from "./drawing-kinds.ts";
import { changedCell, gridSize, partOfGrid } from "./grid-cells.ts";
import { linkedNodes } from "./linked-nodes.ts";
import { changedPlaces, followed, partsOf } from "./located.ts";
import { needsWholeWidth } from "./needs-width.ts";

const NONE = new Map<number, TraceValue>();
const at = (value: TraceValue) => ({ value, key: "v", path: [] });
const vector = (...v: TraceValue[]) => ({ k: "vector", n: v.length, v });
const struct = (t: string, fields: Record<string, TraceValue>) => ({ k: "struct", t, v: Object.entries(fields) });
const bestOf = (value: TraceValue, objects = NONE) => drawingKinds(at(value), objects)[0];

test("each value has the drawing that fits it best", () => {
  expect(bestOf(5)).toBe("text");
  expect(bestOf(vector(3, 1, 2))).toBe("strip");
  expect(bestOf(vector(vector(0, 1), vector(2, 3)))).toBe("grid");
  expect(bestOf(vector("..#", "#.."))).toBe("grid");
  expect(gridSize(vector(vector(0, 1), vector(2, 3), { k: "cut" }), NONE)).toEqual({ rows: 2, columns: 2 });
  expect(gridSize(vector(vector(0, 1), vector(2, 3), vector(4)), NONE)).toBeNull();
  expect(bestOf(vector(vector(struct("Big", { a: vector(1) })), vector()))).toBe("table");
  expect(bestOf({ k: "map", n: 1, v: [[1, 2]] })).toBe("table");
  expect(bestOf({ k: "set", n: 2, v: [1, 2] })).toBe("strip");
  expect(bestOf({ k: "queue", v: { k: "deque", n: 1, v: [struct("pair", { first: 0, second: 1 })] } })).toBe("strip");
  expect(bestOf({ k: "bits", n: 4, v: "0101" })).toBe("strip");
  expect(bestOf(vector())).toBe("text");
  expect(bestOf({ k: "of tomorrow", v: [1] })).toBe("text");
});

test("lists of neighbours can be looked at as a graph, and are not by themselves", () => {
  const lists = vector(vector(1, 2, 0, 1), vector(0), vector(0));
  expect(drawingKinds(at(lists), NONE)).toEqual(["table", "adjacency", "text"]);
  expect(graphOfLists(lists, NONE)?.[1]?.links).toEqual([{ name: "", to: "0" }]);
  const weighed = vector(vector(struct("pair", { first: 1, second: 7 })), vector());
  expect(graphOfLists(weighed, NONE)?.[0]?.links).toEqual([{ to: "1", name: "7" }]);
  // 9 is no place of this list.
  expect(graphOfLists(vector(vector(9)), NONE)).toBeNull();
});

test("what hangs together is a chain, a tree or a graph", () => {
  const node = (value: number, next: number | null) => {
    return struct("Node", { value, next: next === null ? null : { r: next } });
  };
  const chain = new Map<number, TraceValue>([
    [1, node(4, 2)],
    [2, node(3, null)],
  ]);
  expect(linkedNodes({ r: 1 }, chain)).toMatchObject({
    kind: "chain",
    nodes: [
      { text: "4", links: [{ name: "next", to: "2" }] },
      { text: "3", links: [{ name: "next", to: null }] },
    ],
  });
  expect(linkedNodes({ r: 1 }, new Map([[1, node(4, 1)]]))?.kind).toBe("graph");
  const tree = new Map<number, TraceValue>([
    [1, struct("Tree", { key: 4, left: { r: 2 }, right: { r: 3 } })],
    [2, struct("Tree", { key: 2, left: null, right: null })],
    [3, struct("Tree", { key: 6, left: null, right: null })],
  ]);
  expect(linkedNodes({ r: 1 }, tree)?.kind).toBe("tree");
  const children = new Map<number, TraceValue>([
    [1, struct("Trie", { letter: "a", children: vector({ r: 2 }, { r: 3 }) })],
    [2, struct("Trie", { letter: "b", children: vector() })],
    [3, struct("Trie", { letter: "c", children: vector() })],
  ]);
  expect(linkedNodes({ r: 1 }, children)).toMatchObject({ kind: "tree", nodes: { length: 3 } });
  expect(linkedNodes({ r: 1 }, new Map([[1, struct("Point", { x: 1 })]]))).toBeNull();
});

test("two small values stand side by side, whatever they are drawn as, and a large one has the whole width", () => {
  const wide = (value: TraceValue, objects = NONE) => {
    const [kind = "text"] = drawingKinds(at(value), objects);
    return { [kind]: needsWholeWidth(kind, at(value), objects) };
  };
  const chain = (length: number) => {
    const node = (id: number) => struct("Node", { value: id, next: id + 1 < length ? { r: id + 1 } : null });
    return new Map(Array.from({ length }, (_, id): [number, TraceValue] => [id, node(id)]));
  };
  const tree = (count: number, text: TraceValue) => {
    const link = (to: number) => (to < count ? { r: to } : null);
    const node = (id: number) => struct("T", { value: text, l: link(2 * id + 1), r: link(2 * id + 2) });
    return new Map(Array.from({ length: count }, (_, id): [number, TraceValue] => [id, node(id)]));
  };
  const row = (columns: number) => vector(...Array.from({ length: columns }, () => 1));
  const map = (value: TraceValue): TraceValue => ({
    k: "map",
    n: 2,
    v: [
      [1, value],
      [2, 0],
    ],
  });
  expect([wide({ r: 0 }, chain(4)), wide({ r: 0 }, chain(5))]).toEqual([{ chain: false }, { chain: true }]);
  expect([wide({ r: 0 }, tree(7, 10)), wide({ r: 0 }, tree(8, 10)), wide({ r: 0 }, tree(3, 12_345))]).toEqual([
    { tree: false },
    { tree: true },
    { tree: true },
  ]);
  expect([wide(vector(row(7), row(7))), wide(vector(row(8), row(8)))]).toEqual([{ grid: false }, { grid: true }]);
  expect([wide(row(7)), wide(row(12))]).toEqual([{ strip: false }, { strip: true }]);
  expect([wide(map(13)), wide(map("a text that is long"))]).toEqual([{ table: false }, { table: true }]);
  expect([wide(5), wide("x".repeat(40))]).toEqual([{ text: false }, { text: true }]);
  expect(needsWholeWidth("heap", at(row(7)), NONE)).toBe(false);
  expect(needsWholeWidth("heap", at(row(8)), NONE)).toBe(true);
  expect(needsWholeWidth("adjacency", at(vector(row(1), row(1))), NONE)).toBe(true);
});

test("a chain of very many is not drawn", () => {
  const many = new Map<number, TraceValue>(
    Array.from({ length: 500 }, (_, id) => [id, struct("Node", { next: id === 499 ? null : { r: id + 1 } })]),
  );
  expect(linkedNodes({ r: 0 }, many)?.kind).toBe("many");
});

test("a heap lies in its list as a tree does", () => {
  expect(heapNodes(vector(1, 3, 2), NONE)?.map(({ links }) => links.map(({ to }) => to))).toEqual([["1", "2"], [], []]);
});

test("rows that are objects of their own make a grid, and each cell knows where it lies", () => {
  const objects = new Map<number, TraceValue>([
    [1, vector({ r: 2 }, { r: 3 })],
    [2, vector(1, 2)],
    [3, vector(3, 4)],
  ]);
  const list = followed(at({ r: 1 }), objects);
  const focus = { row: 0, column: 0 };
  const { cells } = partOfGrid(list, { rows: 2, columns: 2 }, { focus, objects });
  expect(cells.map((row) => row.map(({ value }) => value))).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const isChanged = changedPlaces(new Map([["o:3", [[1]]]]));
  expect(changedCell(list, { isChanged, objects })).toEqual({ row: 1, column: 1 });
  expect(cells.map((row) => row.map(isChanged))).toEqual([
    [false, false],
    [false, true],
  ]);
});

test("of a large grid the part around what happens is drawn, and it does not move with every step", () => {
  const rows = Array.from({ length: 300 }, () => vector(...Array.from({ length: 300 }, (_, column) => column)));
  const list = at(vector(...rows));
  expect(bestOf(list.value)).toBe("grid");
  const tops = [0, 11, 12, 13, 19, 299].map((row) => {
    const part = partOfGrid(list, { rows: 300, columns: 300 }, { focus: { row, column: 150 }, objects: NONE });
    expect(part.cells.length * (part.cells[0]?.length ?? 0)).toBeLessThan(600);
    expect(row - part.top).toBeLessThan(part.cells.length);
    expect(part.cells[0]?.[0]?.value).toBe(part.left);
    return part.top;
  });
  expect(tops).toEqual([0, 5, 5, 5, 5, 280]);
});

test("a part is changed when it, what it lies in, or what lies in it has changed", () => {
  const isChanged = changedPlaces(new Map([["v", [[1, 0]]]]));
  expect(isChanged({ value: 0, key: "v", path: [] })).toBe(true);
  expect(isChanged({ value: 0, key: "v", path: [1] })).toBe(true);
  expect(isChanged({ value: 0, key: "v", path: [1, 0, 5] })).toBe(true);
  expect(isChanged({ value: 0, key: "v", path: [0] })).toBe(false);
  expect(isChanged({ value: 0, key: "w", path: [1, 0] })).toBe(false);
});

test.each(RECORDED)("every value of %s has a drawing at every step", (name) => {
  const trace = foldTrace(recordedTrace(name));
  const stateAt = openStates(trace);
  const found = new Set<string>();
  for (let position = 0; position < trace.steps.length; position += 3) {
    const { frames, globals, objects } = stateAt(position);
    for (const { key, value } of [...globals, ...(frames.at(-1)?.variables ?? [])]) {
      const [kind] = drawingKinds({ key, value, path: [] }, objects);
      found.add(kind ?? "");
      if (kind === "grid") expect(gridSize(followed({ key, value, path: [] }, objects).value, objects)).not.toBeNull();
      if (kind === "table") expect(partsOf(followed({ key, value, path: [] }, objects))).not.toBeNull();
    }
  }
  expect(found.size).toBeGreaterThan(1);
});
