/*
 * The values in a trace (trace.ts). They are what a stranger's program says of itself, so nothing of them is believed:
 * whoever reads a trace asks isTraceValue, and shows every text as text.
 */

/**
 * A plain number, text, boolean or null stands for itself. `c` is a character, `i` a whole number beyond 2^53, `f` a
 * floating number (a text where JSON has no number: "nan", "Infinity", "-0"), `e` a name of an enumeration, `r` a
 * reference to the object with this id, `x` a pointer that leads nowhere, with what is known of it ("0x8 freed").
 */
export type TraceValue =
  | null
  | boolean
  | number
  | string
  | { readonly c: string }
  | { readonly i: string }
  | { readonly f: number | string }
  | { readonly e: string }
  | { readonly r: number }
  | { readonly x: string }
  | TraceShape;

/**
 * `k` says what it is. With elements in `v`: `array`, `vector`, `deque`, `list`, `set`, `tuple`; `n` is how many there
 * are, and where that is more than `v` holds the rest was cut. With pairs [key, value]: `map`. With pairs [field,
 * value] and the type's name in `t`: `struct`. Around a list in `v`: `queue`, `stack`, `heap` (a priority queue in the
 * order in which it lies), `pointer` (a smart pointer). With text in `v`: `text` (its beginning; `n` characters in
 * all), `bits`, `function` (its name). Without: `undefined`, `unset` (never given a value), `unreadable`, `opaque` (of
 * the type `t`, whose inside nobody knows), `empty` (a hole, or an optional without a value), `end` (an iterator at the
 * end), `getter` (nobody called it), `cut` (too deep or too much), `symbol`. A reader shows a `k` that it does not know
 * by its name.
 */
export interface TraceShape {
  readonly k: string;
  readonly t?: string;
  readonly n?: number;
  readonly v?: TraceValue | readonly TraceItem[];
}
export type TraceItem = TraceValue | readonly [TraceValue, TraceValue];

/** Deeper than any value that recorders write, and far from the end of a reader's stack. */
const MOST_DEEP = 40;

export function isTraceValue(value: unknown, deep = 0): value is TraceValue {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || Array.isArray(value) || deep > MOST_DEEP) return false;
  const fields = value as Record<string, unknown>;
  const isText = (name: string) => typeof fields[name] === "string";
  if (isText("k")) return isTraceShape(fields, deep);
  return (
    isText("c") ||
    isText("i") ||
    isText("f") ||
    Number.isFinite(fields.f) ||
    isText("e") ||
    isText("x") ||
    isId(fields.r)
  );
}

function isTraceShape({ t, n, v }: Record<string, unknown>, deep: number): boolean {
  if (t !== undefined && typeof t !== "string") return false;
  if (n !== undefined && !isId(n)) return false;
  if (v === undefined) return true;
  return Array.isArray(v) ? v.every((item) => isTraceItem(item, deep + 1)) : isTraceValue(v, deep + 1);
}

function isTraceItem(item: unknown, deep: number): item is TraceItem {
  if (!Array.isArray(item)) return isTraceValue(item, deep);
  return item.length === 2 && isTraceValue(item[0], deep) && isTraceValue(item[1], deep);
}

export function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

export function isShape(value: TraceValue | undefined): value is TraceShape {
  return typeof value === "object" && value !== null && "k" in value;
}

/**
 * A new value like this one, with another in the place to which the path leads: an index into `v` for each level. In a
 * pair it is the second that is replaced; a shape around a single shape has that as its index 0. Undefined where there
 * is no such place. The old value stays as it was, and shares with the new one all that is the same in both.
 */
export function withPatch(value: TraceValue, path: readonly number[], replacement: TraceValue): TraceValue | undefined {
  return changedAt(value, path, () => replacement);
}

/** Of a list: it has `n` elements now, of which the first `kept` are as they were, and `added` come after them. */
export interface TraceTail {
  n: number;
  kept: number;
  added: readonly TraceItem[];
}

/** The same for the end of the list to which the path leads. */
export function withTail(
  value: TraceValue,
  path: readonly number[],
  { n, kept, added }: TraceTail,
): TraceValue | undefined {
  return changedAt(value, path, (list) => {
    const items = itemsOf(list);
    if (!isShape(list) || items === null || kept > items.length) return undefined;
    return { ...list, n, v: [...items.slice(0, kept), ...added] };
  });
}

/**
 * How many elements are copied when the place to which the path leads changes (withPatch, withTail): what the change
 * costs whoever folds the trace.
 */
export function costOfChange(value: TraceValue, path: readonly number[]): number {
  let at: TraceValue | undefined = value;
  let cost = 0;
  for (const index of path) {
    const items = itemsOf(at);
    if (items === null) at = isShape(at) && index === 0 ? innerOf(at) : undefined;
    else {
      cost += items.length;
      const item: TraceItem | undefined = items[index];
      at = item !== undefined && isPair(item) ? item[1] : item;
    }
  }
  return cost + (itemsOf(at)?.length ?? 0);
}

function innerOf({ v }: TraceShape): TraceValue | undefined {
  return isItems(v) ? undefined : v;
}

/** The elements of a list, the pairs of a map or a struct; null for everything else. */
export function itemsOf(value: TraceValue | undefined): readonly TraceItem[] | null {
  return isShape(value) && isItems(value.v) ? value.v : null;
}

function isItems(inside: TraceShape["v"]): inside is readonly TraceItem[] {
  return Array.isArray(inside);
}

export function isPair(item: TraceItem): item is readonly [TraceValue, TraceValue] {
  return Array.isArray(item);
}

function changedAt(
  value: TraceValue,
  [index, ...rest]: readonly number[],
  change: (place: TraceValue) => TraceValue | undefined,
): TraceValue | undefined {
  if (index === undefined) return change(value);
  if (!isShape(value) || value.v === undefined) return undefined;
  if (!isItems(value.v)) {
    const inner = index === 0 ? changedAt(value.v, rest, change) : undefined;
    return inner === undefined ? undefined : { ...value, v: inner };
  }
  const item = value.v[index];
  if (item === undefined) return undefined;
  const changed = changedAt(isPair(item) ? item[1] : item, rest, change);
  if (changed === undefined) return undefined;
  return { ...value, v: value.v.with(index, isPair(item) ? [item[0], changed] : changed) };
}
