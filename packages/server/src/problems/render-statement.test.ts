import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { DomainError } from "../platform/http/errors.ts";
import { createStatementRenderer } from "./render-statement.ts";

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

const HOSTILE_LIST = `${"* ".repeat(5_000)}x`;
const TOO_DEEP = "The statement is too long or nested too deeply";

const statements = createStatementRenderer();
const renderStatement = (markdown: string) => statements.render(markdown, "author");
afterAll(() => statements.stop());

describe("a comment", () => {
  it.each(HOSTILE)("keeps nothing dangerous of %s", async (payload) => {
    const html = await statements.renderComment(`Before\n\n${payload}\n\nafter`, "solver");
    expect(html).not.toMatch(DANGEROUS);
    expect(html).toContain("Before");
  });

  it("has no pictures, which would tell who looks at it, and no ids beside those of other comments", async () => {
    const text =
      '![x](https://example.org/a.png) <img src="b.png"> <b id="content" name="top">bold</b>\n\n# One[^1]\n\n[^1]: Two';
    const html = await statements.renderComment(text, "solver");
    expect(html).not.toMatch(/<img|\sid=|\sname=|example\.org/);
    expect(html).toContain("<b>bold</b>");
    expect(await statements.render(text, "author")).toMatch(/<img/);
  });

  it("keeps formulas, tables and the language of code", async () => {
    const html = await statements.renderComment("$a$\n\n|a|\n|-|\n|1|\n\n```cpp\nint a;\n```", "solver");
    expect(html).toMatch(/<math[\s\S]*<table>[\s\S]*<code class="language-cpp">/);
  });
});

describe("a statement", () => {
  it.each(HOSTILE)("keeps nothing dangerous of %s", async (payload) => {
    const html = await renderStatement(`Before\n\n${payload}\n\nafter`);
    expect(html).not.toMatch(DANGEROUS);
    expect(html).toContain("Before");
  });

  it("has its inline and block math as MathML with the source kept for copying", async () => {
    const html = await renderStatement("Let $n \\le 10^5$.\n\n$$\n\\sum_{i=1}^n a_i\n$$\n");
    expect(html.match(/<math /g)).toHaveLength(2);
    expect(html).toContain('display="block"');
    expect(html).toContain('<annotation encoding="application/x-tex">n \\le 10^5</annotation>');
    expect(html).not.toContain("style=");
  });

  it("has tables, lists, code with its language, and escaped text", async () => {
    const html = await renderStatement("| a | b |\n|---|---|\n| 1 | 2 |\n\n- x < y\n\n```cpp\nint a;\n```\n");
    expect(html).toContain("<td>1</td>");
    expect(html).toContain("x &#x3C; y");
    expect(html).toContain('<code class="language-cpp">');
  });

  it("has an outline that begins below the page's own, without a gap, whatever levels its author used", async () => {
    const html = await renderStatement("# Input\n\ntext\n\n#### Details\n\n## Output\n\n##### Last\n\n# End\n");
    expect(html.match(/<h\d>[^<]*/g)).toEqual(["<h3>Input", "<h4>Details", "<h4>Output", "<h5>Last", "<h3>End"]);
    expect(await renderStatement("### Input\n\n## Output\n")).toBe("<h3>Input</h3>\n<h3>Output</h3>");
  });

  it("has headings where its author has written lines of bold words instead", async () => {
    const html = await renderStatement("A text.\n\n**Input**\n\nOne **bold** word.\n\n**Read every word of it.**\n");
    expect(html).toBe(
      "<p>A text.</p>\n<h3>Input</h3>\n<p>One <strong>bold</strong> word.</p>\n<p><strong>Read every word of it.</strong></p>",
    );
    expect(await renderStatement("## Input\n\n**Mind**\n")).toContain("<p><strong>Mind</strong></p>");
  });

  it("has links to places in it and to its footnotes that arrive, and no id of the page's own", async () => {
    const html = await renderStatement(
      '<h2 id="login">A</h2>\n\n[there](#login) [else](#top) note[^1]\n\n[^1]: The note.',
    );
    const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect([...ids].every((id) => id?.startsWith("user-content-"))).toBe(true);
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].flatMap(([, target]) => target ?? []);
    expect(targets.filter((target) => !ids.has(target))).toEqual(["top"]);
    expect(targets.length).toBeGreaterThan(3);
  });

  it("survives broken math and macros that grow for ever", async () => {
    expect(await renderStatement("a $\\frac{$ b $\\def\\x{\\x\\x}\\x$ c")).toContain("b");
  });

  it.each([
    ["images", `${"![".repeat(10_000)}${"](x)".repeat(10_000)}`],
    ["lists", HOSTILE_LIST],
    ["quotes", ">".repeat(3_000)],
    ["elements", "<div>".repeat(20_000)],
  ])(
    "with %s nested too deeply is refused in time, stops nothing else, and the next is rendered",
    async (_name, text) => {
      await renderStatement("The thread is there.");
      const ticking = new AbortController();
      const ticks = countTicks(ticking.signal);
      const began = performance.now();
      const refusal = renderStatement(text);
      await expect(refusal).rejects.toEqual(new DomainError("bad_input", TOO_DEEP));
      const tookMs = performance.now() - began;
      ticking.abort();
      expect(tookMs).toBeLessThan(20_000);
      // A tick every 50 ms; a machine with other work may lose nine of ten.
      expect(await ticks).toBeGreaterThanOrEqual(Math.floor(tookMs / 500) - 1);
      expect(await renderStatement("*next*")).toBe("<p><em>next</em></p>");
    },
    60_000,
  );

  it("is refused at the same depth whether Markdown or HTML is nested", async () => {
    await expect(renderStatement(`${">".repeat(510)}x`)).rejects.toThrow(TOO_DEEP);
    await expect(renderStatement(`<p>x</p>\n${"<div>".repeat(510)}`)).rejects.toThrow(TOO_DEEP);
  });

  it("may be nested as deeply as browsers show it", async () => {
    expect(await renderStatement(`${">".repeat(450)}x`)).toContain("<p>x</p>");
  });

  it("of one user is rendered while the hostile ones of another wait for each other", async () => {
    let isOver = false;
    const hostile = Promise.allSettled(Array.from({ length: 4 }, () => statements.render(HOSTILE_LIST, "mallory")));
    const over = hostile.then(() => (isOver = true));
    expect(await statements.render("*good*", "ada")).toBe("<p><em>good</em></p>");
    expect(isOver).toBe(false);
    expect(await statements.render("*again*", "ada")).toBe("<p><em>again</em></p>");
    expect(isOver).toBe(false);
    expect((await hostile).map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
    await over;
  }, 90_000);

  it("of a user who has nine others under way is refused", async () => {
    const own = createStatementRenderer();
    const replies = await Promise.allSettled(Array.from({ length: 12 }, () => own.render("x", "mallory")));
    expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
    expect(replies.at(-1)).toMatchObject({ reason: { code: "too_many_requests" } });
    await own.stop();
  }, 60_000);

  it("keeps no process alive once it is rendered", async () => {
    const module = new URL("./render-statement.ts", import.meta.url).href;
    const script = `import("${module}").then((made) => made.createStatementRenderer().render("x", null)).then(console.log)`;
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", script], {
      timeout: 50_000,
    });
    expect(stdout).toBe("<p>x</p>\n");
  }, 60_000);
});

async function countTicks(signal: AbortSignal): Promise<number> {
  let count = 0;
  for (; !signal.aborted; count++) await wait(50);
  return count;
}
