import { expect, test } from "vitest";
import { codeLines, hangingColumns } from "./code-lines.ts";
import { loadCodeSpans } from "./code-spans.ts";

const CODE = "int main() {\r\n\t/* a\n   b */\n\n  return 0;\n}\n";

test("each line has its pieces, with colours and without, and the last line break begins none", async () => {
  const texts = (lines: ReturnType<typeof codeLines>) => lines.map((line) => line.map(({ text }) => text).join(""));
  const plain = ["int main() {", "\t/* a", "   b */", "", "  return 0;", "}"];
  expect(texts(codeLines(CODE, null))).toEqual(plain);
  const colored = codeLines(CODE, await loadCodeSpans("cpp"));
  expect(texts(colored)).toEqual(plain);
  expect(colored[2]?.find(({ text }) => text.includes("b */"))?.className).toContain("--code-comment");
  expect(codeLines("", null)).toEqual([[]]);
});

test("a line hangs from where it begins, and not too far to the right", () => {
  expect(["", "a", "  a", "\ta", "  \ta", " \t b\t", "   "].map((line) => hangingColumns(line, 4))).toEqual([
    0, 0, 2, 4, 4, 5, 3,
  ]);
  expect(hangingColumns("\ta", 8)).toBe(8);
  expect(hangingColumns(`${" ".repeat(60)}a`, 4)).toBe(24);
});
