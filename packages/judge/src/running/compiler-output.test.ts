import { expect, test } from "vitest";
import { cutForPeople, tidyCompilerOutput } from "./compiler-output.ts";

test("names of temporary files and of the box go, the user's lines stay", () => {
  const text = "/usr/bin/ld: /var/tmp/ccXy12Za.o: in function `main':\nmain.cpp:(.text+0x5): undefined reference\n";
  expect(tidyCompilerOutput(Buffer.from(text))).toBe(
    "ld: main.o: in function `main':\nmain.cpp:(.text+0x5): undefined reference",
  );
  expect(tidyCompilerOutput(Buffer.from("/box/main.js:2\n"))).toBe("main.js:2");
});

test("headers are named as they are included, and the user's own quoted lines stay as they are", () => {
  const text = `/usr/include/c++/12/bits/stl_algo.h:1950:22: required from here
/usr/include/x86_64-linux-gnu/c++/12/bits/c++config.h:1:2: note: x
/usr/lib/gcc/x86_64-linux-gnu/12/include/avxintrin.h:3:1: error: y
    4 |   std::ifstream in("/home/me/sum.in");
`;
  expect(tidyCompilerOutput(Buffer.from(text)).split("\n")).toEqual([
    "<bits/stl_algo.h>:1950:22: required from here",
    "<bits/c++config.h>:1:2: note: x",
    "<avxintrin.h>:3:1: error: y",
    '    4 |   std::ifstream in("/home/me/sum.in");',
  ]);
});

test("standard and error output come one after the other", () => {
  expect(tidyCompilerOutput(Buffer.from("note\n"), Buffer.from("error\n"))).toBe("note\nerror");
});

test("beyond 16 KB the text is cut at a line, and says so", () => {
  const cut = cutForPeople(tidyCompilerOutput(Buffer.from("main.cpp:1: error: é\n".repeat(10_000))));
  expect(Buffer.byteLength(cut)).toBeLessThan(16.2 * 1024);
  expect(cut.split("\n").at(-2)).toBe("main.cpp:1: error: é");
  expect(cut).toContain("cut here");
});

test("zero bytes go, since the database takes none", () => {
  expect(tidyCompilerOutput(Buffer.from("a\0b"))).toBe("ab");
});
