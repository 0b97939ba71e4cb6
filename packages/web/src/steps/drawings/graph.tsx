import { Graph as Layout, layout } from "@dagrejs/dagre";
import type { DrawnNode } from "./linked-nodes.ts";
import type { IsChanged } from "./located.ts";
import { NODE_HEIGHT, NodePicture, nodeWidth } from "./node-picture.tsx";

/** Any nodes and arrows, in layers. A module of its own: the layout is larger than all other drawings together. */
export function Graph(input: {
  nodes: readonly DrawnNode[];
  label: string;
  namesOf: (id: string) => readonly string[];
  isChanged: IsChanged;
}) {
  const graph = new Layout({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: 22, ranksep: 44, marginx: 4, marginy: 4 });
  const known = new Set(input.nodes.map(({ id }) => id));
  for (const { id, text } of input.nodes) graph.setNode(id, { width: nodeWidth(text), height: NODE_HEIGHT });
  const drawn = input.nodes.flatMap(({ id, links }) =>
    links.flatMap(({ name, to }, index) => (to !== null && known.has(to) ? [{ from: id, to, name, index }] : [])),
  );
  for (const { from, to, index } of drawn) graph.setEdge(from, to, {}, String(index));
  layout(graph);
  const nodes = input.nodes.map((node) => {
    const { x = 0, y = 0 } = graph.node(node.id);
    return { ...node, x, y, width: nodeWidth(node.text) };
  });
  const links = drawn.map(({ from, to, name, index }) => {
    const { points = [] } = graph.edge(from, to, String(index)) as { points?: { x: number; y: number }[] };
    return { id: `${from} ${to} ${index}`, name, points };
  });
  return <NodePicture {...input} nodes={nodes} links={links} />;
}
