import { parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { expect, test } from "vitest";
import { javascriptTraceForPeople } from "./javascript-trace.ts";

/** As Node 24 printed them in a box. */
const CALLED = `/box/main.js:2
function solve(x){ return x.foo.bar; }
                            ^

TypeError: Cannot read properties of undefined (reading 'foo')
    at solve (/box/main.js:2:29)
    at Array.map (<anonymous>)
    at Object.<anonymous> (/box/main.js:4:7)
    at Module._compile (node:internal/modules/cjs/loader:1929:14)
    at node:internal/main/run_main_module:33:47

Node.js v24.21.0
`;
const THROWN_BY_NODE = `node:fs:621
  return binding.open(
                 ^

Error: ENOENT: no such file or directory, open '/etc/nothing'
    at Object.openSync (node:fs:621:18)
    at Object.<anonymous> (file:///box/main.js:1:15)
    at Module._compile (node:internal/modules/cjs/loader:1929:14) {
  errno: -2
}
`;
const FULL_HEAP = `
<--- Last few GCs --->

[2:0x3e84f000]   660746 ms: Mark-Compact 192.7 (259.7) -> 191.2 (259.6) MB, pooled: 0 MB, 20.58 / 0.01 ms

FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
----- Native stack trace -----

 1: 0x931db0  [/opt/judge/node]
10: 0x1add9b6  [/opt/judge/node]
`;

test("a trace names main.js and holds no frame of Node's", () => {
  expect(javascriptTraceForPeople(CALLED)).toBe(`main.js:2
function solve(x){ return x.foo.bar; }
                            ^

TypeError: Cannot read properties of undefined (reading 'foo')
    at solve (main.js:2:29)
    at Array.map (<anonymous>)
    at Object.<anonymous> (main.js:4:7)

Node.js v24.21.0
`);
});

test("where Node itself threw, its own line is not quoted, and what it tells of the error stays", () => {
  expect(javascriptTraceForPeople(THROWN_BY_NODE)).toBe(`Error: ENOENT: no such file or directory, open '/etc/nothing'
    at Object.<anonymous> (main.js:1:15)
{
  errno: -2
}
`);
});

test("of a full heap the reason is left", () => {
  expect(javascriptTraceForPeople(FULL_HEAP).trim()).toBe(
    "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
  );
});

test("the line is marked as it was by the whole trace", () => {
  for (const trace of [CALLED, THROWN_BY_NODE]) {
    const marks = parseErrorOutput("javascript", javascriptTraceForPeople(trace));
    expect(marks).toHaveLength(1);
    expect(marks).toEqual(
      parseErrorOutput("javascript", trace === CALLED ? trace : trace.slice(trace.indexOf("Error"))),
    );
  }
});

test("what a program prints itself stays as it is", () => {
  const own = "i = 3 at node 5\n  {\nat last: /box/of/mine\n";
  expect(javascriptTraceForPeople(own)).toBe(own);
});
