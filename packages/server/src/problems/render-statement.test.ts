import { describe, expect, it } from "vitest";
import { renderStatement } from "./render-statement.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  '<iframe src="https://example.org"></iframe>',
  '<svg onload="alert(1)"><circle /></svg>',
  '<style>body{display:none}</style><p style="position:fixed">x</p>',
  '<form action="https://example.org"><input name="q"></form>',
  '<math><mtext><img src=x onerror="alert(1)"></mtext></math>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  "$\\href{javascript:alert(1)}{x}$",
  "$\\htmlData{x=y}{z}\\includegraphics{https://example.org/x.png}$",
  "```js\n</code><script>alert(1)</script>\n```",
  '<p class="katex" id="login">x</p><object data="x"></object><base href="//example.org"><meta http-equiv="refresh">',
];
const DANGEROUS =
  /<(script|iframe|svg|style|form|object|base|meta|embed|link)\b|<[^>]*\son\w+\s*=|(href|src)="?\s*(javascript|data):/i;

describe("a statement", () => {
  it.each(HOSTILE)("keeps nothing dangerous of %s", (payload) => {
    const html = renderStatement(`Before\n\n${payload}\n\nafter`);
    expect(html).not.toMatch(DANGEROUS);
    expect(html).toContain("Before");
  });

  it("has its inline and block math as MathML with the source kept for copying", () => {
    const html = renderStatement("Let $n \\le 10^5$.\n\n$$\n\\sum_{i=1}^n a_i\n$$\n");
    expect(html.match(/<math /g)).toHaveLength(2);
    expect(html).toContain('display="block"');
    expect(html).toContain('<annotation encoding="application/x-tex">n \\le 10^5</annotation>');
    expect(html).not.toContain("style=");
  });

  it("has tables, lists, code with its language, and escaped text", () => {
    const html = renderStatement("| a | b |\n|---|---|\n| 1 | 2 |\n\n- x < y\n\n```cpp\nint a;\n```\n");
    expect(html).toContain("<td>1</td>");
    expect(html).toContain("x &#x3C; y");
    expect(html).toContain('<code class="language-cpp">');
  });

  it("survives broken math and macros that grow for ever", () => {
    expect(renderStatement("a $\\frac{$ b $\\def\\x{\\x\\x}\\x$ c")).toContain("b");
  });
});
