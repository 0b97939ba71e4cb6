import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { installedProgram } from "../languages/defined-language.ts";
import { FURTHER_DEFINITIONS } from "../languages/further/further-definitions.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-added-"));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

beforeEach(async () => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
  await put({
    "problem.yaml": "problem_format_version: 2023-07\nname: Sum\nlimits: { time_limit: 2 }\n",
    "data/secret/1.in": "4 5\n",
    "data/secret/1.ans": "9\n",
  });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a solver writes a function, and the problem's files call it, in every core language and in Python and C", async () => {
  await put({
    "include/cpp/grader.h": "int add(int, int);\n",
    "include/cpp/grader.cpp":
      '#include "grader.h"\n#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << add(a, b); }\n',
    "include/c/grader.c":
      '#include <stdio.h>\nint add(int, int);\nint main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d", add(a, b)); }\n',
    "include/java/Main.java":
      "import java.util.Scanner;\npublic class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.println(Adder.add(in.nextInt(), in.nextInt())); } }\n",
    "include/javascript/numbers.js": "module.exports = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\n",
    "include/python3/numbers_in.py": "def read():\n    return map(int, input().split())\n",
    "submissions/accepted/add.cpp": '#include "grader.h"\nint add(int a, int b) { return a + b; }\n',
    "submissions/accepted/add.c": "int add(int a, int b) { return a + b; }\n",
    // Without a public class its file would be called Main.java, as the problem's own.
    "submissions/accepted/Adder.java": "class Adder { static int add(int a, int b) { return a + b; } }\n",
    "submissions/accepted/add.js": "const [a, b] = require('./numbers.js'); console.log(a + b);\n",
    "submissions/accepted/add.py": "from numbers_in import read\na, b = read()\nprint(a + b)\n",
    "submissions/wrong_answer/minus.cpp": '#include "grader.h"\nint add(int a, int b) { return a - b; }\n',
    "submissions/accepted/two/part.h": "int twice(int);\n",
    "submissions/accepted/two/part.cpp": "int twice(int a) { return 2 * a; }\n",
    "submissions/accepted/two/add.cpp":
      '#include "grader.h"\n#include "part.h"\nint add(int a, int b) { return (twice(a) + twice(b)) / 2; }\n',
  });
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const judged = lines.map((line) => `${line.split(/\s+/)[1]} ${line.split(/\s+/).at(-1)}`);
  expect(judged.filter((line) => !line.endsWith("add.c")).sort()).toEqual([
    "AC accepted/Adder.java",
    "AC accepted/add.cpp",
    "AC accepted/add.js",
    "AC accepted/add.py",
    "AC accepted/two",
    "WA wrong_answer/minus.cpp",
  ]);
});

