import type { TraceSlot } from "../trace.ts";
import type { TraceValue } from "../trace-values.ts";

/** A variable as it stands now. */
export interface Variable {
  readonly name: string;
  readonly value: TraceValue;
}

/**
 * The same for all moments: what a call is, and all slots that its variables ever have, so that each keeps its place.
 */
export interface Frame {
  /** Tells it from all other calls of its window. */
  readonly id: number;
  readonly name: string;
  readonly order: Set<string>;
}

/** A call that has not returned, as it stands now. */
interface FrameNow {
  readonly frame: Frame;
  readonly variables: Map<string, Variable>;
  /** The line that it will run next, or the one that waits for a call. Null before its first step. */
  line: number | null;
}

/** All that a program holds at a step; the lowest frame comes first. */
export interface ProgramState {
  readonly frames: FrameNow[];
  readonly globals: Map<string, Variable>;
  readonly objects: Map<number, TraceValue>;
  /** All frames that have been there, by id: one that has returned comes back as it was when one goes back. */
  readonly known: Map<number, FrameNow>;
}

/** Where a value stands. */
export type Place =
  | { readonly of: "v"; readonly frame: Frame; readonly slot: string }
  | { readonly of: "g"; readonly slot: string }
  | { readonly of: "o"; readonly id: number };

/** One difference between two steps, which leads from the one to the other and back. */
export type Change =
  | { readonly kind: "push"; readonly frame: Frame }
  | { readonly kind: "pop"; readonly frame: Frame; readonly value: TraceValue | undefined }
  | { readonly kind: "line"; readonly frame: Frame; readonly before: number | null; readonly after: number }
  | {
      readonly kind: "set";
      readonly place: Place;
      readonly name: string;
      readonly before: TraceValue | undefined;
      readonly after: TraceValue | undefined;
    };

export function emptyState(): ProgramState {
  return { frames: [], globals: new Map(), objects: new Map(), known: new Map() };
}

/** Text that is the same for the same place, and for no other. */
export function placeKey(place: Place): string {
  switch (place.of) {
    case "v":
      return `v${place.frame.id}:${place.slot}`;
    case "g":
      return `g:${place.slot}`;
    case "o":
      return `o:${place.id}`;
    default:
      return place satisfies never;
  }
}

export function slotText(slot: TraceSlot): string {
  return String(slot);
}

export function valueAt(state: ProgramState, place: Place): TraceValue | undefined {
  if (place.of === "o") return state.objects.get(place.id);
  return variablesOf(state, place)?.get(place.slot)?.value;
}

export function applyChange(state: ProgramState, change: Change): void {
  switch (change.kind) {
    case "push":
      state.frames.push(frameNow(state, change.frame));
      return;
    case "pop":
      state.frames.pop();
      return;
    case "line":
      frameNow(state, change.frame).line = change.after;
      return;
    case "set":
      setValue(state, change, change.after);
      return;
    default:
      change satisfies never;
  }
}

/** Changes are taken back in the opposite order. */
export function revertChange(state: ProgramState, change: Change): void {
  switch (change.kind) {
    case "push":
      state.frames.pop();
      return;
    case "pop":
      state.frames.push(frameNow(state, change.frame));
      return;
    case "line":
      frameNow(state, change.frame).line = change.before;
      return;
    case "set":
      setValue(state, change, change.before);
      return;
    default:
      change satisfies never;
  }
}

function setValue(
  state: ProgramState,
  { place, name }: { place: Place; name: string },
  value: TraceValue | undefined,
): void {
  if (place.of === "o") {
    if (value === undefined) state.objects.delete(place.id);
    else state.objects.set(place.id, value);
    return;
  }
  const variables = variablesOf(state, place);
  if (value === undefined) variables.delete(place.slot);
  else variables.set(place.slot, { name, value });
}

export function variablesOf(state: ProgramState, place: Exclude<Place, { of: "o" }>): Map<string, Variable> {
  return place.of === "g" ? state.globals : frameNow(state, place.frame).variables;
}

function frameNow(state: ProgramState, frame: Frame): FrameNow {
  const known = state.known.get(frame.id) ?? { frame, variables: new Map(), line: null };
  state.known.set(frame.id, known);
  return known;
}
