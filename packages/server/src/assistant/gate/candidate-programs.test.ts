import { describe, expect, it } from "vitest";
import { candidatePrograms } from "./candidate-programs.ts";
import { languageOfCode } from "./code-language.ts";
import { findDefinitions } from "./find-definitions.ts";
import { splice } from "./splice.ts";

const CPP = `#include <bits/stdc++.h>
using namespace std;

struct Road {
    int to;
};

// Returns the sum; "{" is a brace.
long long sumOf(const vector<int>& a, int n) {
    // Write your solution here.
    return 0;
}

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    cout << sumOf(a, n) << '\\n';
}
`;
const JAVA = `import java.util.*;

public class Main {
    static long sumOf(int[] a, int n) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        System.out.println(sumOf(new int[0], 0));
    }
}
`;
const JAVASCRIPT = `const fs = require("node:fs");

/**
 * @param {number[]} a
 * @returns {number} the sum
 */
function sumOf(a, n) {
  // Write your solution here.
  return 0;
}

console.log(sumOf([], 0));
`;

describe("definitions", () => {
  it("are found with their parameters and bodies, and control statements are none", () => {
    const names = (source: string) => findDefinitions(source).map(({ name, parameterCount }) => [name, parameterCount]);
    expect(names(CPP)).toEqual([
      ["sumOf", 2],
      ["main", 0],
    ]);
    expect(names(JAVA)).toEqual([
      ["sumOf", 2],
      ["main", 1],
    ]);
    expect(names("const f = (a, b) => {\n  if (a) { g(); }\n};\nlet g = async function () { };")).toEqual([
      ["f", 2],
      ["g", 0],
    ]);
    expect(names("auto f(map<int, int> m, int k) -> int { while (k) { k--; } return 1; }")).toEqual([["f", 2]]);
  });
});

