import { expect, test } from "vitest";
import { findJsonFault, findShapeFault } from "./json-fault.ts";

const MOST = 1_000;

test.each([
  '{"a":1,"b":{"a":2}}',
  '[{"a":1},{"a":2}]',
  '{"a":"b","b":"a\\"b\\\\"}',
  '"a text, with: {braces} [and] \\"quotes\\""',
  '{"a":["a","a"],"b":"😀"}',
  "null",
])("%s has no fault", (text) => {
  expect(findJsonFault(text)).toBeNull();
});

test.each(['{"a":1,"a":2}', '{"a":1,"b":[1,{"c":"}"}],"a":2}', '{"a":1,"\\u0061":2}', '[{"x":{},"x":[]}]'])(
  "%s names a field twice",
  (text) => {
    expect(findJsonFault(text)).toBe("The body names a field twice");
  },
);

test("NUL and half surrogate pairs are refused, in values and in keys", () => {
  for (const text of ['"a\\u0000b"', '{"\\u0000":1}', '["\\ud800"]', '["\\udc00\\ud800"]']) {
    expect(findJsonFault(text)).toBe("The body holds characters that are not allowed");
  }
});

test("a body of 33 levels is too deep, one of 32 is not", () => {
  expect(findShapeFault("[".repeat(33) + "]".repeat(33), MOST)).toBe("The body is nested too deeply");
  expect(findShapeFault("[".repeat(32) + "]".repeat(32), MOST)).toBeNull();
  expect(findShapeFault('[{"a":"[[[["},'.repeat(33), MOST)).toBe("The body is nested too deeply");
  expect(findShapeFault(`["${"[".repeat(100)}\\"]"]`, MOST)).toBeNull();
});

test.each(['"', '["a', '["a\\"', '{"a":"b\\\\', ""])(
  "%j without its end has no fault of depth, and is read to the end",
  (text) => {
    expect(findShapeFault(text, MOST)).toBeNull();
  },
);

test("a text of ten million backslashes is read in one pass", () => {
  const start = process.cpuUsage();
  findJsonFault(JSON.stringify({ code: '\\"'.repeat(5_000_000) }));
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
});

test("more values than a call may have are refused before anything is made of them, however they are spread", () => {
  for (const text of [`[${"0,".repeat(MOST)}0]`, `{${'"a":0,'.repeat(MOST)}"b":0}`, `[${"[],".repeat(MOST)}[]]`]) {
    expect(findShapeFault(text, MOST)).toBe("The body holds too many values");
  }
  expect(findShapeFault(`[${"0,".repeat(MOST - 2)}"a,${",".repeat(MOST)}"]`, MOST)).toBeNull();
});
