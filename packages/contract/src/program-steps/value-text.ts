import { isPair, isShape, itemsOf, type TraceItem, type TraceShape, type TraceValue } from "../trace-values.ts";

type Objects = ReadonlyMap<number, TraceValue>;

/** Items of a list that are said; the rest is counted. */
const MOST_ITEMS = 8;
const MOST_DEEP = 3;
const MOST_LETTERS = 60;
const PAIR = ["first", "second"];

/** A value in a few words, as a programmer would write it. */
export function valueText(value: TraceValue, objects: Objects, deep = 0): string {
  if (value === null) return "null";
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object") return String(value);
  if (isShape(value)) return shapeText(value, objects, deep);
  if ("r" in value) {
    const object = objects.get(value.r);
    if (object === undefined) return "unknown object";
    return deep >= MOST_DEEP ? "…" : valueText(object, objects, deep + 1);
  }
  if ("c" in value) return `'${value.c}'`;
  if ("i" in value) return value.i;
  if ("f" in value) return String(value.f);
  if ("e" in value) return value.e;
  return value.x;
}

/** Of a cell, where the frame already says that it is a text or a character. */
export function cellText(value: TraceValue, objects: Objects): string {
  if (typeof value === "string") return value === "" ? '""' : cut(value);
  if (typeof value === "object" && value !== null && "c" in value) return value.c === " " ? "␣" : value.c;
  return valueText(value, objects, 1);
}

/** The value behind a reference or a smart pointer; a value that is none stands for itself. */
export function behind(value: TraceValue, objects: Objects): TraceValue {
  let found = value;
  for (let hops = 0; hops < 4; hops += 1) {
    if (typeof found !== "object" || found === null) return found;
    if ("r" in found) {
      const object = objects.get(found.r);
      if (object === undefined) return found;
      found = object;
    } else if (isShape(found) && found.k === "pointer" && found.v !== undefined && !Array.isArray(found.v)) {
      found = found.v as TraceValue;
    } else return found;
  }
  return found;
}

/** The object to which a value refers, through smart pointers; null where it refers to none. */
export function referenceOf(value: TraceValue): number | null {
  if (typeof value !== "object" || value === null) return null;
  if ("r" in value) return value.r;
  if (isShape(value) && value.k === "pointer" && value.v !== undefined && !Array.isArray(value.v)) {
    return referenceOf(value.v as TraceValue);
  }
  return null;
}

function shapeText(shape: TraceShape, objects: Objects, deep: number): string {
  const { k, t, v } = shape;
  if (typeof v === "string") return k === "text" ? `${quoted(v).slice(0, -1)}…"` : v;
  const items = itemsOf(shape);
  if (items === null) {
    if (v !== undefined) return valueText(v as TraceValue, objects, deep);
    return (Object.hasOwn(WORDS, k) ? WORDS[k] : undefined) ?? t ?? k;
  }
  if (deep >= MOST_DEEP) return t ?? "…";
  const shown = items.slice(0, MOST_ITEMS).map((item) => itemText(item, k, objects, deep + 1));
  const more = Math.max(shape.n ?? 0, items.length) - shown.length;
  if (more > 0) shown.push(`… ${more} more`);
  const inside = shown.join(", ");
  if (isPairOfTwo(shape))
    return `(${items.map((item) => valueText(isPair(item) ? item[1] : item, objects, deep + 1)).join(", ")})`;
  if (k === "struct") return `${t ?? ""}{${inside}}`;
  if (k === "tuple") return `(${inside})`;
  return k === "map" || k === "set" ? `{${inside}}` : `[${inside}]`;
}

/** As C++ has them: its type is long, and tells nothing. */
function isPairOfTwo(shape: TraceShape): boolean {
  const items = itemsOf(shape);
  return shape.k === "struct" && items?.length === 2 && items.every((item, at) => isPair(item) && item[0] === PAIR[at]);
}

function itemText(item: TraceItem, kind: string, objects: Objects, deep: number): string {
  if (!isPair(item)) return valueText(item, objects, deep);
  const [key, value] = item;
  const name = kind === "struct" && typeof key === "string" ? key : valueText(key, objects, deep);
  return `${name}: ${valueText(value, objects, deep)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  undefined: "undefined",
  unset: "not set",
  unreadable: "cannot be read",
  empty: "empty",
  end: "the end",
  getter: "a getter",
  cut: "…",
  function: "a function",
};

function quoted(text: string): string {
  return JSON.stringify(cut(text));
}

function cut(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
