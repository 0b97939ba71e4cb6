/* How a program begins: as Node would begin it, with other code. */
"use strict";

const Module = require("node:module");

const PROGRAM = "/box/main.js";

/** The same in each run, since each window is one of its own. */
exports.makeRandomRepeatable = function makeRandomRepeatable() {
  let state = 0x9e3779b9;
  Math.random = function random() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** `onModule` hears of each of Node's own that the program asks for. */
exports.runCommonJs = function runCommonJs(code, onModule = () => undefined) {
  const main = new Module(PROGRAM, null);
  Object.assign(main, { filename: PROGRAM, paths: Module._nodeModulePaths("/box"), id: "." });
  process.mainModule = main;
  const load = Module._load;
  Module._load = function loadAndNote(request, ...rest) {
    const exported = Reflect.apply(load, this, [request, ...rest]);
    if (Module.isBuiltin(request) && typeof exported === "object") onModule(exported);
    return exported;
  };
  main._compile(code, PROGRAM);
};

exports.runModule = function runModule(code) {
  const url = `file://${PROGRAM}`;
  Module.registerHooks({
    load: (asked, context, next) =>
      asked === url ? { format: "module", source: code, shortCircuit: true } : next(asked, context),
  });
  import(url);
};
