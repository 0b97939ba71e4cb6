// Runs another program once for each input, in one Node: starting one takes longer than a small input does. Each run
// has modules of its own. Standard input holds the name of the program's file on a line, then each input after a line
// with its length; standard output gets, for each run, a line with exit code and the lengths of what it printed to
// standard output and standard error, and then both. Who reads standard input as a stream, by lines or not, hears all of
// it at once when the program has gone through, and what is awaited is waited for. What reads or prints in other ways
// than those below (a timer, a file) spoils its run, which its reader sees and takes for no answer at all.

const fs = require("node:fs");
const path = require("node:path");
const util = require("node:util");
const { compileFunction } = require("node:vm");

const TIMERS = ["setTimeout", "setInterval", "setImmediate"];
const NAMES = ["module", "exports", "require", "process", "console", "__filename", "__dirname", ...TIMERS];
const INPUTS = new Set([0, "/dev/stdin", "/proc/self/fd/0"]);
const OUTPUTS = new Set([1, "/dev/stdout", "/proc/self/fd/1"]);
const compiled = new Map();

class Ended extends Error {}

/** Where a line ends for node:readline. */
const END_OF_LINE = /\r\n|[\n\r\u2028\u2029]/;

function spoil(name) {
  throw new Error(`this batch gives the whole input at once, and has no ${String(name)}`);
}

/** An object that has what is given here; whatever else is asked of it spoils the run. */
function only(own) {
  return new Proxy(own, { get: (target, name) => (name in target ? target[name] : spoil(name)) });
}

/** One that tells of these events to those who listen; `own` is what it has besides. */
function teller(events, own) {
  const listeners = new Map(events.map((event) => [event, []]));
  const on = (event, listener) => {
    if (!listeners.has(event)) spoil(event);
    listeners.get(event).push(listener);
    return outside;
  };
  const once = (event, listener) => {
    let isTold = false;
    return on(event, (...words) => {
      if (isTold) return;
      isTold = true;
      listener.apply(outside, words);
    });
  };
  const outside = only({ ...own, on, addListener: on, once });
  return {
    outside,
    hasListeners: () => [...listeners.values()].some((of) => of.length > 0),
    tell(event, ...words) {
      for (const listener of listeners.get(event)) listener.apply(outside, words);
    },
  };
}

/** Standard input as a stream, and node:readline over it. */
function streamOf(input) {
  let encoding = null;
  let isResumed = false;
  let hasTurns = false;
  const read = () => (encoding === null ? Buffer.from(input) : input.toString(encoding));
  /** Who takes turns hears of no events. */
  const inTurns = (items) => {
    hasTurns = true;
    return async function* () {
      yield* items();
    };
  };
  const stdin = teller(["data", "end", "close"], {
    fd: 0,
    isTTY: undefined,
    setEncoding(wanted = "utf8") {
      encoding = wanted;
      return stdin.outside;
    },
    resume() {
      isResumed = true;
      return stdin.outside;
    },
    [Symbol.asyncIterator]: () => inTurns(() => (input.length > 0 ? [read()] : []))(),
  });
  const lines = () => {
    const all = input.toString("utf8").split(END_OF_LINE);
    return all.at(-1) === "" ? all.slice(0, -1) : all;
  };
  let reader = null;
  function createInterface(options) {
    const from = options === stdin.outside ? options : options.input;
    if (reader !== null || from !== stdin.outside) spoil("second reader of lines");
    reader = teller(["line", "close"], { close, [Symbol.asyncIterator]: () => inTurns(lines)() });
    return reader.outside;
  }
  let isClosed = false;
  /** As in Node, lines that have come with this one are told all the same. */
  function close() {
    if (isClosed) return;
    isClosed = true;
    reader.tell("close");
  }
  return {
    stdin: stdin.outside,
    readline: only({ createInterface }),
    /** All that the stream has to say, in its order. */
    flow() {
      const listens = stdin.hasListeners() || reader?.hasListeners() === true;
      if (hasTurns && listens) spoil("reader in two ways");
      if (reader !== null && !hasTurns) {
        if (!isClosed) for (const line of lines()) reader.tell("line", line);
        close();
      }
      if (!listens && !isResumed) return;
      if (input.length > 0) stdin.tell("data", read());
      stdin.tell("end");
      stdin.tell("close");
    },
  };
}

