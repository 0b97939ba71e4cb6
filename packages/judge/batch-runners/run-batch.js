// Runs another program once for each input, in one Node: starting one takes longer than a small input does. Each run
// has modules of its own, and what it adds to the globals goes with it. Standard input holds the name of the program's
// file on a line, then each input after a line with its length; standard output gets, for each run, a line with exit
// code and the lengths of what it printed to standard output and standard error, and then both. Who reads standard input
// as a stream, by lines or not, hears all of it at once when the program has gone through, and what is awaited is waited
// for. What reads or prints in other ways than those below (a timer, bytes one by one) spoils its run: it ends with 1,
// whatever the program makes of it, so that nobody believes it.

const fs = require("node:fs");
const path = require("node:path");
const util = require("node:util");
const { isBuiltin } = require("node:module");
const { compileFunction } = require("node:vm");
const { createInput, only: onlyOf, settled } = require("./batch-input.js");

const TIMERS = ["setTimeout", "setInterval", "setImmediate"];
const NAMES = ["module", "exports", "require", "process", "console", "__filename", "__dirname", ...TIMERS];
/** Of Node's modules, those that only reckon. */
const PURE = new Set(
  "assert assert/strict buffer crypto events os path path/posix perf_hooks punycode querystring string_decoder url util util/types".split(
    " ",
  ),
);
const INPUTS = new Set([0, "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]);
const OUTPUTS = new Set([1, "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]);
const ERRORS = new Set([2, "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2"]);
const compiled = new Map();

class Ended extends Error {}

/** The run that is going on. */
let current = null;

function spoil(name) {
  current.isSpoiled = true;
  throw new Error(`this batch gives the whole input at once, and has no ${String(name)}`);
}

const only = (own) => onlyOf(own, spoil);

process.on("unhandledRejection", (error) => current.fail(error));

function compile(file) {
  if (!compiled.has(file)) {
    compiled.set(file, compileFunction(fs.readFileSync(file, "utf8"), NAMES, { filename: file }));
  }
  return compiled.get(file);
}

function bytesOf(text, encoding) {
  return typeof text === "string"
    ? Buffer.from(text, encoding)
    : Buffer.from(Buffer.from(text.buffer, text.byteOffset, text.byteLength));
}

/** What a program may ask of node:fs. */
function filesOf(input, write) {
  const sinkOf = (file) => {
    if (OUTPUTS.has(file)) return "output";
    return ERRORS.has(file) ? "errors" : spoil(`file ${file}`);
  };
  return only({
    constants: fs.constants,
    existsSync: fs.existsSync,
    readFileSync(file, options) {
      if (!INPUTS.has(file)) return fs.readFileSync(file, options);
      const encoding = typeof options === "string" ? options : options?.encoding;
      return encoding ? input.toString(encoding) : Buffer.from(input);
    },
    writeSync(file, text, ...place) {
      const bytes = bytesOf(text, typeof text === "string" ? place[1] : undefined);
      const [first] = place;
      const isNamed = typeof first === "object" && first !== null;
      const { offset = 0, length } = isNamed ? first : { offset: first ?? 0, length: place[1] };
      const written =
        typeof text === "string" ? bytes : bytes.subarray(offset, offset + (length ?? bytes.length - offset));
      write(written, sinkOf(file));
      return written.length;
    },
    writeFileSync: (file, text, options) =>
      void write(bytesOf(text, typeof options === "string" ? options : options?.encoding), sinkOf(file)),
    appendFileSync: (file, text) => void write(bytesOf(text), sinkOf(file)),
  });
}

function streamTo(sink, write) {
  return only({
    isTTY: undefined,
    columns: undefined,
    fd: sink === "output" ? 1 : 2,
    write(text, encoding, onWritten) {
      if (typeof encoding === "function" || onWritten !== undefined) spoil("word that something is written");
      write(bytesOf(text, encoding), sink);
      return true;
    },
  });
}

function consoleOf(write) {
  const say =
    (sink) =>
    (...words) =>
      write(Buffer.from(`${util.format(...words)}\n`), sink);
  return only({
    log: say("output"),
    info: say("output"),
    debug: say("output"),
    error: say("errors"),
    warn: say("errors"),
  });
}

const GLOBALS = [globalThis, Math, JSON, Reflect];
for (const type of [Object, Function, Array, String, Number, Boolean, BigInt, Symbol, Map, Set, Promise, Date, RegExp])
  GLOBALS.push(type, type.prototype);
const KEYS = GLOBALS.map((each) => new Set(Reflect.ownKeys(each)));

/** What a program has added to what all programs share. */
function clearGlobals() {
  for (const [index, shared] of GLOBALS.entries()) {
    for (const key of Reflect.ownKeys(shared)) if (!KEYS[index].has(key)) delete shared[key];
  }
}

async function run(program, input) {
  const printed = { output: [], errors: [] };
  const state = { exitCode: null, isSpoiled: false, fail };
  current = state;
  // A process that has ended prints nothing, whatever catches what ends it here.
  const write = (bytes, sink) => {
    if (state.exitCode === null) printed[sink].push(bytes);
  };
  function fail(error) {
    if (error instanceof Ended) return;
    write(Buffer.from(`${util.inspect(error)}\n`), "errors");
    state.exitCode ??= 1;
  }
  const { stdin, readline, flow } = createInput(input, { spoil, hasEnded: () => state.exitCode !== null });
  const refuse = (name) => ({ value: () => spoil(name) });
  const ownProcess = Object.create(process, {
    stdin: { value: stdin },
    stdout: { value: streamTo("output", write) },
    stderr: { value: streamTo("errors", write) },
    on: refuse("process.on"),
    once: refuse("process.once"),
    addListener: refuse("process.addListener"),
    openStdin: refuse("process.openStdin"),
    argv: { value: [process.argv[0], program] },
    exitCode: { value: 0, writable: true },
    exit: {
      value(code) {
        state.exitCode ??= code ?? ownProcess.exitCode;
        throw new Ended();
      },
    },
  });
  const ownConsole = consoleOf(write);
  const own = { fs: filesOf(input, write), process: ownProcess, console: ownConsole, readline };
  const noTimers = TIMERS.map((name) => () => spoil(name));
  const loaded = new Map();

  function load(file) {
    if (!loaded.has(file)) {
      const module = { exports: {} };
      loaded.set(file, module);
      requireFrom.main ??= module;
      const known = [module, module.exports, requireFrom, ownProcess, ownConsole, file, path.dirname(file)];
      compile(file)(...known, ...noTimers);
    }
    return loaded.get(file).exports;
  }
  function requireFrom(name) {
    if (name.startsWith("./")) return load(path.join(__dirname, path.extname(name) === "" ? `${name}.js` : name));
    const short = name.replace(/^node:/, "");
    if (short in own) return own[short];
    return isBuiltin(name) && !PURE.has(short) ? spoil(name) : require(name);
  }

  globalThis.console = ownConsole;
  globalThis.process = ownProcess;
  for (const [index, name] of TIMERS.entries()) globalThis[name] = noTimers[index];
  try {
    load(path.join(__dirname, program));
    await settled();
    if (state.exitCode === null) await flow();
    await settled();
  } catch (error) {
    fail(error);
  }
  clearGlobals();
  const exitCode = state.isSpoiled ? 1 : (state.exitCode ?? ownProcess.exitCode);
  state.exitCode ??= exitCode;
  return { exitCode, output: Buffer.concat(printed.output), errors: Buffer.concat(printed.errors) };
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
