import type { TraceValue } from "../trace-values.ts";
import { differencesOf } from "./differences.ts";
import type { Step } from "./fold-trace.ts";
import { type Change, type Frame, placeKey } from "./program-state.ts";
import type { ShownState } from "./state-at.ts";
import { behind, referenceOf, valueText } from "./value-text.ts";

/** Something that a step brought about, to be read. */
interface ChangeLine {
  readonly key: string;
  /** `dist[1][0]`. */
  readonly label: string;
  /** Null where nothing stood there. */
  readonly before: string | null;
  /** Null where nothing stands there any more. */
  readonly after: string | null;
}

export interface WhatChanged {
  readonly calls: readonly string[];
  /** Calls that have returned, with what they gave back where that is known. */
  readonly returns: readonly { readonly name: string; readonly value: string | null }[];
  /** Calls and returns that are not named: an exception leaves a thousand calls at once. */
  readonly moreCalls: number;
  readonly lines: readonly ChangeLine[];
  /** Of each place that has changed, the paths of the parts (placeKey); an empty path is the whole. */
  readonly paths: ReadonlyMap<string, readonly (readonly number[])[]>;
}

const MOST_PARTS = 12;
const MOST_CALLS = 8;
/** An array that is filled changes everywhere: all of it is marked, and its beginning told. */
const MOST_MARKS = 1000;
/** Places of one step that are looked at; a program that somebody reads has no more variables. */
const MOST_PLACES = 2000;
/** Values that are followed to name what they lead to. */
const MOST_FOLLOWED = 5000;

/** What led to a step. `state` is what the program holds at it, `before` what it held at the step before. */
export function whatChanged(step: Step, state: ShownState, before: ShownState | null): WhatChanged {
  const calls: string[] = [];
  const returns: { name: string; value: string | null }[] = [];
  let moreCalls = 0;
  const entered = new Set<Frame>();
  for (const change of step.changes) {
    if (change.kind === "push") {
      entered.add(change.frame);
      if (calls.length === MOST_CALLS) moreCalls += 1;
      else calls.push(change.frame.name);
    }
    if (change.kind === "pop" && returns.length === MOST_CALLS) moreCalls += 1;
    else if (change.kind === "pop") {
      const value = change.value === undefined ? null : valueText(change.value, state.objects);
      returns.push({ name: change.frame.name, value });
    }
  }
  const lines: ChangeLine[] = [];
  const paths = new Map<string, (readonly number[])[]>();
  const names = namesOfObjects(state);
  const wasSaid = entered.size === 0 || before === null ? () => false : knownBefore(before, state);
  for (const change of mergedChanges(step.changes).slice(0, MOST_PLACES)) {
    const { place, name } = change;
    if (isFunction(change.after) || (place.of === "v" && entered.has(place.frame) && wasSaid(change))) continue;
    const key = placeKey(place);
    const label = place.of === "o" ? (names.get(place.id) ?? null) : name;
    const differences = differencesOf(change.before, change.after, MOST_MARKS);
    if (change.after !== undefined && differences.length > 0)
      paths.set(
        key,
        differences.map(({ path }) => path),
      );
    // What an object was made of is told with the variable that refers to it.
    if (label === null || change.after === undefined || (place.of === "o" && change.before === undefined)) continue;
    for (const { where, before: old, after } of differences.slice(0, MOST_PARTS)) {
      lines.push({
        key,
        label: label + where,
        before: old === undefined ? null : valueText(old, before?.objects ?? state.objects),
        after: after === undefined ? null : valueText(after, state.objects),
      });
    }
  }
  return { calls, returns, moreCalls, lines: lines.slice(0, MOST_PARTS), paths };
}

type SetChange = Extract<Change, { kind: "set" }>;

/** Of a place that changed more than once, from the first value to the last. */
function mergedChanges(changes: readonly Change[]): SetChange[] {
  const merged = new Map<string, SetChange>();
  for (const change of changes) {
    if (change.kind !== "set") continue;
    const key = placeKey(change.place);
    const first = merged.get(key);
    merged.set(key, first === undefined ? change : { ...change, before: first.before });
  }
  return [...merged.values()].filter(({ before, after }) => before !== after);
}

/**
 * Of a variable in a call that has begun: whether it is one of outside that the call sees, which recorders of languages
 * with closures tell anew with each call. That is no news, nor is that a function has a name.
 */
function knownBefore(before: ShownState, state: ShownState): (change: SetChange) => boolean {
  const values = new Map<string, Set<string>>();
  for (const { name, value } of [...before.frames.flatMap(({ variables }) => variables), ...state.globals]) {
    const said = values.get(name) ?? new Set();
    values.set(name, said.add(JSON.stringify(value)));
  }
  return ({ name, after }) => values.get(name)?.has(JSON.stringify(after)) === true;
}

export function isFunction(value: TraceValue | undefined): boolean {
  return typeof value === "object" && value !== null && "k" in value && value.k === "function";
}

/** How an object is called by the variables that lead to it in few steps: `grid`, `grid[1]`, `head.next`. */
export function namesOfObjects(state: ShownState): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const queue: { value: TraceValue; name: string; deep: number }[] = [];
  const top = state.frames.at(-1)?.variables ?? [];
  for (const { name, value } of [...top, ...state.globals, ...state.frames.flatMap(({ variables }) => variables)]) {
    if (typeof value === "object" && value !== null && queue.length < MOST_FOLLOWED)
      queue.push({ value, name, deep: 0 });
  }
  for (let next = 0; next < queue.length && names.size < 500; next += 1) {
    const { value, name, deep } = queue[next] ?? { value: null, name: "", deep: 9 };
    const id = referenceOf(value);
    if (id !== null) {
      if (names.has(id)) continue;
      names.set(id, name);
    }
    const inside = behind(value, state.objects);
    if (deep >= 3) continue;
    for (const part of differencesOf({ k: kindOf(inside), v: [] }, inside, 100)) {
      if (part.after !== undefined && part.path.length > 0 && queue.length < MOST_FOLLOWED) {
        queue.push({ value: part.after, name: name + part.where, deep: deep + 1 });
      }
    }
  }
  return names;
}

function kindOf(value: TraceValue): string {
  return typeof value === "object" && value !== null && "k" in value ? value.k : "";
}

/** Where a value lies: for a variable that refers to an object, its own place and the object's. */
export function keysOf(variable: { key: string; value: TraceValue }, objects: ShownState["objects"]): string[] {
  const keys = [variable.key];
  const seen = new Set<number>();
  const follow = (value: TraceValue, deep: number) => {
    const id = referenceOf(value);
    if (id !== null) {
      if (seen.has(id) || seen.size > 300) return;
      seen.add(id);
      keys.push(`o:${id}`);
    }
    if (deep >= 2) return;
    for (const part of differencesOf({ k: kindOf(behind(value, objects)), v: [] }, behind(value, objects), 300)) {
      if (part.after !== undefined && part.path.length > 0) follow(part.after, deep + 1);
    }
  };
  follow(variable.value, 0);
  return keys;
}

/** The steps at which one of these places changed. */
export function changesOf(steps: readonly Step[], keys: readonly string[]): number[] {
  const wanted = new Set(keys);
  return steps.flatMap(({ changes }, index) =>
    changes.some((change) => change.kind === "set" && wanted.has(placeKey(change.place))) ? [index] : [],
  );
}