/** What fails in the run that is going on after its program has gone through. */
let fail = null;
process.on("unhandledRejection", (error) => fail(error));

/** Ends when all that was awaited and could go on has. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function compile(file) {
  if (!compiled.has(file)) {
    compiled.set(file, compileFunction(fs.readFileSync(file, "utf8"), NAMES, { filename: file }));
  }
  return compiled.get(file);
}

async function run(program, input) {
  const output = [];
  const errors = [];
  let exitCode = null;
  const write = (text, sink) => {
    sink.push(
      typeof text === "string" ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength),
    );
    return true;
  };
  const sinkOf = (file) => (OUTPUTS.has(file) ? output : errors);
  const ownFs = {
    ...fs,
    readFileSync(file, options) {
      if (!INPUTS.has(file)) return fs.readFileSync(file, options);
      const encoding = typeof options === "string" ? options : options?.encoding;
      return encoding ? input.toString(encoding) : Buffer.from(input);
    },
    readSync: () => spoil("readSync"),
    writeSync: (file, text) => write(text, sinkOf(file)) && text.length,
    writeFileSync: (file, text) => void write(text, sinkOf(file)),
  };
  const { stdin, readline, flow } = streamOf(input);
  const ownProcess = Object.create(process, {
    stdin: { value: stdin },
    stdout: { value: { write: (text) => write(text, output) } },
    stderr: { value: { write: (text) => write(text, errors) } },
    on: { value: spoil },
    once: { value: spoil },
    argv: { value: [process.argv[0], program] },
    exitCode: { value: 0, writable: true },
    exit: {
      value(code) {
        // The first one counts, also where the program catches what ends it.
        exitCode ??= code ?? ownProcess.exitCode;
        throw new Ended();
      },
    },
  });
  const say =
    (sink) =>
    (...words) =>
      void write(`${util.format(...words)}\n`, sink);
  const ownConsole = { log: say(output), info: say(output), error: say(errors), warn: say(errors) };
  const own = { fs: ownFs, process: ownProcess, console: ownConsole, readline };
  const noTimers = TIMERS.map((name) => () => spoil(name));
  const loaded = new Map();

  function load(file) {
    if (!loaded.has(file)) {
      const module = { exports: {} };
      loaded.set(file, module);
      const known = [module, module.exports, requireFrom, ownProcess, ownConsole, file, path.dirname(file)];
      compile(file)(...known, ...noTimers);
    }
    return loaded.get(file).exports;
  }
  function requireFrom(name) {
    if (name.startsWith("./")) return load(path.join(__dirname, path.extname(name) === "" ? `${name}.js` : name));
    return own[name.replace(/^node:/, "")] ?? require(name);
  }

  fail = (error) => {
    if (error instanceof Ended) return;
    exitCode ??= 1;
    write(`${util.inspect(error)}\n`, errors);
  };
  try {
    load(path.join(__dirname, program));
    await settled();
    if (exitCode === null) flow();
    await settled();
    exitCode ??= ownProcess.exitCode;
  } catch (error) {
    fail(error);
  }
  return { exitCode: exitCode ?? 1, output: Buffer.concat(output), errors: Buffer.concat(errors) };
}

const all = fs.readFileSync(0);
let at = 0;
function readLine() {
  const end = all.indexOf(10, at);
  const text = all.toString("latin1", at, end < 0 ? all.length : end);
  at = end < 0 ? all.length : end + 1;
  return text;
}

function writeWhole(bytes) {
  for (let from = 0; from < bytes.length; ) from += fs.writeSync(1, bytes, from);
}

async function runAll() {
  const program = readLine();
  while (at < all.length) {
    const length = Number(readLine());
    const { exitCode, output, errors } = await run(program, all.subarray(at, at + length));
    at += length;
    // What ended before one that never ends is known all the same.
    writeWhole(Buffer.concat([Buffer.from(`${exitCode} ${output.length} ${errors.length}\n`), output, errors]));
  }
}

void runAll();
