/*
 * What the program prints and reads is told in the trace, and goes nowhere else. The trace has the real standard output
 * for itself.
 */
"use strict";

const fs = require("node:fs");
const { StringDecoder } = require("node:string_decoder");

const KINDS = { 1: "out", 2: "err" };
const LONGEST = 50_000;
const { writeSync, readFileSync, readSync } = fs;

/** `tell` takes a record; `write` puts text to the real standard output, at once and whole. */
exports.writeTrace = function writeTrace(text) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
};

exports.captureStreams = function captureStreams(tell) {
  const decoders = { 1: new StringDecoder("utf8"), 2: new StringDecoder("utf8") };
  let read = 0;

  function print(descriptor, data, encoding) {
    const bytes = typeof data === "string" ? Buffer.from(data, encoding || "utf8") : bytesOf(data);
    const text = decoders[descriptor].write(bytes);
    for (let at = 0; at < text.length; at += LONGEST) tell([KINDS[descriptor], text.slice(at, at + LONGEST)]);
    return bytes.length;
  }
  const bytesOf = (data) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const descriptorOf = (file) => ({ "/dev/stdout": 1, "/dev/stderr": 2 })[file] ?? file;
  const isOurs = (file) => descriptorOf(file) === 1 || descriptorOf(file) === 2;
  const tellRead = (length) => {
    read += length;
    if (length > 0) tell(["in", read]);
  };

  for (const [descriptor, stream] of [
    [1, process.stdout],
    [2, process.stderr],
  ]) {
    stream.write = (data, ...rest) => {
      const done = rest.find((each) => typeof each === "function");
      print(descriptor, data, rest[0] === done ? undefined : rest[0]);
      if (done !== undefined) process.nextTick(done);
      return true;
    };
  }
  fs.writeSync = (file, data, ...rest) => {
    if (!isOurs(file)) return writeSync(file, data, ...rest);
    if (typeof data === "string") return print(descriptorOf(file), data, rest[1]);
    const { offset = 0, length } =
      typeof rest[0] === "object" && rest[0] !== null ? rest[0] : { offset: rest[0] ?? 0, length: rest[1] };
    return print(
      descriptorOf(file),
      bytesOf(data).subarray(offset, length === undefined ? undefined : offset + length),
    );
  };
  const { write, writeFileSync, appendFileSync } = fs;
  fs.write = (file, data, ...rest) => {
    if (!isOurs(file)) return write(file, data, ...rest);
    const done = rest.pop();
    const written = fs.writeSync(file, data, ...rest);
    process.nextTick(done, null, written, data);
  };
  for (const [name, real] of Object.entries({ writeFileSync, appendFileSync })) {
    fs[name] = (file, data, options) => {
      if (!isOurs(file)) return real(file, data, options);
      print(
        descriptorOf(file),
        typeof data === "string" || isView(data) ? data : String(data),
        options?.encoding ?? options,
      );
    };
  }
  const isView = ArrayBuffer.isView;

  fs.readFileSync = (file, ...rest) => {
    const data = readFileSync(file, ...rest);
    if (file === 0 || file === "/dev/stdin") tellRead(typeof data === "string" ? data.length : data.toString().length);
    return data;
  };
  fs.readSync = (file, ...rest) => {
    const count = readSync(file, ...rest);
    if (file === 0) tellRead(count);
    return count;
  };
  captureStdin(tellRead);
  require("node:module").syncBuiltinESMExports();
};

/** Made when the program first asks for it, as Node does. */
function captureStdin(tellRead) {
  const { get, ...rest } = Object.getOwnPropertyDescriptor(process, "stdin");
  let isKnown = false;
  Object.defineProperty(process, "stdin", {
    ...rest,
    get() {
      const stream = get.call(process);
      if (!isKnown) {
        isKnown = true;
        const { push } = stream;
        stream.push = function pushAndTell(chunk, ...more) {
          if (chunk !== null) tellRead(chunk.toString().length);
          return push.call(this, chunk, ...more);
        };
      }
      return stream;
    },
  });
}
