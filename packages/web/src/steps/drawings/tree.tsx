import { type HierarchyPointNode, stratify, tree } from "d3-hierarchy";
import type { DrawnNode } from "./linked-nodes.ts";
import type { IsChanged } from "./located.ts";
import { NODE_HEIGHT, NodePicture, nodeWidth, type PlacedLink } from "./node-picture.tsx";

const ROW_HEIGHT = 58;
const GAP = 14;

interface Place {
  id: string;
  parent: string | null;
  /** Null for a child that is not there: its sibling stays on its own side. */
  node: DrawnNode | null;
}

/** A tree from its root down. A node that has one of two children has it on its side. */
export function Tree(input: {
  nodes: readonly DrawnNode[];
  label: string;
  namesOf: (id: string) => readonly string[];
  isChanged: IsChanged;
}) {
  const placed = placesOf(input.nodes);
  const nodes = placed.flatMap(({ data: { node }, x, y }) =>
    node === null ? [] : [{ ...node, x, y, width: nodeWidth(node.text) }],
  );
  const links = placed.flatMap(({ data: { node }, x, y, parent }): PlacedLink[] => {
    if (node === null || parent === null) return [];
    const from = { x: parent.x, y: parent.y + NODE_HEIGHT / 2 };
    return [{ id: `to ${node.id}`, name: "", points: [from, { x, y: y - NODE_HEIGHT / 2 }] }];
  });
  return <NodePicture {...input} nodes={nodes} links={links} />;
}

function placesOf(nodes: readonly DrawnNode[]): HierarchyPointNode<Place>[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places: Place[] = nodes[0] === undefined ? [] : [{ id: nodes[0].id, parent: null, node: nodes[0] }];
  for (const node of nodes) {
    const hasChildren = node.links.some(({ to }) => to !== null);
    for (const [index, { to }] of node.links.entries()) {
      const child = to === null ? null : (byId.get(to) ?? null);
      if (child !== null) places.push({ id: child.id, parent: node.id, node: child });
      else if (hasChildren) places.push({ id: `${node.id} without ${index}`, parent: node.id, node: null });
    }
  }
  const widest = Math.max(...nodes.map(({ text }) => nodeWidth(text)));
  const root = stratify<Place>()
    .id(({ id }) => id)
    .parentId(({ parent }) => parent)(places);
  return tree<Place>()
    .nodeSize([widest + GAP, ROW_HEIGHT])(root)
    .descendants();
}