describe("a block goes into the starter code", () => {
  it("as the function of the same name", () => {
    const block =
      "int twice(int x) { return 2 * x; }\nlong long sumOf(const vector<int>& v, int n) {\n  return twice(n);\n}";
    const [program = "", ...others] = splice("cpp", CPP, block);
    expect(others).toEqual([]);
    expect(program).toContain("return twice(n);");
    expect(program).not.toContain("return 0;");
    expect(program.match(/sumOf\(const/g)).toHaveLength(1);
    expect(program).toContain("cout << sumOf(a, n)");
  });

  it("without the types that are there already", () => {
    const [program = ""] = splice(
      "cpp",
      CPP,
      "struct Road { int to; };\nlong long sumOf(const vector<int>& v, int n) { return 1; }",
    );
    expect(program.match(/struct Road/g)).toHaveLength(1);
  });

  it("as a method: static, without imports, without a class around it", () => {
    const block = "import java.util.*;\nclass Solution {\n  public long sumOf(int[] a, int n) {\n    return n;\n  }\n}";
    const [program = ""] = splice("java", JAVA, block);
    expect(program).toContain("static public long sumOf");
    expect(program).not.toContain("Solution");
    expect(program.match(/import/g)).toHaveLength(1);
  });

  it("as a method beside a class of its own, which works without an object of Main", () => {
    const block = "class Pair {\n  int a;\n}\nlong sumOf(int[] a, int n) {\n  return new Pair().a;\n}";
    const [program] = splice("java", JAVA, block);
    expect(program).toContain("static class Pair {");
    expect(program).toContain("static long sumOf(int[] a, int n) {\n  return new Pair().a;");
  });

  it("as a function or an arrow in JavaScript, without a second require", () => {
    for (const head of ["function sumOf(a, n)", "const sumOf = (a, n) =>"]) {
      const [program = ""] = splice("javascript", JAVASCRIPT, `const fs = require("fs");\n${head} {\n  return n;\n}`);
      expect(program).toContain(`${head} {\n  return n;`);
      expect(program.match(/require/g)).toHaveLength(1);
      expect(program).toContain(" * @returns {number} the sum\n */\n");
    }
  });

  it("under the right name when only the name differs", () => {
    const [program = ""] = splice("javascript", JAVASCRIPT, "function solve(list, count) {\n  return count;\n}");
    expect(program).toContain("function sumOf(list, count)");
    expect(program).not.toContain("return 0;");
  });

  it("as the body alone, with and without what follows", () => {
    const programs = splice("java", JAVA, "long sum = 0;\nfor (int x : a) sum += x;\nreturn sum;");
    expect(programs).toHaveLength(2);
    expect(programs[0]).toContain("return sum;\n}");
    expect(programs[0]).not.toContain("return 0;");
    expect(programs[1]).toContain("return 0;");
    for (const program of programs) expect(program).toContain("public static void main");
  });

  it("and into the user's own code", () => {
    const own = "function helper(a) {\n  return a;\n}\nconsole.log(helper(1));\n";
    const programs = candidatePrograms(["javascript"], ["function helper(a) {\n  return a + 1;\n}"], {
      starterCode: { javascript: JAVASCRIPT },
      own: { language: "javascript", source: own },
    });
    expect(programs.map((program) => program.source)).toContain(
      "function helper(a) {\n  return a + 1;\n}\nconsole.log(helper(1));\n",
    );
  });
});

describe("a block without a main function", () => {
  it("is tried only where there is one, as far as there is", () => {
    const frames = { starterCode: { cpp: CPP }, own: null };
    const programs = candidatePrograms(["cpp"], ["long long sumOf(const vector<int>& v, int n) { return 1; }"], frames);
    expect(programs).toHaveLength(1);
    expect(programs[0]?.source).toContain("int main()");
    expect(candidatePrograms(["cpp"], ["int f() { return 1; }"], { starterCode: {}, own: null })).toHaveLength(1);
  });
});

describe("a block alone", () => {
  it("gets the imports that everybody writes", () => {
    const none = { starterCode: {}, own: null };
    expect(candidatePrograms(["cpp"], ["int main() {}"], none)[0]?.source).toMatch(/^#include <bits\/stdc\+\+\.h>/);
    expect(candidatePrograms(["java"], ["class A {}"], none)[0]?.source).toMatch(/^import java/);
    expect(candidatePrograms(["cpp"], ["#include <cstdio>\nint main() {}"], none)[0]?.source).toMatch(
      /^#include <cstdio>/,
    );
  });
});

describe("the language of a block", () => {
  it.each([
    ["cpp", "x", ["cpp"]],
    ["c++", "x", ["cpp"]],
    ["js", "x", ["javascript"]],
    ["java", "x", ["java"]],
    ["java", "#include <vector>\nint main() { std::cout << 1; }", ["java", "cpp"]],
    ["", "public class Main { public static void main(String[] a) {} }", ["java"]],
    ["text", "const a = 1;\nconsole.log(a);", ["javascript"]],
    ["", "x = y + 1;\nf(x);", ["java"]],
  ])("tagged %j: %j is tried as %j", (tag, code, languages) => {
    expect(languageOfCode({ tag, code }, "java", [])).toEqual({ kind: "ours", languages });
  });

  it("may be one that no judge of ours runs, tagged or not", () => {
    expect(languageOfCode({ tag: "python", code: "print(1)" }, "cpp", ["lua"])).toEqual({ kind: "foreign" });
    expect(languageOfCode({ tag: "", code: "for x in a:\n    print(x)" }, "cpp", ["lua"])).toEqual({ kind: "foreign" });
  });

  it.each([
    ["python", "print(1)", "cpp", ["python3"]],
    ["py", "print(1)", "pypy3", ["python3", "pypy3"]],
    ["cpp", "for x in a:\n    print(x)", "cpp", ["cpp", "python3"]],
    ["", "for x in a:\n    print(x)", "java", ["python3"]],
    ["rust", "fn main() {}", "cpp", ["rust"]],
    ["", "let mut a = vec![1];\na.push(2);", "rust", ["javascript", "rust"]],
    ["", "x = y + 1;\nf(x);", "go", ["cpp"]],
    ["c", "int main(void) { return 0; }", "c", ["cpp", "c"]],
  ])("tagged %j on a site with further languages: %j of a user of %s is tried as %j", (tag, code, user, languages) => {
    const offered = ["python3", "pypy3", "rust", "c"];
    expect(languageOfCode({ tag, code }, user, offered)).toEqual({ kind: "ours", languages });
  });

  it("is none for an example of input", () => {
    expect(languageOfCode({ tag: "", code: "3 4\n1 2 3\n" }, "cpp", ["python3"])).toEqual({ kind: "none" });
    expect(languageOfCode({ tag: "text", code: "YES\n" }, "cpp", ["python3"])).toEqual({ kind: "none" });
  });
});
