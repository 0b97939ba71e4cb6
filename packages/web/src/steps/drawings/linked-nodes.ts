import { cellText, referenceOf, valueText } from "@verdict/contract/program-steps/value-text";
import { isPair, isShape, itemsOf, type TraceValue } from "@verdict/contract/trace-values";
import type { Objects } from "./located.ts";

export interface DrawnNode {
  readonly id: string;
  /** What it holds but its links. */
  readonly text: string;
  /** A place key of the object, to know what has changed; null for a node that is none. */
  readonly key: string | null;
  readonly links: readonly { readonly name: string; readonly to: string | null }[];
}

export type Linked =
  | { readonly kind: "chain" | "tree" | "graph"; readonly nodes: readonly DrawnNode[]; readonly root: string }
  /** Too many to be drawn. */
  | { readonly kind: "many" };

const MOST_NODES = 200;
/** A layout takes seconds for a thousand. */
const MOST_LINKS = 400;
const MOST_FIELDS = 6;

/**
 * What hangs together from an object on by references to its own type: a chain where each leads to one more, a tree
 * where no object is reached twice, else a graph. Null for an object that refers to none of its kind.
 */
export function linkedNodes(value: TraceValue, objects: Objects): Linked | null {
  const root = referenceOf(value);
  const type = root === null ? null : typeOf(objects.get(root));
  if (root === null || type === null) return null;
  const linkNames = linkFields(root, type, objects);
  if (linkNames.size === 0) return null;
  const nodes: DrawnNode[] = [];
  const reached = new Set([root]);
  const queue = [root];
  let isTree = true;
  let linkCount = 0;
  for (const id of queue) {
    if (queue.length > MOST_NODES) return { kind: "many" };
    const links = linksOf(objects.get(id), linkNames);
    linkCount += links.length;
    if (linkCount > MOST_LINKS) return { kind: "many" };
    for (const { to } of links) {
      if (to === null || typeOf(objects.get(to)) !== type) continue;
      if (reached.has(to)) isTree = false;
      else {
        reached.add(to);
        queue.push(to);
      }
    }
    nodes.push({
      id: String(id),
      key: `o:${id}`,
      text: restText(objects.get(id), linkNames, objects),
      links: links.map(({ name, to }) => ({ name, to: to === null ? null : String(to) })),
    });
  }
  const isChain = linkNames.size === 1 && nodes.every(({ links }) => links.length <= 1);
  return { kind: !isTree ? "graph" : isChain ? "chain" : "tree", nodes, root: String(root) };
}

function typeOf(value: TraceValue | undefined): string | null {
  return isShape(value) && value.k === "struct" ? (value.t ?? "") : null;
}

/** The fields with which objects of a type refer to others of it, anywhere in what hangs together. */
function linkFields(root: number, type: string, objects: Objects): Set<string> {
  const names = new Set<string>();
  const seen = new Set([root]);
  const queue = [root];
  for (const id of queue) {
    for (const [name, targets] of fieldsOf(objects.get(id))) {
      for (const target of targets) {
        if (target === null || typeOf(objects.get(target)) !== type) continue;
        names.add(name);
        if (seen.has(target) || seen.size > MOST_NODES) continue;
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return names;
}

function linksOf(value: TraceValue | undefined, names: ReadonlySet<string>): { name: string; to: number | null }[] {
  return fieldsOf(value).flatMap(([name, targets]) => (names.has(name) ? targets.map((to) => ({ name, to })) : []));
}

/** Each field with the objects to which it refers: one, or those of a list. */
function fieldsOf(value: TraceValue | undefined): [name: string, targets: (number | null)[]][] {
  return (itemsOf(value) ?? []).flatMap((item): [string, (number | null)[]][] => {
    if (!isPair(item) || typeof item[0] !== "string") return [];
    const [name, content] = item;
    const inside = itemsOf(content);
    if (inside === null || (isShape(content) && content.k === "struct")) return [[name, [referenceOf(content)]]];
    const targets = inside.map((one) => referenceOf(isPair(one) ? one[1] : one));
    return [[name, targets.filter((target) => target !== null)]];
  });
}

function restText(value: TraceValue | undefined, names: ReadonlySet<string>, objects: Objects): string {
  const rest = (itemsOf(value) ?? []).flatMap((item) =>
    isPair(item) && typeof item[0] === "string" && !names.has(item[0]) ? [{ name: item[0], value: item[1] }] : [],
  );
  if (rest.length === 1 && rest[0] !== undefined) return cellText(rest[0].value, objects);
  const shown = rest.slice(0, MOST_FIELDS).map((field) => `${field.name} ${valueText(field.value, objects, 2)}`);
  return [...shown, ...(rest.length > MOST_FIELDS ? ["…"] : [])].join(", ");
}
