import { valueText } from "@verdict/contract/program-steps/value-text";
import { isShape, itemsOf, type TraceValue } from "@verdict/contract/trace-values";
import type { ComponentProps } from "react";
import { LazyModule } from "../../ui/lazy-module.tsx";
import type { IndexMark } from "../model/index-marks.ts";
import { graphOfLists, heapNodes } from "./adjacency.ts";
import { Chain } from "./chain.tsx";
import type { DrawingKind } from "./drawing-kinds.ts";
import type { Graph } from "./graph.tsx";
import { Grid } from "./grid.tsx";
import { type DrawnNode, linkedNodes } from "./linked-nodes.ts";
import { followed, type IsChanged, type Located, type Objects } from "./located.ts";
import { Strip } from "./strip.tsx";
import { Tree } from "./tree.tsx";
import { ValueTable } from "./value-table.tsx";
import "./drawings.css";

const loadGraph = () => import("./graph.tsx");

/** A value in one of its drawings (drawingKinds). */
export function VariableDrawing(input: {
  name: string;
  variable: Located;
  kind: DrawingKind;
  marks: readonly IndexMark[];
  isChanged: IsChanged;
  objects: Objects;
  /** The variables that refer to an object. */
  namesOf: (id: string) => readonly string[];
}) {
  const { name, kind, isChanged, objects } = input;
  const list = followed(input.variable, objects);
  const parts = { label: name, marks: input.marks, isChanged, objects };
  switch (kind) {
    case "text":
      return <Text value={input.variable.value} isChanged={isChanged(input.variable)} objects={objects} />;
    case "strip":
      return <Strip list={list} {...parts} marks={[...input.marks, ...endMarks(input.variable.value, list.value)]} />;
    case "grid":
      return <Grid list={list} {...parts} />;
    case "table":
      return <ValueTable list={list} {...parts} />;
    case "chain": {
      const nodes = nodesOf(input.variable.value, objects);
      return <Chain nodes={nodes} label={name} namesOf={input.namesOf} isChanged={isChanged} />;
    }
    case "tree": {
      const nodes = nodesOf(input.variable.value, objects);
      return <Tree nodes={nodes} label={pictureLabel(name, nodes)} namesOf={input.namesOf} isChanged={isChanged} />;
    }
    case "heap": {
      const nodes = heapNodes(list.value, objects) ?? [];
      return <Tree nodes={nodes} label={pictureLabel(name, nodes)} namesOf={nobody} isChanged={isChanged} />;
    }
    case "graph": {
      const nodes = nodesOf(input.variable.value, objects);
      const label = pictureLabel(name, nodes);
      return <LateGraph nodes={nodes} label={label} namesOf={input.namesOf} isChanged={isChanged} />;
    }
    case "adjacency": {
      const nodes = graphOfLists(list.value, objects) ?? [];
      return <LateGraph nodes={nodes} label={pictureLabel(name, nodes)} namesOf={nobody} isChanged={isChanged} />;
    }
    default:
      return kind satisfies never;
  }
}

/** Where a queue is left and entered, and what of a stack or a heap comes next. */
function endMarks(value: TraceValue, list: TraceValue): IndexMark[] {
  const last = (itemsOf(list)?.length ?? 0) - 1;
  if (!isShape(value) || last < 0) return [];
  if (value.k === "stack") return [{ at: [last], label: "top" }];
  if (value.k === "heap") return [{ at: [0], label: "top" }];
  if (value.k !== "queue") return [];
  const front = { at: [0], label: last === 0 ? "front, back" : "front" };
  return last === 0 ? [front] : [front, { at: [last], label: "back" }];
}

function Text({ value, isChanged, objects }: { value: TraceValue; isChanged: boolean; objects: Objects }) {
  return (
    <span data-changed={isChanged ? "" : undefined} className="steps-text">
      {valueText(value, objects)}
    </span>
  );
}

function LateGraph(props: ComponentProps<typeof Graph>) {
  return (
    <LazyModule load={loadGraph} name="The drawing" pending={<div className="skeleton h-16 w-full" />}>
      {(module) => <module.Graph {...props} />}
    </LazyModule>
  );
}

function nodesOf(value: TraceValue, objects: Objects): readonly DrawnNode[] {
  const linked = linkedNodes(value, objects);
  return linked === null || linked.kind === "many" ? [] : linked.nodes;
}

/** What a picture says to who does not see it: every node, and where it leads. */
function pictureLabel(name: string, nodes: readonly DrawnNode[]): string {
  const texts = new Map(nodes.map(({ id, text }) => [id, text]));
  const said = nodes.slice(0, 30).map(({ text, links }) => {
    const targets = links.flatMap(({ to }) => (to === null ? [] : [texts.get(to) ?? "another"]));
    return targets.length === 0 ? text : `${text} to ${targets.join(" and ")}`;
  });
  return `${name}: ${said.join("; ")}${nodes.length > 30 ? `; and ${nodes.length - 30} more` : ""}`;
}

function nobody(): readonly string[] {
  return [];
}
