import { TRACE_MOST_COPIED, type TraceEnd, type TracePlace, type TraceRecord, type TraceSlot } from "../trace.ts";
import { costOfChange, type TraceValue, withPatch, withTail } from "../trace-values.ts";
import {
  applyChange,
  type Change,
  emptyState,
  type Frame,
  type Place,
  slotText,
  valueAt,
  variablesOf,
} from "./program-state.ts";

/*
 * A trace says what changes from step to step. Folded, each change also knows what it replaced: then going back costs
 * what going forward does, and what changed at a step is the list of its changes.
 */

/** A moment of the program: it is about to run `line`. At the last moment of a program that has ended it is null. */
export interface Step {
  readonly line: number | null;
  /** What led from the step before to this one. */
  readonly changes: readonly Change[];
  /** How many calls have not returned. */
  readonly depth: number;
  /** So many characters of the window's output and error output have been written by now. */
  readonly outputLength: number;
  readonly errorLength: number;
  /** So many characters of the input have been read; null where nobody counts them. */
  readonly inputRead: number | null;
  /** An exception that has begun on the way to this step, in words. */
  readonly thrown: string | null;
}

/** What is known of a stretch of steps. */
export interface FoldedTrace {
  readonly steps: readonly Step[];
  /** The slots of the global variables, in the order in which they are shown. */
  readonly globalOrder: readonly string[];
  readonly output: string;
  readonly errorOutput: string;
  /** What was written before the first of these steps, in characters. */
  readonly skippedOutput: number;
  readonly skippedErrorOutput: number;
  readonly end: TraceEnd;
  /** Why the program died, and where. */
  readonly crash: { readonly why: string; readonly line: number | null } | null;
}

/** A trace that ends at one of these goes on behind its window. */
const GOES_ON: ReadonlySet<TraceEnd> = new Set(["steps", "size"]);

/**
 * Of a trace that breaks off, or costs more than judges let one cost, `end` is "broken". What a record says of a place
 * that is not there is passed over.
 */
export function foldTrace(records: readonly TraceRecord[]): FoldedTrace {
  const folding = new Folding();
  for (const record of records) {
    folding.take(record);
    if (folding.copied > TRACE_MOST_COPIED) break;
  }
  return folding.result();
}

class Folding {
  copied = 0;
  readonly #state = emptyState();
  readonly #steps: Step[] = [];
  #changes: Change[] = [];
  #output: string[] = [];
  #outputLength = 0;
  #errorOutput: string[] = [];
  #errorLength = 0;
  #skipped = { output: 0, errorOutput: 0 };
  #inputRead: number | null = null;
  #thrown: string | null = null;
  #crash: FoldedTrace["crash"] = null;
  #end: TraceEnd = "broken";
  #frames = 0;
  readonly #globalOrder = new Set<string>();

  take(record: TraceRecord): void {
    switch (record[0]) {
      case "start":
        return;
      case "skipped":
        this.#skipped = { output: record[2], errorOutput: record[3] };
        return;
      case "push":
        this.#push(record[1]);
        return;
      case "pop":
        this.#pop(record[1]);
        return;
      case "v":
        this.#set(this.#placeOf("v", record[1], record[4]), record[2], record[3]);
        return;
      case "g":
        this.#set(this.#placeOf("g", record[1]), record[2], record[3]);
        return;
      case "o":
        this.#set({ of: "o", id: record[1] }, "", record[2]);
        return;
      case "gone":
        this.#forget(this.#placeOf("v", record[1], record[2]));
        return;
      case "p": {
        const [, of, key, path, value, frame] = record;
        this.#alter(this.#placeOf(of, key, frame), path, (old) => withPatch(old, path, value));
        return;
      }
      case "tail": {
        const [, of, key, path, n, kept, added, frame] = record;
        this.#alter(this.#placeOf(of, key, frame), path, (old) => withTail(old, path, { n, kept, added }));
        return;
      }
      case "in":
        this.#inputRead = record[1];
        return;
      case "out":
        this.#output.push(record[1]);
        this.#outputLength += record[1].length;
        return;
      case "err":
        this.#errorOutput.push(record[1]);
        this.#errorLength += record[1].length;
        return;
      case "throw":
        this.#thrown = record[1];
        return;
      case "s":
        this.#step(record[1]);
        return;
      case "crash":
        // Of what no line is known the last one that began is the one that died.
        this.#crash = { why: record[1], line: record[2] ?? this.#steps.at(-1)?.line ?? null };
        return;
      case "end":
        this.#end = record[1];
        return;
      default:
        record satisfies never;
    }
  }

  result(): FoldedTrace {
    if (!GOES_ON.has(this.#end)) this.#step(null);
    return {
      steps: this.#steps,
      globalOrder: [...this.#globalOrder],
      output: this.#output.join(""),
      errorOutput: this.#errorOutput.join(""),
      skippedOutput: this.#skipped.output,
      skippedErrorOutput: this.#skipped.errorOutput,
      end: this.#end,
      crash: this.#crash,
    };
  }

  #push(name: string): void {
    const frame: Frame = { id: this.#frames, name, order: new Set() };
    this.#frames += 1;
    this.#change({ kind: "push", frame });
  }

  #pop(value: TraceValue | undefined): void {
    const top = this.#state.frames.at(-1);
    if (top !== undefined) this.#change({ kind: "pop", frame: top.frame, value });
  }

  #placeOf(of: TracePlace, key: TraceSlot, frameIndex?: number): Place | null {
    if (of === "o") return { of, id: Number(key) };
    const slot = slotText(key);
    if (of === "g") return { of, slot };
    const found = this.#state.frames[frameIndex ?? this.#state.frames.length - 1];
    return found === undefined ? null : { of, frame: found.frame, slot };
  }

  #set(place: Place | null, name: string, after: TraceValue): void {
    if (place === null) return;
    const before = valueAt(this.#state, place);
    if (place.of !== "o") {
      const order = place.of === "g" ? this.#globalOrder : place.frame.order;
      order.add(place.slot);
    }
    this.#change({ kind: "set", place, name, before, after });
  }

  #forget(place: Place | null): void {
    if (place === null) return;
    const before = valueAt(this.#state, place);
    if (before !== undefined) {
      this.#change({ kind: "set", place, name: this.#nameOf(place), before, after: undefined });
    }
  }

  #alter(place: Place | null, path: readonly number[], change: (old: TraceValue) => TraceValue | undefined): void {
    const before = place === null ? undefined : valueAt(this.#state, place);
    if (before !== undefined) this.copied += costOfChange(before, path);
    const after = before === undefined ? undefined : change(before);
    if (place === null || after === undefined) return;
    this.#change({ kind: "set", place, name: this.#nameOf(place), before, after });
  }

  #nameOf(place: Place): string {
    if (place.of === "o") return "";
    return variablesOf(this.#state, place).get(place.slot)?.name ?? place.slot;
  }

  #change(change: Change): void {
    applyChange(this.#state, change);
    this.#changes.push(change);
  }

  #step(line: number | null): void {
    const top = this.#state.frames.at(-1);
    if (top !== undefined && line !== null && top.line !== line) {
      this.#change({ kind: "line", frame: top.frame, before: top.line, after: line });
    }
    this.#steps.push({
      line,
      changes: this.#changes,
      depth: this.#state.frames.length,
      outputLength: this.#outputLength,
      errorLength: this.#errorLength,
      inputRead: this.#inputRead,
      thrown: this.#thrown,
    });
    this.#changes = [];
    this.#thrown = null;
  }
}
