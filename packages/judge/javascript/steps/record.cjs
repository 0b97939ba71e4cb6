/*
 * Runs /box/program.js so that it says its steps on the standard output: what a recorder writes is said in the judge
 * (languages/recorder.ts). It is the stranger's own process, and the judge believes nothing of it.
 */
"use strict";

const fs = require("node:fs");
const { instrument } = require("./instrument.cjs");
const { createFrames } = require("./frames.cjs");
const { createObjects, NONE } = require("./values.cjs");
const { captureStreams, writeTrace } = require("./output.cjs");
const { makeRandomRepeatable, runCommonJs, runModule } = require("./run.cjs");

const FLUSH_AT = 64 * 1024;
const FLUSH_EVERY_MS = 50;
const TOLD_EVERY = 65_536;
const { stringify } = JSON;
const { now } = performance;
const reallyExit = process.reallyExit.bind(process);

const { skip, line: wantedLine, most, mostBytes, shell } = JSON.parse(fs.readFileSync("/box/window.json", "utf8"));

let buffer = "";
let bytes = 0;
let flushedAt = now.call(performance);
let isOver = false;
let isRecording = false;
let isBusy = false;
let passed = 0;
let recorded = 0;
const output = { out: 0, err: 0 };
let lastLine = 0;
let crash = null;

function emit(text) {
  buffer += `${text}\n`;
  bytes += text.length + 1;
}
function flush() {
  const text = buffer;
  buffer = "";
  flushedAt = now.call(performance);
  if (text !== "") writeTrace(text);
}
function finish(why) {
  if (isOver) return;
  if (!isRecording) tellSkipped();
  if (crash !== null) emit(stringify(crash));
  emit(stringify(["end", why]));
  flush();
  isOver = true;
}
const tellSkipped = () => emit(stringify(["skipped", passed, output.out, output.err]));

captureStreams((record) => {
  if (isOver) return;
  if (isRecording) emit(stringify(record));
  else if (record[0] in output) output[record[0]] += record[1].length;
});

const modules = new WeakSet();
const isModule = (value) => modules.has(value) || value === globalThis;
const objects = createObjects({ emit, isModule });
const root = { name: "main", index: 0, self: null, captures: false, probe: null, values: new Map() };
/** Of the program. */
const stack = [root];
const globals = { probe: () => ({}) };
const frames = createFrames({ emit, objects, isModule, stack, globals });

/** Once for each call. */
function enter(name, _line, self, captures) {
  const frame = {
    name,
    index: stack.length,
    self,
    captures: captures === 1,
    probe: null,
    values: null,
    returned: NONE,
  };
  stack.push(frame);
  return frame;
}
function leave(frame) {
  if (stack[frame.index] === frame) stack.length = frame.index;
}
function keepReturned(frame, value) {
  frame.returned = value;
  return value;
}
/** A generator that is resumed, or a function that has waited, stands on whatever is there by then. */
function standOnTop(frame) {
  if (stack[frame.index] !== frame) {
    frame.index = stack.length;
    stack.push(frame);
  } else stack.length = frame.index + 1;
}

function step(line, frame, probe) {
  if (isOver || isBusy) return;
  standOnTop(frame);
  frame.probe = probe;
  lastLine = line;
  if (!isRecording) {
    if (passed < skip || (wantedLine !== null && line !== wantedLine)) {
      passed++;
      if (passed % TOLD_EVERY === 0) {
        tellSkipped();
        flush();
      }
      return;
    }
    tellSkipped();
    isRecording = true;
  }
  // What the stack has no room for any more is the program's own end, and not one in the middle of a record.
  requireStack(150);
  isBusy = true;
  try {
    frames.tellAt(frame);
  } finally {
    isBusy = false;
  }
  emit(`["s",${line}]`);
  recorded++;
  if (recorded === most) endWindow("steps");
  else if (bytes > mostBytes) endWindow("size");
  else if (buffer.length > FLUSH_AT || now.call(performance) - flushedAt > FLUSH_EVERY_MS) flush();
}
function endWindow(why) {
  finish(why);
  reallyExit(0);
}
function requireStack(deep) {
  return deep === 0 ? 0 : requireStack(deep - 1) + 1;
}

/** What was caught was thrown by the line of the last step. */
function tellThrown(error) {
  if (isRecording && !isOver) emit(stringify(["throw", wordsOf(error), lastLine]));
}
function wordsOf(error) {
  try {
    return String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(0, 500);
  } catch {
    return "an error without words";
  }
}

const CALLS = {
  s: step,
  e: enter,
  x: leave,
  w: leave,
  r: keepReturned,
  t: tellThrown,
  f: (of, getters) => objects.setPrivateFields(of, getters),
  g: (getters) => {
    globals.probe = getters;
  },
  k: root,
};
for (const [letter, value] of Object.entries(CALLS)) {
  Object.defineProperty(globalThis, `__verdict_${letter}`, { value, writable: true, configurable: true });
}

process.on("uncaughtExceptionMonitor", (error) => {
  if (process.listenerCount("uncaughtException") > 0) return;
  tellThrown(error);
  crash = ["crash", wordsOf(error), lineOf(error) ?? lastLine];
});
function lineOf(error) {
  const found = /\/box\/main\.js:(\d+)/.exec(typeof error?.stack === "string" ? error.stack : "");
  return found === null ? null : (lines?.[Number(found[1])] ?? Number(found[1]));
}
const { emit: emitEvent } = process;
process.emit = function emitAndFinish(event, ...values) {
  const isHeard = Reflect.apply(emitEvent, this, [event, ...values]);
  if (event === "exit") finish(crash === null ? "exit" : "crash");
  return isHeard;
};

// A way that no linter follows: the box shows it there.
const ACORN = "/opt/judge/acorn";
const source = fs.readFileSync("/box/program.js", "utf8").replace(/^\uFEFF?#!/, "//");
/** Of what was built from another source: the lines of that, where they are others. */
const lines = fs.existsSync("/box/lines.json") ? JSON.parse(fs.readFileSync("/box/lines.json", "utf8")) : null;
const program = instrument(require(ACORN).parse, source, (line) => lines?.[line] ?? line);
makeRandomRepeatable();
if (program === null) {
  // Node says what is wrong with it.
  isOver = true;
  runCommonJs(source);
} else if (program.isModule) runModule(program.code);
else if (shell) {
  globalThis.__verdict_run = () => runCommonJs(program.code, (each) => modules.add(each));
  require("/box/shell-start.cjs");
} else runCommonJs(program.code, (each) => modules.add(each));
