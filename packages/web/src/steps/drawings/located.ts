import { isPair, isShape, itemsOf, type TraceItem, type TraceValue } from "@verdict/contract/trace-values";

export type Objects = ReadonlyMap<number, TraceValue>;

/** A value and where it lies: in the variable or object of this key (placeKey), at this path. */
export interface Located {
  readonly value: TraceValue;
  readonly key: string;
  readonly path: readonly number[];
}

/** Further than any value that somebody means leads. */
const MOST_HOPS = 4;

/** What one sees of a value: behind references, smart pointers, and the shape around a queue's list. */
export function followed(start: Located, objects: Objects): Located {
  let found = start;
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const { value } = found;
    if (typeof value !== "object" || value === null) return found;
    if ("r" in value) {
      const object = objects.get(value.r);
      if (object === undefined) return found;
      found = { value: object, key: `o:${value.r}`, path: [] };
    } else if (isShape(value) && isSingle(value.v)) {
      found = { value: value.v, key: found.key, path: [...found.path, 0] };
    } else return found;
  }
  return found;
}

/** The elements of a list, the values of a map or struct; null for what has no parts. */
export function partsOf(located: Located): Located[] | null {
  const items = itemsOf(located.value);
  if (items === null) return null;
  return items.map((item, index) => ({
    value: contentOf(item),
    key: located.key,
    path: [...located.path, index],
  }));
}

export function contentOf(item: TraceItem): TraceValue {
  return isPair(item) ? item[1] : item;
}

function isSingle(inside: unknown): inside is TraceValue {
  return inside !== undefined && !Array.isArray(inside) && typeof inside !== "string";
}

/** Tells of a value whether the last line has changed it, or a part of it. */
export type IsChanged = (located: Located) => boolean;

/** `paths`: as in WhatChanged. */
export function changedPlaces(paths: ReadonlyMap<string, readonly (readonly number[])[]>): IsChanged {
  const wholes = new Map<string, Set<string>>();
  const partly = new Map<string, Set<string>>();
  for (const [key, changed] of paths) {
    wholes.set(key, new Set(changed.map((path) => path.join("."))));
    partly.set(key, new Set(changed.flatMap((path) => path.map((_, index) => path.slice(0, index).join(".")))));
  }
  return ({ key, path }) => {
    const whole = wholes.get(key);
    if (whole === undefined) return false;
    for (let length = 0; length <= path.length; length += 1) {
      if (whole.has(path.slice(0, length).join("."))) return true;
    }
    return partly.get(key)?.has(path.join(".")) === true;
  };
}
