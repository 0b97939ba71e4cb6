import { describe, expect, it } from "vitest";
import { earlierCode, joinsWithEarlier } from "./earlier-code.ts";

const fence = (code: string, tag: string) => `Look at this part of it:\n\n\`\`\`${tag}\n${code}\n\`\`\`\n`;
const joins = (language: "cpp" | "java" | "javascript", answers: string[], blocks: string[]) =>
  joinsWithEarlier(language, earlierCode(answers), blocks);

describe("the code of earlier answers", () => {
  it("is found behind its label, and prose has none", () => {
    const answers = [fence("int a = 1;", "cpp · our judge: Wrong Answer, 1 of 5 tests passed"), "Only words."];
    expect(earlierCode(answers)).toEqual([[{ tag: "cpp", code: "int a = 1;" }]]);
  });

  it("is bounded: the newest stays", () => {
    const many = Array.from({ length: 20 }, (_, index) => fence(`f(${index});`, "js"));
    const found = earlierCode(many);
    expect(found).toHaveLength(12);
    expect(found.at(-1)?.[0]?.code).toBe("f(19);");
    expect(earlierCode([fence("x".repeat(50_000), "js"), fence("f(1);", "js")])).toHaveLength(1);
  });

  it("comes together with the present block in both orders, and the last answer alone with it", () => {
    expect(joins("javascript", [fence("a();", "js"), fence("b();", "js")], ["c();"])).toEqual([
      "a();\nb();\nc();",
      "c();",
      "c();\nb();\na();",
      "b();\nc();",
    ]);
  });

  it("comes without the loose lines in between, too", () => {
    const answers = [
      fence("int f() { return 1; }", "cpp"),
      fence("struct Road { int to; };", "cpp"),
      fence("x = y;", "cpp"),
    ];
    expect(joins("cpp", answers, ["int g() { return f(); }"])).toContain(
      "int f() { return 1; }\nstruct Road { int to; };\nint g() { return f(); }",
    );
  });

  it("that is said again counts once", () => {
    expect(joins("javascript", [fence("a();", "js"), fence("a();", "js")], ["a();"])).toEqual(["a();"]);
  });

  it("of other languages is left out", () => {
    const answers = [fence("System.out.println(1);", "java"), fence("print(1)", "python")];
    expect(joins("javascript", answers, ["c();"])).toEqual([]);
  });

  it("gives way to what is defined anew", () => {
    const first = "#include <iostream>\nint f() { return 0; }\nint main() { std::cout << f() << '?'; }";
    const [program] = joins("cpp", [fence(first, "cpp")], ["int main() { std::cout << f(); }"]);
    expect(program).toContain("int f() { return 0; }");
    expect(program).not.toContain("'?'");
    expect(program?.match(/int main/g)).toHaveLength(1);
  });

  it("has main last in C++, which needs all others before it", () => {
    const [program = ""] = joins("cpp", [fence("int main() { f(); }", "cpp")], ["void f() {}"]);
    expect(program.indexOf("void f")).toBeLessThan(program.indexOf("int main"));
  });
});
