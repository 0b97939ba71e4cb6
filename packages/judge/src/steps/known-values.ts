import type { TraceRecord } from "@verdict/contract/trace";
import { costOfChange, type TraceValue, withPatch, withTail } from "@verdict/contract/trace-values";
import { changedPlaces, type PlaceChange } from "./changed-places.ts";

/**
 * What a reader of the trace knows so far: the values of all variables and objects. It makes of each whole value the
 * change that it is, and leaves out what cannot be: a value of a frame that is not there, a change of nothing.
 */
export interface KnownValues {
  /** What has to be told of the record; nothing where it says nothing new, or cannot be. */
  take(record: TraceRecord): readonly TraceRecord[];
  /** What all changes until now cost a reader (costOfChange). */
  copied(): number;
}

type Values = Map<string, TraceValue>;
type Slot = string | number;
type Place = "v" | "g" | "o";

/** A change is worth its words where they are so much fewer than those of the whole. */
const WORTH = 0.7;

export function knowValues(): KnownValues {
  const frames: Values[] = [];
  const globals: Values = new Map();
  const objects: Values = new Map();
  let copied = 0;

  function valuesOf(place: Place, frame: number | undefined): Values | undefined {
    if (place === "v") return frame === undefined ? frames.at(-1) : frames[frame];
    return place === "g" ? globals : objects;
  }

  /** `whole` is the record as it came. */
  function takeValue(
    place: Place,
    { key, value, frame }: { key: Slot; value: TraceValue; frame?: number | undefined },
    whole: TraceRecord,
  ): readonly TraceRecord[] {
    const values = valuesOf(place, frame);
    if (values === undefined) return [];
    const old = values.get(nameOf(key));
    values.set(nameOf(key), value);
    const changes = old === undefined ? null : changedPlaces(old, value);
    if (changes === null) return [whole];
    const records = changes.map((change) => changeRecord(place, { key, change, frame }));
    if (lengthOf(records) >= WORTH * lengthOf([whole])) return [whole];
    for (const { path } of changes) copied += costOfChange(value, path);
    return records;
  }

  /** A change that the recorder itself has made. */
  function takeChange(
    record: TraceRecord & { 0: "p" | "tail" },
    { place, key, frame }: { place: Place; key: Slot; frame: number | undefined },
  ): readonly TraceRecord[] {
    const values = valuesOf(place, frame);
    const old = values?.get(nameOf(key));
    if (values === undefined || old === undefined) return [];
    copied += costOfChange(old, record[3]);
    const value =
      record[0] === "p"
        ? withPatch(old, record[3], record[4])
        : withTail(old, record[3], { n: record[4], kept: record[5], added: record[6] });
    if (value === undefined) return [];
    values.set(nameOf(key), value);
    return [record];
  }

  return {
    copied: () => copied,
    take(record) {
      switch (record[0]) {
        case "push":
          frames.push(new Map());
          return [record];
        case "pop":
          return frames.pop() === undefined ? [] : [record];
        case "v":
          return takeValue("v", { key: record[1], value: record[3], frame: record[4] }, record);
        case "gone":
          return valuesOf("v", record[2])?.delete(nameOf(record[1])) ? [record] : [];
        case "g":
          return takeValue("g", { key: record[1], value: record[3] }, record);
        case "o":
          return takeValue("o", { key: record[1], value: record[2] }, record);
        case "p":
          return takeChange(record, { place: record[1], key: record[2], frame: record[5] });
        case "tail":
          return takeChange(record, { place: record[1], key: record[2], frame: record[7] });
        case "in":
        case "out":
        case "err":
        case "throw":
        case "s":
        case "crash":
          return [record];
        // Its first and last records are the judge's own.
        case "start":
        case "skipped":
        case "end":
          return [];
        default:
          return record satisfies never;
      }
    },
  };
}

/** A slot 1 is not a slot "1". */
function nameOf(slot: Slot): string {
  return typeof slot === "number" ? `#${slot}` : `=${slot}`;
}

function changeRecord(
  place: Place,
  { key, change, frame }: { key: Slot; change: PlaceChange; frame: number | undefined },
): TraceRecord {
  const end: [frame?: number] = frame === undefined ? [] : [frame];
  return change.kind === "p"
    ? ["p", place, key, change.path, change.value, ...end]
    : ["tail", place, key, change.path, change.n, change.kept, change.added, ...end];
}

function lengthOf(records: readonly TraceRecord[]): number {
  return records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
}
