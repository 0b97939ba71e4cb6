// Runs another program once for each input, in one Node: starting one takes longer than a small input does. Each run
// has modules of its own. Standard input holds the name of the program's file on a line, then each input after a line
// with its length; standard output gets, for each run, a line with exit code and the lengths of what it printed to
// standard output and standard error, and then both. What reads or prints in other ways than those below (a stream, a
// timer) spoils its run, which its reader sees and takes for no answer at all.

const fs = require("node:fs");
const path = require("node:path");
const util = require("node:util");
const { compileFunction } = require("node:vm");

const NAMES = ["module", "exports", "require", "process", "console", "__filename", "__dirname"];
const INPUTS = new Set([0, "/dev/stdin", "/proc/self/fd/0"]);
const OUTPUTS = new Set([1, "/dev/stdout", "/proc/self/fd/1"]);
const compiled = new Map();

class Ended extends Error {}

function compile(file) {
  if (!compiled.has(file)) {
    compiled.set(file, compileFunction(fs.readFileSync(file, "utf8"), NAMES, { filename: file }));
  }
  return compiled.get(file);
}

function run(program, input) {
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
    readSync: () => {
      throw new Error("this batch gives the whole input at once");
    },
    writeSync: (file, text) => write(text, sinkOf(file)) && text.length,
    writeFileSync: (file, text) => void write(text, sinkOf(file)),
  };
  const ownProcess = Object.create(process, {
    stdin: {
      get() {
        throw new Error("this batch gives the whole input at once");
      },
    },
    stdout: { value: { write: (text) => write(text, output) } },
    stderr: { value: { write: (text) => write(text, errors) } },
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
  const own = { fs: ownFs, process: ownProcess, console: ownConsole };
  const loaded = new Map();

  function load(file) {
    if (!loaded.has(file)) {
      const module = { exports: {} };
      loaded.set(file, module);
      compile(file)(module, module.exports, requireFrom, ownProcess, ownConsole, file, path.dirname(file));
    }
    return loaded.get(file).exports;
  }
  function requireFrom(name) {
    if (name.startsWith("./")) return load(path.join(__dirname, path.extname(name) === "" ? `${name}.js` : name));
    return own[name.replace(/^node:/, "")] ?? require(name);
  }

  try {
    load(path.join(__dirname, program));
    exitCode ??= ownProcess.exitCode;
  } catch (error) {
    if (!(error instanceof Ended)) {
      exitCode ??= 1;
      write(`${util.inspect(error)}\n`, errors);
    }
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

const program = readLine();
while (at < all.length) {
  const length = Number(readLine());
  const { exitCode, output, errors } = run(program, all.subarray(at, at + length));
  at += length;
  // What ended before one that never ends is known all the same.
  writeWhole(Buffer.concat([Buffer.from(`${exitCode} ${output.length} ${errors.length}\n`), output, errors]));
}
