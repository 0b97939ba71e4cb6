import { isPair, isShape, itemsOf, type TraceItem, type TraceValue } from "../trace-values.ts";

/** A part of a value that has changed: where, what stood there, and what stands there. Undefined: nothing. */
export interface Difference {
  /** As in withPatch; empty for the whole. */
  readonly path: readonly number[];
  /** As a programmer would write it behind the name: `[1][0]`, `.next`. */
  readonly where: string;
  readonly before: TraceValue | undefined;
  readonly after: TraceValue | undefined;
}

/** What of a value has changed, in parts as small as they are, at most so many. */
export function differencesOf(
  before: TraceValue | undefined,
  after: TraceValue | undefined,
  most: number,
): Difference[] {
  const found: Difference[] = [];
  collect({ before, after, path: [], where: "", found, most });
  return found;
}

interface Search {
  before: TraceValue | undefined;
  after: TraceValue | undefined;
  path: readonly number[];
  where: string;
  found: Difference[];
  most: number;
}

function collect(search: Search): void {
  const { before, after, path, where, found, most } = search;
  if (found.length >= most || before === after) return;
  const [old, now] = [itemsOf(before), itemsOf(after)];
  if (old === null || now === null || !isShape(before) || !isShape(after) || before.k !== after.k) {
    const [oldInner, nowInner] = [innerOf(before), innerOf(after)];
    if (oldInner !== null && nowInner !== null) {
      collect({ ...search, before: oldInner, after: nowInner, path: [...path, 0] });
    } else if (!isSame(before, after)) found.push({ path, where, before, after });
    return;
  }
  if (isKeyed(before.k)) collectKeyed(search, old, now);
  else {
    for (let index = 0; index < Math.max(old.length, now.length) && found.length < most; index += 1) {
      const [oldItem, nowItem] = [old[index], now[index]];
      if (oldItem === nowItem) continue;
      const step = isPair(nowItem ?? oldItem ?? null) ? fieldText(nowItem ?? oldItem) : `[${index}]`;
      collect({
        ...search,
        before: oldItem === undefined ? undefined : contentOf(oldItem),
        after: nowItem === undefined ? undefined : contentOf(nowItem),
        path: [...path, index],
        where: where + step,
      });
    }
  }
}

/** In a map or set another element may have come in the middle: what has the same key is compared. */
function collectKeyed(search: Search, old: readonly TraceItem[], now: readonly TraceItem[]): void {
  const before = new Map(old.map((item) => [keyText(item), item]));
  const kept = new Set(now.map(keyText));
  for (const [index, item] of now.entries()) {
    const was = before.get(keyText(item));
    if (was === item) continue;
    collect({
      ...search,
      before: was === undefined ? undefined : contentOf(was),
      after: contentOf(item),
      path: [...search.path, index],
      where: `${search.where}[${keyText(item)}]`,
    });
  }
  for (const item of old) {
    if (kept.has(keyText(item)) || search.found.length >= search.most) continue;
    search.found.push({
      path: search.path,
      where: `${search.where}[${keyText(item)}]`,
      before: contentOf(item),
      after: undefined,
    });
  }
}

function isKeyed(kind: string): boolean {
  return kind === "map" || kind === "set";
}

function keyText(item: TraceItem): string {
  const key = isPair(item) ? item[0] : item;
  return JSON.stringify(plain(key));
}

/** What is around a single number or letter tells nothing in a key. */
function plain(value: TraceValue): unknown {
  if (typeof value !== "object" || value === null || isShape(value)) return value;
  return Object.values(value)[0];
}

function contentOf(item: TraceItem): TraceValue {
  return isPair(item) ? item[1] : item;
}

function fieldText(item: TraceItem | undefined): string {
  if (item === undefined || !isPair(item)) return "";
  return typeof item[0] === "string" ? `.${item[0]}` : `[${keyText(item)}]`;
}

/** Of a shape around a single one. */
function innerOf(value: TraceValue | undefined): TraceValue | null {
  if (!isShape(value) || value.v === undefined || typeof value.v === "string" || Array.isArray(value.v)) return null;
  return value.v as TraceValue;
}

function isSame(before: TraceValue | undefined, after: TraceValue | undefined): boolean {
  return before !== undefined && after !== undefined && JSON.stringify(before) === JSON.stringify(after);
}
