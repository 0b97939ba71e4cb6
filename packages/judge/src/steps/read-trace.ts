import { setImmediate } from "node:timers/promises";
import {
  readTraceRecord,
  TRACE_MOST_BYTES,
  TRACE_MOST_COPIED,
  TRACE_RECORD_MOST_LENGTH,
  type TraceRecord,
} from "@verdict/contract/trace";
import { knowValues } from "./known-values.ts";

/** What a recorded run has said of itself, as far as it has a known form. */
export interface RecordedTrace {
  /** Records as lines, each with its end, without the first and the last one: they are the judge's. */
  lines: readonly string[];
  steps: number;
  /** What the recorder has passed over; null where it has not begun at all. */
  skipped: Extract<TraceRecord, readonly ["skipped", ...unknown[]]> | null;
  /** Why the trace ends here, by its own word; null where it stops without one. */
  end: Extract<TraceRecord, readonly ["end", unknown]>[1] | null;
  hasCrash: boolean;
}

/**
 * Others have a turn after so much text, and so after each long record: one that is made to be dear takes up to 0.2 s of
 * a slow processor, several programs may be recorded at once, and a judge that is silent for seconds is replaced.
 */
const BYTES_IN_A_ROW = 64 * 1024;
/** For the first and the last record, with all words of the judge. */
const ROOM_FOR_ENDS = 8 * 1024;
const NEWLINE = 0x0a;

/**
 * Reads what a recorder has written, beside a program that may have written anything there: lines of no known form are
 * passed over, and what is too much ends the window behind the last step for which there was room.
 */
export async function readRecorded(bytes: Uint8Array, most: { steps: number }): Promise<RecordedTrace> {
  const known = knowValues();
  const decoder = new TextDecoder();
  const lines: string[] = [];
  const read: { skipped: RecordedTrace["skipped"]; hasCrash: boolean } = { skipped: null, hasCrash: false };
  let length = 0;
  let steps = 0;
  let linesOfSteps = 0;
  let turnAt = BYTES_IN_A_ROW;
  const endsWith = (end: RecordedTrace["end"]): RecordedTrace => ({ ...read, lines, steps, end });

  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, at);
    const end = found < 0 ? bytes.length : found;
    const line = end - at > MOST_LINE_BYTES ? "" : decoder.decode(bytes.subarray(at, end));
    at = end + 1;
    if (at > turnAt) {
      turnAt = at + BYTES_IN_A_ROW;
      await setImmediate();
    }
    const record = readTraceRecord(line);
    if (record === null) continue;
    if (record[0] === "end") return endsWith(record[1]);
    if (record[0] === "skipped" && lines.length === 0) read.skipped = record;
    for (const told of known.take(record)) {
      const text = `${JSON.stringify(told)}\n`;
      length += Buffer.byteLength(text);
      if (length > TRACE_MOST_BYTES - ROOM_FOR_ENDS || known.copied() > TRACE_MOST_COPIED) {
        lines.length = linesOfSteps;
        return { ...endsWith("size"), hasCrash: false };
      }
      lines.push(text);
      if (told[0] === "crash") read.hasCrash = true;
      if (told[0] !== "s") continue;
      steps++;
      linesOfSteps = lines.length;
      if (steps === most.steps) return endsWith("steps");
    }
  }
  return endsWith(null);
}

/** In UTF-8 a unit of text has three bytes at most. */
const MOST_LINE_BYTES = 3 * TRACE_RECORD_MOST_LENGTH;
