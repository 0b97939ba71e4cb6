import { behind, cellText } from "@verdict/contract/program-steps/value-text";
import { isPair, isShape, itemsOf, type TraceItem, type TraceValue } from "@verdict/contract/trace-values";
import type { DrawnNode } from "./linked-nodes.ts";
import type { Objects } from "./located.ts";

const MOST_NODES = 60;
/** As of linked nodes. */
const MOST_LINKS = 400;

/**
 * A list of lists, or a map to lists, read as a graph: from each place to those that its list names, by a number or as
 * the first part of a pair. Null where it cannot be read so; nobody knows whether it is meant so.
 */
export function graphOfLists(value: TraceValue, objects: Objects): DrawnNode[] | null {
  const rows = itemsOf(value);
  if (!isShape(value) || rows === null || rows.length === 0 || rows.length > MOST_NODES) return null;
  const isMap = value.k === "map";
  const names = rows.map((row, index) => (isMap && isPair(row) ? cellText(row[0], objects) : String(index)));
  const known = new Set(names);
  const nodes: DrawnNode[] = [];
  const others = new Set<string>();
  let linkCount = 0;
  for (const [index, row] of rows.entries()) {
    const neighbours = itemsOf(behind(isPair(row) ? row[1] : row, objects));
    if (neighbours === null) return null;
    linkCount += neighbours.length;
    if (linkCount > MOST_LINKS) return null;
    const links: { name: string; to: string }[] = [];
    for (const neighbour of neighbours) {
      const link = linkOf(neighbour, objects);
      if (link === null || (!isMap && !known.has(link.to))) return null;
      if (!known.has(link.to)) others.add(link.to);
      links.push(link);
    }
    const id = names[index] ?? "";
    nodes.push({ id, text: id, key: null, links });
  }
  for (const id of others) nodes.push({ id, text: id, key: null, links: [] });
  return nodes.length > MOST_NODES || nodes.every(({ links }) => links.length === 0) ? null : nodes;
}

function linkOf(item: TraceItem, objects: Objects): { name: string; to: string } | null {
  if (isPair(item)) return { name: cellText(item[1], objects), to: cellText(item[0], objects) };
  const inside = behind(item, objects);
  const parts = itemsOf(inside);
  if (parts === null) return isPlain(inside) ? { name: "", to: cellText(inside, objects) } : null;
  const [to, weight] = parts.map((part) => behind(isPair(part) ? part[1] : part, objects));
  if (to === undefined || !isPlain(to)) return null;
  return { name: weight === undefined ? "" : cellText(weight, objects), to: cellText(to, objects) };
}

function isPlain(value: TraceValue): boolean {
  if (typeof value === "object") return value !== null && "c" in value;
  return typeof value === "number" || typeof value === "string";
}

/** A heap as it lies in its list: the children of the place i are at 2i + 1 and 2i + 2. */
export function heapNodes(value: TraceValue, objects: Objects): DrawnNode[] | null {
  const items = itemsOf(value);
  if (items === null || items.length === 0 || items.length > MOST_NODES) return null;
  return items.map((item, index) => ({
    id: String(index),
    text: cellText(isPair(item) ? item[1] : item, objects),
    key: null,
    links: [2 * index + 1, 2 * index + 2].flatMap((child) =>
      child < items.length ? [{ name: "", to: String(child) }] : [],
    ),
  }));
}
