import { valueText } from "@verdict/contract/program-steps/value-text";
import { heapNodes } from "./adjacency.ts";
import type { DrawingKind } from "./drawing-kinds.ts";
import { gridSize } from "./grid-cells.ts";
import { type DrawnNode, linkedNodes } from "./linked-nodes.ts";
import { followed, type Located, type Objects, partsOf } from "./located.ts";

/** Cells, letters, and nodes of a tree, for which half of the panel has room. */
const CELLS = 7;
const LETTERS = 18;
const NODES = 7;
const NODE_LETTERS = 4;
/** An arrow of a chain is as wide as so many letters. */
const ARROW = 5;

/** Whether a drawing needs the whole width of the panel; two that do not stand side by side. */
export function needsWholeWidth(kind: DrawingKind, variable: Located, objects: Objects): boolean {
  if (kind === "text") return valueText(variable.value, objects).length > LETTERS;
  const list = followed(variable, objects);
  switch (kind) {
    case "grid":
      return (gridSize(list.value, objects)?.columns ?? 0) > CELLS;
    case "strip":
      return valueText(list.value, objects).length > 4 * CELLS;
    case "table":
      return (partsOf(list) ?? []).some(({ value }) => valueText(value, objects).length > LETTERS);
    case "heap":
      return isWideTree(heapNodes(list.value, objects) ?? []);
    case "chain":
    case "tree": {
      const linked = linkedNodes(variable.value, objects);
      if (linked === null || linked.kind === "many") return true;
      if (kind === "tree") return isWideTree(linked.nodes);
      return linked.nodes.reduce((sum, { text }) => sum + text.length + ARROW, 0) > 4 * CELLS;
    }
    default:
      return true;
  }
}

function isWideTree(nodes: readonly DrawnNode[]): boolean {
  return nodes.length > NODES || nodes.some(({ text }) => text.length > NODE_LETTERS);
}
