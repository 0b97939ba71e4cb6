import type { TraceValue } from "../trace-values.ts";
import type { FoldedTrace } from "./fold-trace.ts";
import {
  applyChange,
  emptyState,
  type Place,
  type ProgramState,
  placeKey,
  revertChange,
  type Variable,
} from "./program-state.ts";

/** A variable to show. `key` names its place in its window (placeKey). */
export interface ShownVariable {
  readonly key: string;
  readonly name: string;
  readonly value: TraceValue;
}

export interface ShownFrame {
  readonly id: number;
  readonly name: string;
  readonly line: number | null;
  readonly variables: readonly ShownVariable[];
}

/** What a program held at a step; nothing of it changes when one goes on. The lowest frame comes first. */
export interface ShownState {
  readonly frames: readonly ShownFrame[];
  readonly globals: readonly ShownVariable[];
  readonly objects: ReadonlyMap<number, TraceValue>;
}

/**
 * Rebuilds what a program held at any of these steps, from where it was asked last: the next one costs its own changes
 * only, whichever way one goes.
 */
export function openStates({
  steps,
  globalOrder,
}: Pick<FoldedTrace, "steps" | "globalOrder">): (position: number) => ShownState {
  const state = emptyState();
  let at = -1;
  let shown: { position: number; state: ShownState } | null = null;
  return (position) => {
    if (shown?.position === position) return shown.state;
    for (; at < position; at += 1) for (const change of steps[at + 1]?.changes ?? []) applyChange(state, change);
    for (; at > position; at -= 1) {
      for (const change of steps[at]?.changes.toReversed() ?? []) revertChange(state, change);
    }
    shown = { position, state: copyOf(state, globalOrder) };
    return shown.state;
  };
}

function copyOf(state: ProgramState, globalOrder: readonly string[]): ShownState {
  return {
    frames: state.frames.map(({ frame, line, variables }) => ({
      id: frame.id,
      name: frame.name,
      line,
      variables: inOrder(frame.order, variables, (slot) => ({ of: "v", frame, slot })),
    })),
    globals: inOrder(globalOrder, state.globals, (slot) => ({ of: "g", slot })),
    objects: new Map(state.objects),
  };
}

function inOrder(
  order: Iterable<string>,
  variables: ReadonlyMap<string, Variable>,
  placeOf: (slot: string) => Place,
): ShownVariable[] {
  return [...order].flatMap((slot) => {
    const variable = variables.get(slot);
    return variable === undefined ? [] : [{ key: placeKey(placeOf(slot)), ...variable }];
  });
}
