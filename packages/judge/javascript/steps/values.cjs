/*
 * Values as the trace has them (contract/trace-values.ts), as JSON text. Objects are told by their ids, and each
 * object's body when it is new or has changed: `objects.tellChanged()` goes through all that can be reached from what was
 * told since the last step. Nothing of the program is called for that: no getter, no proxy, no method of its own.
 */
"use strict";

const { isProxy } = require("node:util").types;
const { stringify } = JSON;
const { getOwnPropertyDescriptor, getPrototypeOf, keys: keysOf, is: isIdentical } = Object;
const { isArray } = Array;
const { isView } = ArrayBuffer;
const mapEntries = Map.prototype.entries;
const setValues = Set.prototype.values;
const sizeOfMap = getOwnPropertyDescriptor(Map.prototype, "size").get;
const sizeOfSet = getOwnPropertyDescriptor(Set.prototype, "size").get;
const timeOf = Date.prototype.getTime;
const lengthOfView = getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype), "length").get;

const MOST_ELEMENTS = 200;
const MOST_FIELDS = 50;
const MOST_OBJECTS = 600;
const MOST_TEXT = 500;

/** `emit` takes a record as text. `isModule`: of Node's own, whose inside is not the program's. */
exports.createObjects = function createObjects({ emit, isModule }) {
  const ids = new WeakMap();
  const told = new Map();
  const privateFields = new Map();
  let count = 0;
  let queue = [];
  let visited = new Set();

  function refer(object) {
    let id = ids.get(object);
    if (id === undefined) {
      id = ++count;
      ids.set(object, id);
    }
    if (!visited.has(id) && queue.length < MOST_OBJECTS) {
      visited.add(id);
      queue.push([id, object]);
    }
    return `{"r":${id}}`;
  }

  function textOf(value) {
    switch (typeof value) {
      case "number":
        if (isIdentical(value, -0)) return '{"f":"-0"}';
        return Number.isFinite(value) ? String(value) : `{"f":"${value}"}`;
      case "string":
        if (value.length <= MOST_TEXT) return stringify(value);
        return `{"k":"text","n":${value.length},"v":${stringify(value.slice(0, MOST_TEXT))}}`;
      case "boolean":
        return String(value);
      case "undefined":
        return '{"k":"undefined"}';
      case "bigint":
        return `{"i":"${String(value).slice(0, MOST_TEXT)}"}`;
      case "symbol":
        return '{"k":"symbol"}';
      case "function":
        return `{"k":"function","v":${stringify(ownText(value, "name"))}}`;
      default:
        if (value === null) return "null";
        if (isProxy(value)) return '{"k":"opaque","t":"Proxy"}';
        return isModule(value) ? '{"k":"opaque","t":"module"}' : refer(value);
    }
  }

  const opaque = (name) => `{"k":"opaque","t":${stringify(name)}}`;
  const own = (object, key) => {
    const property = getOwnPropertyDescriptor(object, key);
    if (property === undefined) return '{"k":"empty"}';
    return "value" in property ? textOf(property.value) : '{"k":"getter"}';
  };
  const listText = (kind, n, parts) => `{"k":"${kind}","n":${n},"v":[${parts.join(",")}]}`;

  function arrayText(array, old) {
    const n = array.length;
    const shown = Math.min(n, MOST_ELEMENTS);
    // A table that has not changed costs a comparison for each cell; what is behind its references is looked at anyway.
    let isSame = old !== undefined && old.n === n;
    const values = new Array(shown);
    for (let at = 0; at < shown; at++) {
      const property = getOwnPropertyDescriptor(array, at);
      const value = property !== undefined && "value" in property ? property.value : property;
      values[at] = value;
      if (isSame && old.values[at] !== value) isSame = false;
      if (typeof value === "object" && value !== null && value !== property) textOf(value);
    }
    if (isSame) return null;
    const parts = values.map((_value, at) => own(array, at));
    return { n, values, text: listText("array", n, parts) };
  }

  function some(iterator, part) {
    const parts = [];
    for (let item = iterator.next(); !item.done && parts.length < MOST_ELEMENTS; item = iterator.next()) {
      parts.push(part(item.value));
    }
    return parts;
  }

  function bodyText(object) {
    if (isView(object)) {
      if (object instanceof DataView) return opaque("DataView");
      const n = lengthOfView.call(object);
      return listText(
        "array",
        n,
        Array.from({ length: Math.min(n, MOST_ELEMENTS) }, (_, at) => textOf(object[at])),
      );
    }
    if (object instanceof Map) {
      const pairs = some(mapEntries.call(object), ([key, value]) => `[${textOf(key)},${textOf(value)}]`);
      return listText("map", sizeOfMap.call(object), pairs);
    }
    if (object instanceof Set) return listText("set", sizeOfSet.call(object), some(setValues.call(object), textOf));
    const name = classOf(object);
    if (object instanceof Date) {
      return `{"k":"struct","t":"Date","v":[["time",${textOf(timeOf.call(object))}]]}`;
    }
    if (OPAQUE.some((of) => object instanceof of) || isIterator(object)) return opaque(name);
    return structText(object, name);
  }

  function structText(object, name) {
    const fields = keysOf(object)
      .slice(0, MOST_FIELDS)
      .map((key) => `[${stringify(key.slice(0, MOST_TEXT))},${own(object, key)}]`);
    if (object instanceof Error) fields.unshift(`["message",${textOf(ownText(object, "message"))}]`);
    for (let at = getPrototypeOf(object); at !== null; at = getPrototypeOf(at)) {
      const getters = privateFields.get(at)?.(object) ?? {};
      for (const field of keysOf(getters)) {
        const value = valueBy(getters, field);
        if (value !== NONE) fields.push(`[${stringify(field)},${textOf(value)}]`);
      }
      if (isProxy(at)) break;
    }
    return `{"k":"struct","t":${stringify(name)},"v":[${fields.join(",")}]}`;
  }

  return {
    textOf,
    /** Of the instances of a class: what reads its fields that nobody else can read. */
    setPrivateFields: (of, getters) => privateFields.set(of.prototype, getters),
    tellChanged() {
      for (let at = 0; at < queue.length; at++) {
        const [id, object] = queue[at];
        const old = told.get(id);
        if (isArray(object)) {
          const body = arrayText(object, old);
          if (body === null || body.text === old?.text) continue;
          told.set(id, body);
          emit(`["o",${id},${body.text}]`);
        } else {
          const text = bodyText(object);
          if (text === old) continue;
          told.set(id, text);
          emit(`["o",${id},${text}]`);
        }
      }
      queue = [];
      visited = new Set();
    },
  };
};

/** Of a getter of ours; NONE where there is no value yet. */
const NONE = Symbol("none");
function valueBy(getters, name) {
  try {
    return getters[name];
  } catch {
    return NONE;
  }
}
exports.NONE = NONE;
exports.valueBy = valueBy;

/** The last one: streams and what reads lines of them, which have fifty fields of Node's own. */
const OPAQUE = [Promise, WeakMap, WeakSet, WeakRef, RegExp, ArrayBuffer, SharedArrayBuffer, require("node:events")];
const iterators = getPrototypeOf(getPrototypeOf([][Symbol.iterator]()));
const isIterator = (object) => Object.prototype.isPrototypeOf.call(iterators, object);

function ownText(object, key) {
  const property = getOwnPropertyDescriptor(object, key);
  return typeof property?.value === "string" ? property.value.slice(0, MOST_TEXT) : "";
}

/** The name of its class; empty for one that has none. */
function classOf(object) {
  for (let at = getPrototypeOf(object); at !== null && !isProxy(at); at = getPrototypeOf(at)) {
    const maker = getOwnPropertyDescriptor(at, "constructor")?.value;
    if (typeof maker === "function" && !isProxy(maker)) return ownText(maker, "name");
  }
  return "";
}
