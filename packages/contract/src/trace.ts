import { isId, isTraceValue, type TraceItem, type TraceValue } from "./trace-values.ts";

/*
 * A trace: what a program did, step by step, in one form for all languages. JSON arrays, one on each line. Only what
 * has changed since the step before is said. It is made beside a stranger's program, which may write into it what it
 * likes: a reader skips each record that has no known form, believes none, and shows every text as text.
 */

/** Steps in one window. The next ones come from another run of the program, which passes over those before. */
export const STEPS_IN_WINDOW = 5000;
/** Of the whole trace of one window, unpacked. What does not fit is in the next window. */
export const TRACE_MOST_BYTES = 4 * 1024 * 1024;
/**
 * Elements that the changes of one window may copy (costOfChange). Ordinary programs come to some millions in 5,000
 * steps; a forged trace could keep a reader busy for minutes, and fill its memory.
 */
export const TRACE_MOST_COPIED = 20_000_000;
/** Of one record; no recorder writes a longer one. */
export const TRACE_RECORD_MOST_LENGTH = 512 * 1024;

/** Tells two variables of one frame apart, also where they have the same name. */
export type TraceSlot = string | number;

/**
 * Why there are no more steps. `exit`: the program has ended; `crash`: an exception that nobody caught, or a signal;
 * `steps`, `size`: the window is full, and the program went on; `time`, `memory`, `output`: it was ended at that limit;
 * `broken`: the trace stops in the middle, since the program has ended its recorder or written over what it says.
 */
export const TRACE_ENDS = ["exit", "crash", "steps", "size", "time", "memory", "output", "broken"] as const;
export type TraceEnd = (typeof TRACE_ENDS)[number];

/**
 * `start`: version 1, language. `skipped`: this window begins after so many steps, and so many characters of output and
 * of error output before it are left out of it (the rest follows as `out` and `err`).
 * `push`: a call, the new frame is on top; `pop`: it is left, with the value that it returned where one is known.
 * `v`: a variable of the top frame has this value now; a fifth element names another frame, 0 is the lowest. `gone`: it
 * is out of scope. `g`: the same of a global variable. `o`: what is behind references to this id now.
 * `p`: a place inside of a variable, a global variable or an object has another value: which, its slot or id, the path
 * (withPatch), the value, and for a variable that is not in the top frame its frame. `tail`: a list there grew or
 * shrank at its end (withTail): n, how many of its shown elements stay, what comes after them, the frame.
 * `in`: so many characters of the input have been read by now. `out`, `err`: output.
 * `throw`: an exception begins at this line, with its type or words; it may be caught.
 * `s`: a step: the program is about to run this line. All records since the last step belong to this one, and were
 * brought about by the line of the last one.
 * `crash`: why the program died, in words, and the line where that is known. `end`: always the last record.
 */
export type TraceRecord =
  | readonly ["start", 1, string]
  | readonly ["skipped", steps: number, output: number, errorOutput: number]
  | readonly ["push", name: string]
  | readonly ["pop", value?: TraceValue]
  | readonly ["v", slot: TraceSlot, name: string, value: TraceValue, frame?: number]
  | readonly ["gone", slot: TraceSlot, frame?: number]
  | readonly ["g", slot: TraceSlot, name: string, value: TraceValue]
  | readonly ["o", id: number, value: TraceValue]
  | readonly ["p", place: TracePlace, key: TraceSlot, path: readonly number[], value: TraceValue, frame?: number]
  | readonly [
      "tail",
      place: TracePlace,
      key: TraceSlot,
      path: readonly number[],
      n: number,
      kept: number,
      added: readonly TraceItem[],
      frame?: number,
    ]
  | readonly ["in", characters: number]
  | readonly ["out" | "err", text: string]
  | readonly ["throw", what: string, line: number]
  | readonly ["s", line: number]
  | readonly ["crash", why: string, line?: number]
  | readonly ["end", why: TraceEnd];
export type TracePlace = "v" | "g" | "o";

type Check = (part: unknown) => boolean;

const isText: Check = (part) => typeof part === "string";
const isSlot: Check = (part) => typeof part === "string" || isId(part);
const isValue: Check = (part) => isTraceValue(part);
const isOneOf =
  (...words: readonly unknown[]): Check =>
  (part) =>
    words.includes(part);
const isPath: Check = (part) => Array.isArray(part) && part.length <= 16 && part.every(isId);
const isItems: Check = (part) => Array.isArray(part) && isTraceValue({ k: "list", v: part });
const isPlace = isOneOf("v", "g", "o");

/** What has to stand after the tag, and what may come after that. */
const FORMS: Readonly<Record<string, readonly [needed: readonly Check[], optional?: Check]>> = {
  start: [[isOneOf(1), isText]],
  skipped: [[isId, isId, isId]],
  push: [[isText]],
  pop: [[], isValue],
  v: [[isSlot, isText, isValue], isId],
  gone: [[isSlot], isId],
  g: [[isSlot, isText, isValue]],
  o: [[isId, isValue]],
  p: [[isPlace, isSlot, isPath, isValue], isId],
  tail: [[isPlace, isSlot, isPath, isId, isId, isItems], isId],
  in: [[isId]],
  out: [[isText]],
  err: [[isText]],
  throw: [[isText, isId]],
  s: [[isId]],
  crash: [[isText], isId],
  end: [[isOneOf(...TRACE_ENDS)]],
};

/** Null for what is no record of a known form. */
export function readTraceRecord(line: string): TraceRecord | null {
  if (line.length > TRACE_RECORD_MOST_LENGTH || !line.startsWith("[")) return null;
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch (error) {
    // Nested deeper than the parser's stack is a RangeError.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
  return isTraceRecord(record) ? record : null;
}

function isTraceRecord(record: unknown): record is TraceRecord {
  if (!Array.isArray(record)) return false;
  const [tag, ...parts] = record as unknown[];
  const form = typeof tag === "string" && Object.hasOwn(FORMS, tag) ? FORMS[tag] : undefined;
  if (form === undefined) return false;
  const [needed, optional] = form;
  if (parts.length < needed.length || parts.length > needed.length + (optional === undefined ? 0 : 1)) return false;
  return parts.every((part, index) => (needed[index] ?? optional)?.(part) === true);
}

/** All records of a trace whose form is known. */
export function readTrace(text: string): TraceRecord[] {
  return text.split("\n").flatMap((line) => {
    const record = readTraceRecord(line);
    return record === null ? [] : [record];
  });
}

/**
 * Of a trace as it is sent: gzip in base64. Throws an Error where it is none, or unpacks to more than a trace may hold.
 */
export async function unpackTrace(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return parts.join("") + decoder.decode();
    length += value.length;
    if (length > TRACE_MOST_BYTES) {
      await reader.cancel();
      throw new Error("A trace holds more than traces may");
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}
