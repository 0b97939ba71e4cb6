import { type Key, keyOf, type Value } from "./value.ts";

/** What a script has assigned: to variables, and to each index of arrays. The index of a variable alone is "". */
export interface Variables {
  get(name: string, index: Key): Value | undefined;
  set(name: string, index: Key, value: Value): void;
  unset(name: string): void;
  /** Whether one of the array's values is this one. */
  has(name: string, value: Value): boolean;
  /** Whether no two indices have the same values in all of these; null where they have not the same indices. */
  areUnique(names: readonly string[]): boolean | null;
}

/** A script that keeps more has not been made for an input. */
const MOST_VALUES = 5_000_000;

export class TooManyValuesError extends Error {
  override name = "TooManyValuesError";
}

export function createVariables(): Variables {
  const arrays = new Map<string, Map<Key, Value>>();
  /** How often each value occurs, of arrays that were asked for it. */
  const counts = new Map<string, Map<Key, number>>();
  let values = 0;

  function count(name: string, value: Value, change: number): void {
    const ofName = counts.get(name);
    if (ofName === undefined) return;
    const key = keyOf(value);
    ofName.set(key, (ofName.get(key) ?? 0) + change);
  }

  return {
    get: (name, index) => arrays.get(name)?.get(index),
    set(name, index, value) {
      const array = arrays.get(name) ?? new Map<Key, Value>();
      arrays.set(name, array);
      const before = array.get(index);
      if (before === undefined) values += 1;
      else count(name, before, -1);
      if (values > MOST_VALUES) throw new TooManyValuesError(`it keeps more than ${MOST_VALUES} values`);
      array.set(index, value);
      count(name, value, 1);
    },
    unset(name) {
      values -= arrays.get(name)?.size ?? 0;
      arrays.delete(name);
      counts.delete(name);
    },
    has(name, value) {
      if (!counts.has(name)) {
        counts.set(name, new Map());
        for (const each of arrays.get(name)?.values() ?? []) count(name, each, 1);
      }
      return (counts.get(name)?.get(keyOf(value)) ?? 0) > 0;
    },
    areUnique(names) {
      const [first = new Map<Key, Value>(), ...others] = names.map((name) => arrays.get(name) ?? new Map());
      if (others.some((other) => other.size !== first.size)) return null;
      const seen = new Set<Key>();
      for (const [index, value] of first) {
        const more = others.map((other) => other.get(index));
        if (more.includes(undefined)) return null;
        seen.add(more.length === 0 ? keyOf(value) : JSON.stringify([value, ...more].map((each) => keyOf(each))));
      }
      return seen.size === first.size;
    },
  };
}
