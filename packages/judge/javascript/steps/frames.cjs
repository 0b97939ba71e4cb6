/*
 * What of the calls under way and their variables is told: at each step what has changed since the last one. Between two
 * steps calls come and go; what is shown follows at the next step.
 */
"use strict";

const { NONE, valueBy } = require("./values.cjs");

/** Frames below the top that are shown; those between them and the first ones are one line. */
const TOP_FRAMES = 2_000;
const LOWEST_FRAMES = 100;
/** How far below the top variables are looked at that a function has of those around it. */
const CAPTURED_BELOW = 50;
const { stringify } = JSON;

/** `stack`: the program's frames, changed by its calls. `globals.probe` gives the variables of the top. */
exports.createFrames = function createFrames({ emit, objects, isModule, stack, globals }) {
  const shown = [];
  const globalValues = new Map();

  function tellFrames(top) {
    const isThere = (each) =>
      each.hidden === undefined
        ? stack[each.index] === each
        : each.index <= top.index && stack[each.index] === each.hidden;
    while (shown.length > 0 && !isThere(shown.at(-1))) popShown();
    const from = (shown.at(-1)?.index ?? -1) + 1;
    const missing = top.index - from + 1;
    const isCut = missing > TOP_FRAMES + LOWEST_FRAMES;
    for (let index = from; index <= top.index; index++) {
      if (isCut && index === from + LOWEST_FRAMES) {
        const hidden = missing - TOP_FRAMES - LOWEST_FRAMES;
        index += hidden - 1;
        push({ name: `… ${hidden} calls …`, index, hidden: stack[index], values: new Map() });
      } else {
        const frame = stack[index];
        frame.values = new Map();
        push(frame);
        if (frame !== top && frame.probe !== null) tellVariables(frame, shown.length - 1, false);
      }
    }
  }
  function push(frame) {
    shown.push(frame);
    emit(`["push",${stringify(frame.name)}]`);
  }
  function popShown() {
    const { returned = NONE } = shown.pop();
    emit(returned === NONE ? '["pop"]' : `["pop",${objects.textOf(returned)}]`);
  }

  function tellVariables(frame, index, isTop) {
    const getters = frame.probe();
    const end = isTop ? "" : `,${index}`;
    const old = frame.values;
    const names = new Set();
    const tell = (name, value) => {
      if (value === NONE) return;
      names.add(name);
      const text = objects.textOf(value);
      if (old.get(name) === text) return;
      old.set(name, text);
      emit(`["v",${stringify(name)},${stringify(name)},${text}${end}]`);
    };
    for (const name of Object.keys(getters)) tell(name, valueBy(getters, name));
    if (frame.self !== null) tell("this", selfOf(frame));
    if (old.size === names.size) return;
    for (const name of old.keys()) {
      if (names.has(name)) continue;
      old.delete(name);
      emit(`["gone",${stringify(name)}${end}]`);
    }
  }
  function selfOf({ self }) {
    try {
      const value = self();
      return value === undefined || value === globalThis ? NONE : value;
    } catch {
      // A constructor that has not called that of its parent.
      return NONE;
    }
  }

  function tellCaptured() {
    const last = Math.max(0, shown.length - 1 - CAPTURED_BELOW);
    for (let index = shown.length - 2; index >= last; index--) {
      const frame = shown[index];
      if (frame.probe) tellVariables(frame, index, false);
    }
  }

  function tellGlobals() {
    const getters = globals.probe();
    for (const name of Object.keys(getters)) {
      const value = valueBy(getters, name);
      if (value === NONE || (typeof value === "function" && !globalValues.has(name))) continue;
      if (typeof value === "object" && value !== null && isModule(value)) continue;
      const text = objects.textOf(value);
      if (globalValues.get(name) === text) continue;
      globalValues.set(name, text);
      emit(`["g",${stringify(name)},${stringify(name)},${text}]`);
    }
  }

  return {
    /** All that can have changed, seen from the frame on top. */
    tellAt(frame) {
      tellFrames(frame);
      tellVariables(frame, shown.length - 1, true);
      if (frame.captures) tellCaptured();
      tellGlobals();
      objects.tellChanged();
    },
  };
};
