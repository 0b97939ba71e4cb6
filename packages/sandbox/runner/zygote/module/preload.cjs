/**
 * Loaded by Node before a submission (`--require`). In a zygote it waits here, so that what follows happens in a copy;
 * in an ordinary start it goes straight on.
 */
"use strict";

/** V8's flag for that (`--jitless`) is read at its start only. The compiler of regular expressions is one, too. */
const WITHOUT_COMPILERS = [
  "no-sparkplug",
  "no-maglev",
  "no-opt",
  "no-use-osr",
  "no-regexp-tier-up",
  "regexp-interpret-all",
];

const isZygote = process.env.BOX_ZYGOTE === "yes";
if (isZygote) {
  delete process.env.BOX_ZYGOTE;
  loadAhead();
  callAhead();
}
// Ahead of the wait, like all that is the same in every copy.
limitMemoryBesideHeap();
tellMemoryWithoutProc();
if (isZygote) waitForBox();
else if (process.env.BOX_INTERPRETED === "yes") {
  delete process.env.BOX_INTERPRETED;
  compileNothing();
}

// Node writes to a pipe in the background, so process.exit() after a long output would cut it at 64 KB, as it would not
// with a file.
process.stdout._handle?.setBlocking?.(true);

/** What nearly every program uses is loaded once, in the zygote: 5.5 ms become 2 (measured 2026-11-21). */
function loadAhead() {
  const modules = ["assert", "buffer", "events", "fs", "module", "net", "os", "path", "perf_hooks", "readline"];
  for (const name of [...modules, "stream", "string_decoder", "timers", "tty", "url", "util", "v8", "vm"])
    require(`node:${name}`);
  const text = require("node:fs").readFileSync(__filename, "utf8");
  require("node:util").format("%s %d %o", text.length, 1, [1]);
}

/**
 * A function of Node's own is compiled when it is first called, in a copy once more for each: so whatever nearly every
 * program calls has been called. Nothing here may leave anything to be done later, which every copy would do.
 */
function callAhead() {
  const Module = require("node:module");
  const sample = new Module(`${__dirname}/sample.js`, null);
  sample.filename = sample.id;
  sample.paths = [];
  const lines = "require('fs').readFileSync('/dev/null', 'utf8').split('\\n')";
  sample._compile(`module.exports = ${lines}[0].split(' ').map(Number).sort((a, b) => a - b);`, sample.id);
  const sink = Object.assign(new (require("node:events"))(), { write: () => true });
  new (require("node:console").Console)(sink, sink).log("%s", sample.exports.join(" "), [1]);
}

function waitForBox() {
  const { park, setExitCode } = require("./park.node");
  const { setFlagsFromString } = require("node:v8");
  const startClocksAnew = prepareClocks();
  leaveByItself(setExitCode);
  const { pid, seed, isInterpreted } = park();
  startClocksAnew();
  if (isInterpreted) compileNothing();
  // Every copy would have the zygote's random numbers and process id.
  setFlagsFromString(`--random-seed=${seed}`);
  Object.defineProperty(process, "pid", { value: pid, enumerable: true, configurable: true });
  // The working directory has changed without Node's knowledge.
  process.chdir("/box");
}

/** Before anything of the submission is loaded. Nothing of the zygote has run often enough to have been compiled. */
function compileNothing() {
  const { setFlagsFromString } = require("node:v8");
  for (const flag of WITHOUT_COMPILERS) setFlagsFromString(`--${flag}`);
}

function leaveByItself(setExitCode) {
  const { emit, reallyExit } = process;
  // Node's way out waits for threads that a copy does not have; park.node leaves earlier and has to know the code.
  process.emit = function emitAndNote(event, ...values) {
    const isHeard = Reflect.apply(emit, this, [event, ...values]);
    if (event === "exit") setExitCode(Number(process.exitCode ?? values[0]));
    return isHeard;
  };
  process.reallyExit = function noteAndExit(code) {
    setExitCode(Number(code ?? 0));
    Reflect.apply(reallyExit, process, [code]);
  };
}

/**
 * What lies beside V8's heap, such as buffers, may be as large as the heap. Without the module there is only the limit
 * of the whole box.
 */
function limitMemoryBesideHeap() {
  const flag = "--max-old-space-size=";
  const megabytes = Number(process.execArgv.find((argument) => argument.startsWith(flag))?.slice(flag.length) ?? 0);
  if (megabytes === 0 || !require("node:fs").existsSync(`${__dirname}/park.node`)) return;
  require("./park.node").limitMemory(megabytes * 2 ** 20, !isZygote);
}

/**
 * Node reads its resident memory from /proc, which no box has. What V8 and the kernel tell without it is nearly all of
 * it; only the most that was ever resident stands for what is now.
 */
function tellMemoryWithoutProc() {
  const { getHeapStatistics } = require("node:v8");
  const residentBytes = () => process.resourceUsage().maxRSS * 1024;
  const memoryUsage = () => {
    const { total_heap_size, used_heap_size, external_memory } = getHeapStatistics();
    return {
      rss: residentBytes(),
      heapTotal: total_heap_size,
      heapUsed: used_heap_size,
      external: external_memory,
      arrayBuffers: external_memory,
    };
  };
  process.memoryUsage = Object.assign(memoryUsage, { rss: residentBytes });
}

/** Both clocks count from the start of the zygote; those of a copy from the call of what is returned. */
function prepareClocks() {
  const { now } = performance;
  const { uptime } = process;
  const zygoteStartedAt = performance.timeOrigin;
  let waitedMs = 0;
  const prototype = Object.getPrototypeOf(performance);
  Object.defineProperty(prototype, "now", { value: () => now.call(performance) - waitedMs, writable: true });
  Object.defineProperty(prototype, "timeOrigin", { get: () => zygoteStartedAt + waitedMs });
  process.uptime = () => uptime.call(process) - waitedMs / 1000;
  return () => {
    waitedMs = now.call(performance);
  };
}
