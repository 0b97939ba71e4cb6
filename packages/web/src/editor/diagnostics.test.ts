import { parseCompilerOutput, parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { describe, expect, test } from "vitest";

// Every text below was printed by the tool itself (g++ 12, OpenJDK 17, Node 24).
const GCC = `main.cpp: In function ‘int main()’:
main.cpp:3:17: error: ‘y’ was not declared in this scope
    3 |         int x = y;
      |                 ^
/usr/include/c++/12/bits/stl_vector.h:1278:7: note: candidate: ‘void push_back(const value_type&)’
main.cpp:3:13: warning: unused variable ‘x’ [-Wunused-variable]
`;
const JAVAC = `Main.java:5: error: ';' expected
    List<Integer> l = new ArrayList<>()
                                       ^
Main.java:7: error: reached end of file while parsing
2 errors
`;
const NODE_SYNTAX = `/box/main.js:2
let b = ;
        ^

SyntaxError: Unexpected token ';'
    at wrapSafe (node:internal/modules/cjs/loader:1861:18)

Node.js v24.21.0
`;
const NODE_INTERNAL = `node:fs:441
    return binding.readFileUtf8(path, stringToFlags(options.flag));
                   ^

Error: ENOENT: no such file or directory, open 'x'
    at Object.readFileSync (node:fs:441:20)
    at Object.<anonymous> (/box/main.js:4:15)
    at Module._compile (node:internal/modules/cjs/loader:1929:14)
`;
const NODE_STRING = `/box/main.js:1
throw "boo";
^
boo
(Use \`node --trace-uncaught ...\` to show where the exception was thrown)
`;
const JAVA_TRACE = `some own text
Exception in thread "main" java.util.InputMismatchException
\tat java.base/java.util.Scanner.throwFor(Scanner.java:939)
\tat java.base/java.util.Scanner.nextInt(Scanner.java:2212)
\tat Main.solve(Main.java:5)
\tat Main.main(Main.java:9)
`;

describe("compile errors", () => {
  test("g++: errors and warnings with line and column, notes and headers left out", () => {
    expect(parseCompilerOutput("cpp", GCC)).toEqual([
      { line: 3, column: 17, severity: "error", message: "‘y’ was not declared in this scope" },
      { line: 3, column: 13, severity: "warning", message: "unused variable ‘x’ [-Wunused-variable]" },
    ]);
  });

  test("javac: the column is where the caret stands, or none", () => {
    expect(parseCompilerOutput("java", JAVAC)).toEqual([
      { line: 5, column: 40, severity: "error", message: "';' expected" },
      { line: 7, column: null, severity: "error", message: "reached end of file while parsing" },
    ]);
  });

  test("node: a syntax error's line, column and message", () => {
    const expected = [{ line: 2, column: 9, severity: "error", message: "SyntaxError: Unexpected token ';'" }];
    expect(parseCompilerOutput("javascript", NODE_SYNTAX)).toEqual(expected);
    expect(parseCompilerOutput("javascript", NODE_SYNTAX.replace("/box/main.js", "main.js"))).toEqual(expected);
    expect(parseCompilerOutput("javascript", NODE_SYNTAX.replace("/box/", "file:///box/"))).toEqual(expected);
  });

  test("a text of another form gives no mark", () => {
    for (const language of ["cpp", "java", "javascript"] as const) {
      expect(parseCompilerOutput(language, "")).toEqual([]);
      expect(parseCompilerOutput(language, "collect2: error: ld returned 1 exit status\n")).toEqual([]);
    }
  });

  test("a flood of errors gives at most fifty marks", () => {
    expect(parseCompilerOutput("cpp", "main.cpp:1:1: error: x\n".repeat(500))).toHaveLength(50);
  });
});

describe("the line at which a program died", () => {
  test("node: an error of node's own code is placed at the user's frame", () => {
    expect(parseErrorOutput("javascript", NODE_INTERNAL)).toEqual([
      { line: 4, column: 15, severity: "error", message: "Error: ENOENT: no such file or directory, open 'x'" },
    ]);
  });

  test("node: something thrown that is no Error still has its line", () => {
    expect(parseErrorOutput("javascript", NODE_STRING)).toEqual([
      { line: 1, column: 1, severity: "error", message: "The program ended with an error here." },
    ]);
  });

  test("java: the first frame that is not the JDK's", () => {
    expect(parseErrorOutput("java", JAVA_TRACE)).toEqual([
      { line: 5, column: null, severity: "error", message: "java.util.InputMismatchException" },
    ]);
  });

  test("what a program itself prints to standard error is not taken for an error", () => {
    expect(parseErrorOutput("java", "at Main.main(Main.java:5)\n")).toEqual([]);
    expect(parseErrorOutput("javascript", "n = 5\ndone: yes\n")).toEqual([]);
    expect(parseErrorOutput("cpp", "main.cpp:1:1: error: x\n")).toEqual([]);
  });
});
