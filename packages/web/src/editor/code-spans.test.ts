import { EditorState } from "@codemirror/state";
import { FURTHER_LANGUAGE_IDS } from "@verdict/contract/language";
import { languageFacts } from "@verdict/contract/language-facts";
import { expect, test } from "vitest";
import { loadCodeSpans } from "./code-spans.ts";
import { loadLanguage } from "./language-support.ts";

test.each([
  ["javascript", "// all\nconst a = 'x';\n", "const"],
  ["java", "class Main {\n  int n = 1; // one\n}\n", "class"],
  ["cpp", "#include <cstdio>\nint main() { return 0; }", "return"],
] as const)(
  "%s is cut into pieces that are the code again, keywords in their colour",
  async (language, code, keyword) => {
    const spans = (await loadCodeSpans(language))(code);
    expect(spans.map(({ text }) => text).join("")).toBe(code);
    expect(spans.find(({ text }) => text === keyword)?.className).toContain("--code-keyword");
  },
);

test.each(FURTHER_LANGUAGE_IDS)("code in %s has colours, and its grammar knows a comment", async (language) => {
  const state = EditorState.create({ extensions: await loadLanguage(language) });
  const [tokens] = state.languageDataAt<{ line?: string; block?: { open: string; close: string } }>("commentTokens", 0);
  const comment =
    tokens?.line === undefined ? `${tokens?.block?.open} a note ${tokens?.block?.close}` : `${tokens.line} a note`;
  const code = `${languageFacts(language).starter}${comment}\n`;
  const spans = (await loadCodeSpans(language))(code);
  expect(spans.map(({ text }) => text).join("")).toBe(code);
  expect(spans.find(({ text }) => text.includes("a note"))?.className).toContain("--code-comment");
  expect(spans.some(({ className }) => /--code-(?:keyword|string|number|name)/.test(className))).toBe(true);
});

test("what is no program is cut all the same", async () => {
  const broken = 'int main( { "\n\n)';
  expect(
    (await loadCodeSpans("cpp"))(broken)
      .map(({ text }) => text)
      .join(""),
  ).toBe(broken);
});

test("brackets have the colours of their depth, and those in strings and comments none", async () => {
  const spans = (await loadCodeSpans("javascript"))('f([1], ")"); // (\n}');
  const brackets = spans.filter(({ text }) => text.length === 1 && "()[]{}".includes(text));
  expect(brackets.map(({ text }) => text).join("")).toBe("([])}");
  const [outer, inner, innerEnd, outerEnd, lone] = brackets.map(({ className }) => className);
  expect([innerEnd, outerEnd]).toEqual([inner, outer]);
  expect(new Set([outer, inner, lone]).size).toBe(3);
});
