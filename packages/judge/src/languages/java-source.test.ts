import { expect, test } from "vitest";
import { javaFileName } from "./java-source.ts";

test("the file is named for the public class", () => {
  expect(javaFileName("import java.util.*;\npublic class Solution { }")).toBe("Solution.java");
  expect(javaFileName("class Helper {}\npublic final strictfp class Räuber_1 extends Helper {}")).toBe("Räuber_1.java");
});

test("public interfaces, enums and records count, too", () => {
  expect(javaFileName("public interface Runner { static void main(String[] a) {} }")).toBe("Runner.java");
  expect(javaFileName("public enum Only { A; }")).toBe("Only.java");
  expect(javaFileName("public record Point(int x) {}")).toBe("Point.java");
});

test("without a public type the file is Main.java", () => {
  expect(javaFileName("class A { public static void main(String[] a) {} }")).toBe("Main.java");
  expect(javaFileName("")).toBe("Main.java");
});

test("a public class in a comment, in a string or inside another class is not the one", () => {
  const source = `
    // public class Commented {
    /* public class AlsoCommented { } */
    class Outer {
      String text = "public class InString {";
      char quote = '"';
      String block = """
        public class InBlock { "quoted" """;
      public static class Inner { }
    }
    public class Real { }`;
  expect(javaFileName(source)).toBe("Real.java");
});

test("a name written with escapes is read as javac reads it", () => {
  expect(javaFileName("public class M\\u0061\\uuu0069n2 { }")).toBe("Main2.java");
  expect(javaFileName("\\u0070ublic class A { }")).toBe("A.java");
  expect(javaFileName('class A { String s = "\\\\u0022; public class B {"; } public class C { }')).toBe("C.java");
});

test("unbalanced braces do not hide the class", () => {
  expect(javaFileName("}} public class Late {")).toBe("Late.java");
});

test.each(["/* ", '""" ', '"\\', "'a", "public.", "public@", "public final ", "public class(", "\\u", "\\uu0"])(
  "a source of nothing but %j is read in one pass",
  (part) => {
    const startedAt = process.cpuUsage();
    expect(javaFileName(part.repeat(1_000_000))).toBe("Main.java");
    expect(process.cpuUsage(startedAt).user).toBeLessThan(5_000_000);
  },
);
