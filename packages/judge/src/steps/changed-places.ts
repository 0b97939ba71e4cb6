import type { TraceItem, TraceValue } from "@verdict/contract/trace-values";

/**
 * A place that a path leads to has another value, or a list there another end (withPatch, withTail of the contract).
 */
export type PlaceChange =
  | { kind: "p"; path: readonly number[]; value: TraceValue }
  | { kind: "tail"; path: readonly number[]; n: number; kept: number; added: readonly TraceItem[] };

/** More places than this are not worth the looking: the whole is said again. */
const MOST_CHANGES = 40;
/** As many indices as a reader follows. */
const MOST_DEEP = 16;

/**
 * What makes the new value of the old one; null where only the whole does. Empty where they are equal. So a table of
 * which a step changes one cell costs that cell.
 */
export function changedPlaces(old: TraceValue, value: TraceValue): PlaceChange[] | null {
  const changes: PlaceChange[] = [];
  return collect(old, value, [], changes) ? changes : null;
}

interface Shape {
  k: string;
  t?: string;
  n?: number;
  v?: TraceValue | readonly TraceItem[];
}

function isShape(value: TraceValue): value is Shape & TraceValue {
  return typeof value === "object" && value !== null && "k" in value;
}

function isItems(inside: Shape["v"]): inside is readonly TraceItem[] {
  return Array.isArray(inside);
}

/** False where there is no end of changes, or the whole has become another thing. */
function collect(old: TraceValue, value: TraceValue, path: readonly number[], changes: PlaceChange[]): boolean {
  if (old === value) return true;
  if (!isShape(old) || !isShape(value) || old.k !== value.k || old.t !== value.t || path.length === MOST_DEEP) {
    return isSame(old, value) || put(changes, path, { kind: "p", path, value });
  }
  const [before, now] = [old.v, value.v];
  if (isItems(before) && isItems(now)) return collectItems(old, value, path, changes);
  const isSingle = old.n === value.n && before !== undefined && now !== undefined;
  if (isSingle && !isItems(before) && !isItems(now)) return collect(before, now, [...path, 0], changes);
  return isSame(old, value) || put(changes, path, { kind: "p", path, value });
}

/** The root's own place has no change: that is the whole. */
function put(changes: PlaceChange[], path: readonly number[], change: PlaceChange): boolean {
  if ((path.length === 0 && change.kind === "p") || changes.length === MOST_CHANGES) return false;
  changes.push(change);
  return true;
}

function collectItems(old: Shape, value: Shape & TraceValue, path: readonly number[], changes: PlaceChange[]): boolean {
  const [before, now] = [old.v as readonly TraceItem[], value.v as readonly TraceItem[]];
  const n = value.n;
  const common = Math.min(before.length, now.length);
  const hasOtherEnd = before.length !== now.length || old.n !== n;
  // At an end that changes, keys may: what differs first and all behind it is the new end.
  let kept = 0;
  while (kept < common && haveSameKey(before[kept], now[kept])) kept++;
  if (!hasOtherEnd && kept < common) return put(changes, path, { kind: "p", path, value });
  if (hasOtherEnd) {
    // Only a list that says its length has an end of its own.
    if (n === undefined || old.n === undefined) return put(changes, path, { kind: "p", path, value });
    let same = 0;
    while (same < kept && isSame(before[same], now[same])) same++;
    if (same < kept / 2) return put(changes, path, { kind: "p", path, value });
    return put(changes, path, { kind: "tail", path, n, kept: same, added: now.slice(same) });
  }
  for (let index = 0; index < common; index++) {
    const [was, is] = [before[index], now[index]];
    if (was === undefined || is === undefined) return false;
    if (!collect(valueIn(was), valueIn(is), [...path, index], changes)) return false;
  }
  return true;
}

function isPair(item: TraceItem | undefined): item is readonly [TraceValue, TraceValue] {
  return Array.isArray(item);
}

function valueIn(item: TraceItem): TraceValue {
  return isPair(item) ? item[1] : item;
}

function haveSameKey(one: TraceItem | undefined, other: TraceItem | undefined): boolean {
  if (!isPair(one) || !isPair(other)) return isPair(one) === isPair(other);
  return isSame(one[0], other[0]);
}

/** Of values and items, which are JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  const [fields, otherFields] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return keys.length === otherKeys.length && keys.every((key) => isSame(fields[key], otherFields[key]));
}
