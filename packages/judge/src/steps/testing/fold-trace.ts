import type { TraceRecord } from "@verdict/contract/trace";
import { type TraceValue, withPatch, withTail } from "@verdict/contract/trace-values";

/** What stands at one step, as a reader has it who folds the trace up to there. */
export interface FoldedStep {
  line: number;
  /** From the lowest on: its name, and its variables by name. */
  frames: readonly { name: string; variables: Readonly<Record<string, TraceValue>> }[];
  globals: Readonly<Record<string, TraceValue>>;
  objects: ReadonlyMap<number, TraceValue>;
  output: string;
}

interface Frame {
  name: string;
  values: Map<string | number, { name: string; value: TraceValue }>;
}

/**
 * Each step of a trace from this one on. Throws where a record means nothing at its place: a recorder writes none such.
 */
export function foldTrace(records: readonly TraceRecord[], from = 0): FoldedStep[] {
  let passed = 0;
  const steps: FoldedStep[] = [];
  const frames: Frame[] = [];
  const globals: Frame["values"] = new Map();
  const objects = new Map<number, TraceValue>();
  let output = "";

  const frameAt = (at?: number): Frame => {
    const frame = at === undefined ? frames.at(-1) : frames[at];
    if (frame === undefined) throw new Error(`there is no frame ${at}`);
    return frame;
  };
  const change = (
    [place, key, at]: readonly ["v" | "g" | "o", string | number, number?],
    of: (old: TraceValue) => TraceValue | undefined,
  ) => {
    const values = place === "v" ? frameAt(at).values : globals;
    const old = place === "o" ? objects.get(Number(key)) : values.get(key)?.value;
    const value = old === undefined ? undefined : of(old);
    if (value === undefined) throw new Error(`there is nothing to change at ${place} ${key}`);
    if (place === "o") objects.set(Number(key), value);
    else values.set(key, { name: values.get(key)?.name ?? "", value });
  };

  for (const record of records) {
    switch (record[0]) {
      case "push":
        frames.push({ name: record[1], values: new Map() });
        break;
      case "pop":
        if (frames.pop() === undefined) throw new Error("there is no frame to leave");
        break;
      case "v":
        frameAt(record[4]).values.set(record[1], { name: record[2], value: record[3] });
        break;
      case "gone":
        frameAt(record[2]).values.delete(record[1]);
        break;
      case "g":
        globals.set(record[1], { name: record[2], value: record[3] });
        break;
      case "o":
        objects.set(record[1], record[2]);
        break;
      case "p":
        change([record[1], record[2], record[5]], (old) => withPatch(old, record[3], record[4]));
        break;
      case "tail":
        change([record[1], record[2], record[7]], (old) =>
          withTail(old, record[3], { n: record[4], kept: record[5], added: record[6] }),
        );
        break;
      case "out":
        output += record[1];
        break;
      case "s":
        if (passed++ < from) break;
        steps.push({
          line: record[1],
          frames: frames.map(({ name, values }) => ({ name, variables: byName(values) })),
          globals: byName(globals),
          objects: new Map(objects),
          output,
        });
        break;
      case "start":
      case "skipped":
      case "in":
      case "err":
      case "throw":
      case "crash":
      case "end":
        break;
      default:
        record satisfies never;
    }
  }
  return steps;
}

function byName(values: Frame["values"]): Record<string, TraceValue> {
  return Object.fromEntries([...values.values()].map(({ name, value }) => [name, value]));
}
/** A value as JavaScript has it: lists as arrays, maps and structs as objects, references followed; `…` at a cycle. */
export function plain(
  value: TraceValue,
  objects: ReadonlyMap<number, TraceValue>,
  above: readonly number[] = [],
): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("r" in value) {
    const object = objects.get(value.r);
    if (above.includes(value.r)) return "…";
    return object === undefined ? "unknown" : plain(object, objects, [...above, value.r]);
  }
  if (!("k" in value)) return Object.values(value)[0];
  const { k, v } = value;
  if (v === undefined) return `(${k})`;
  if (!Array.isArray(v)) return plain(v as TraceValue, objects, above);
  const items = v as readonly (TraceValue | readonly [TraceValue, TraceValue])[];
  if (k === "map" || k === "struct") {
    return Object.fromEntries(
      items.map((item) => {
        const [key, inside] = item as readonly [TraceValue, TraceValue];
        return [String(plain(key, objects, above)), plain(inside, objects, above)];
      }),
    );
  }
  return items.map((item) => plain(item as TraceValue, objects, above));
}
