import { MoveRight } from "lucide-react";
import type { DrawnNode } from "./linked-nodes.ts";
import type { IsChanged } from "./located.ts";

/** Linked nodes one after the other, each with the variables that refer to it. */
export function Chain(input: {
  nodes: readonly DrawnNode[];
  label: string;
  namesOf: (id: string) => readonly string[];
  isChanged: IsChanged;
}) {
  return (
    <ol aria-label={input.label} className="steps-chain">
      {input.nodes.map(({ id, text, key }) => (
        <li key={id}>
          <span className="steps-chain-node">
            <span className="steps-names">{input.namesOf(id).join(" ")}</span>
            <span
              data-changed={key !== null && input.isChanged({ value: null, key, path: [] }) ? "" : undefined}
              className="steps-node"
            >
              {text === "" ? "·" : text}
            </span>
          </span>
          <MoveRight className="size-4" aria-hidden="true" />
        </li>
      ))}
      <li className="steps-chain-end">null</li>
    </ol>
  );
}
