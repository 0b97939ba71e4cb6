import { expect, test } from "vitest";
import { isProlog, isPython2, languageOf, submissionLanguageOf } from "./language-of-file.ts";

test("a submission may be in any language that we know, a program of a package in a core one", () => {
  for (const [name, language] of [
    ["a.py", "python3"],
    ["a.PY", "python3"],
    ["a.rs", "rust"],
    ["a.kt", "kotlin"],
    ["a.c", "c"],
    ["a.C", "cpp"],
    ["Main.java", "java"],
    ["a.hs", null],
    ["README", null],
  ]) {
    expect(submissionLanguageOf(name ?? ""), name ?? "").toBe(language);
  }
  expect(languageOf("a.py")).toBe(null);
});

test.each([
  ["#!/usr/bin/env python2\nprint(1)"],
  ["n = int(input())\nif n:\n    print n"],
  ["print 'Yes' if a else 'No'"],
  ['print "%d" % n'],
  ["n = int(raw_input())"],
  ["for i in xrange(n): pass"],
])("%j is in Python 2", (source) => {
  expect(isPython2("python3", source)).toBe(true);
  expect(isPython2("cpp", source)).toBe(false);
});

test.each([
  ["print(1)"],
  ["print (1)"],
  ["#!/usr/bin/env python3\nprint(input())"],
  ["'''\nprint what is asked\n'''\nprint(1)"],
  ["# print n\nprint('print n')"],
  ["try:\n    xrange(1)\nexcept NameError:\n    xrange = range\nfor i in xrange(3): print(i)"],
  ["print = sys.stdout.write\nprint('1')"],
  ["printed = 1\nprint( printed )"],
])("%j is in Python 3", (source) => {
  expect(isPython2("python3", source)).toBe(false);
});

test.each([
  ["main :-\n  write(1), nl.\n", true],
  ["solve(X, Y) :- Z is X + Y, write(Z).\n", true],
  [":- use_module(library(lists)).\n", true],
  ["use strict;\nmy $x = $a ? 1\n  :-1;\nprint $x;\n", false],
  ["print 'a :- b';\n", false],
])("of files in .pl, %j is in Prolog: %s", (source, isIt) => {
  expect(isProlog("perl", source)).toBe(isIt);
  expect(isProlog("cpp", source)).toBe(false);
});
