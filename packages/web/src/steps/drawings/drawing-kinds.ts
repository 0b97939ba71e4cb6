import { behind } from "@verdict/contract/program-steps/value-text";
import { isPair, isShape, itemsOf, type TraceItem, type TraceValue } from "@verdict/contract/trace-values";
import { graphOfLists, heapNodes } from "./adjacency.ts";
import { gridSize } from "./grid-cells.ts";
import { linkedNodes } from "./linked-nodes.ts";
import { followed, type Located, type Objects } from "./located.ts";

/** How a value can be drawn. `heap` is a tree of a list's places, `adjacency` a graph of lists of neighbours. */
export type DrawingKind = "text" | "strip" | "grid" | "table" | "chain" | "tree" | "graph" | "heap" | "adjacency";

export const DRAWING_NAMES: Readonly<Record<DrawingKind, string>> = {
  text: "Text",
  strip: "Strip",
  grid: "Grid",
  table: "Table",
  chain: "Chain",
  tree: "Tree",
  graph: "Graph",
  heap: "Heap tree",
  adjacency: "Graph",
};

/** A text that is longer is read, and not looked up letter by letter. */
const MOST_LETTERS = 80;
const CELL_LETTERS = 12;
const CELL_PARTS = 3;
const LISTS: ReadonlySet<string> = new Set(["array", "vector", "deque", "list", "set", "tuple", "heap"]);

/** All ways to draw a value, the one that fits best first. */
export function drawingKinds(start: Located, objects: Objects): DrawingKind[] {
  const linked = linkedNodes(start.value, objects);
  if (linked !== null && linked.kind !== "many") return [linked.kind, "table", "text"];
  const seen = followed(start, objects);
  const { value } = seen;
  if (typeof value === "string") {
    return value.length > 1 && value.length <= MOST_LETTERS ? ["text", "strip"] : ["text"];
  }
  if (!isShape(value)) return ["text"];
  if (value.k === "bits") return ["strip", "text"];
  const items = itemsOf(value);
  if (items === null || items.length === 0) return ["text"];
  const adjacency: DrawingKind[] = graphOfLists(value, objects) === null ? [] : ["adjacency"];
  if (value.k === "map") return ["table", ...adjacency, "text"];
  if (value.k === "struct") return ["table", "text"];
  if (!LISTS.has(value.k)) return ["text"];
  if (gridSize(value, objects) !== null) return ["grid", ...adjacency, "table", "text"];
  const isSmall = items.every((item) => isCell(item, objects));
  if (value.k === "tuple") return isSmall ? ["text", "strip"] : ["table", "text"];
  const canBeHeap = value.k !== "set" && (isSmall || isHeap(start.value, objects));
  const heap: DrawingKind[] = canBeHeap && heapNodes(value, objects) !== null ? ["heap"] : [];
  return isSmall ? ["strip", "table", ...heap, "text"] : ["table", ...heap, ...adjacency, "text"];
}

/** Small enough for a cell of a strip. */
function isCell(item: TraceItem, objects: Objects): boolean {
  if (isPair(item)) return false;
  const value = behind(item, objects);
  if (typeof value === "string") return value.length <= CELL_LETTERS;
  const inside = itemsOf(value);
  if (!isShape(value) || inside === null) return true;
  const isShort = inside.length <= CELL_PARTS;
  return isShort && inside.every((part) => itemsOf(behind(isPair(part) ? part[1] : part, objects)) === null);
}

function isHeap(value: TraceValue, objects: Objects): boolean {
  const own = isShape(value) ? value : behind(value, objects);
  return isShape(own) && own.k === "heap";
}