/** What the problem adds, and a program that needs it: by the ordinary way of its language. */
const PROGRAMS: Readonly<Record<string, readonly [added: string, text: string, program: string, text: string]>> = {
  go: [
    "grader.go",
    'package main\nimport "fmt"\nfunc main() { var a, b int; fmt.Scan(&a, &b); fmt.Println(add(a, b)) }\n',
    "add.go",
    "package main\nfunc add(a, b int) int { return a + b }\n",
  ],
  rust: [
    "adder.rs",
    "pub fn add(a: i64, b: i64) -> i64 { a + b }\n",
    "add.rs",
    'mod adder;\nfn main() { let mut s = String::new(); std::io::stdin().read_line(&mut s).unwrap(); let n: Vec<i64> = s.split_whitespace().map(|w| w.parse().unwrap()).collect(); println!("{}", adder::add(n[0], n[1])); }\n',
  ],
  pascal: [
    "adder.pas",
    "unit adder;\ninterface\nfunction add(a, b: longint): longint;\nimplementation\nfunction add(a, b: longint): longint;\nbegin\n  add := a + b\nend;\nend.\n",
    "add.pas",
    "program sum;\nuses adder;\nvar a, b: longint;\nbegin\n  read(a, b);\n  writeln(add(a, b))\nend.\n",
  ],
  typescript: [
    "adder.ts",
    "enum Sign { Plus = 1 }\nexport const add = (a: number, b: number): number => a + Sign.Plus * b;\n",
    "add.ts",
    'import { readFileSync } from "node:fs";\nimport { add } from "./adder.ts";\nconst [a, b]: number[] = readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(add(a!, b!));\n',
  ],
  kotlin: [
    "grader.kt",
    'fun main() { val (a, b) = readln().split(" ").map { it.toInt() }\nprintln(add(a, b)) }\n',
    "add.kt",
    "fun add(a: Int, b: Int): Int = a + b\n",
  ],
  ruby: [
    "adder.rb",
    "def add(a, b) = a + b\n",
    "add.rb",
    "require_relative 'adder'\nputs add(*gets.split.map(&:to_i))\n",
  ],
  php: [
    "adder.php",
    "<?php function add($a, $b) { return $a + $b; }\n",
    "add.php",
    "<?php require 'adder.php';\n[$a, $b] = explode(' ', trim(fgets(STDIN)));\necho add($a, $b);\n",
  ],
  lua: [
    "adder.lua",
    "return { add = function(a, b) return a + b end }\n",
    "add.lua",
    "local adder = require('adder')\nlocal a, b = io.read('n', 'n')\nprint(adder.add(a, b))\n",
  ],
  nim: [
    "adder.nim",
    "proc add*(a, b: int): int = a + b\n",
    "add.nim",
    "import std/[strutils, sequtils]\nimport adder\nlet n = stdin.readLine.splitWhitespace.map(parseInt)\necho adder.add(n[0], n[1])\n",
  ],
  perl: [
    "Adder.pm",
    "package Adder;\nsub add { return $_[0] + $_[1]; }\n1;\n",
    "add.pl",
    "use strict; use Adder;\nmy ($x, $y) = split ' ', <STDIN>;\nprint Adder::add($x, $y), \"\\n\";\n",
  ],
};

const isHere = new Map<string, boolean>([["typescript", true]]);
for (const each of FURTHER_DEFINITIONS) isHere.set(each.facts.id, (await installedProgram(each)) !== null);
const here = Object.keys(PROGRAMS).filter((language) => isHere.get(language) === true);
const left = Object.keys(PROGRAMS).filter((language) => !here.includes(language));
if (left.length > 0) test.skip(`not installed, and not tried: ${left.join(", ")}`, () => undefined);

async function judgedOf(): Promise<string[]> {
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  return lines.map((line) => `${line.split(/\s+/)[1]} ${line.split(/\s+/).at(-1)}`).sort();
}

describe("a further language", () => {
  beforeEach(() => rm(path.join(folder, "submissions"), { recursive: true, force: true }));

  test("finds a file of the problem as its programs find their own", async () => {
    for (const language of here) {
      const [added, addedText, program, text] = PROGRAMS[language] ?? ["", "", "", ""];
      await put({ [`include/${language}/${added}`]: addedText, [`submissions/accepted/${program}`]: text });
    }
    expect(await judgedOf()).toEqual(here.map((language) => `AC accepted/${PROGRAMS[language]?.[2]}`).sort());
  });

  test("may have a program of several files of its own", async () => {
    await rm(path.join(folder, "include"), { recursive: true, force: true });
    for (const language of here) {
      const [added, addedText, program, text] = PROGRAMS[language] ?? ["", "", "", ""];
      await put({ [`submissions/accepted/${language}/${added}`]: addedText });
      await put({ [`submissions/accepted/${language}/${program}`]: text });
    }
    await put({
      "submissions/accepted/c/part.h": "int add(int, int);\n",
      "submissions/accepted/c/part.c": "int add(int a, int b) { return a + b; }\n",
      "submissions/accepted/c/sum.c":
        '#include <stdio.h>\n#include "part.h"\nint main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d", add(a, b)); }\n',
      "submissions/accepted/python3/part.py": "def add(a, b):\n    return a + b\n",
      "submissions/accepted/python3/__main__.py": "from part import add\nprint(add(*map(int, input().split())))\n",
    });
    const languages = [...here, ...["c", "python3"].filter((language) => isHere.get(language) === true)];
    expect(await judgedOf()).toEqual(languages.map((language) => `AC accepted/${language}`).sort());
  });
});
