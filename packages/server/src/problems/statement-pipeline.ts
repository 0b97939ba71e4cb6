import rehypeKatex from "rehype-katex";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { addressFiles } from "./address-files.ts";
import { refuseDeepTree } from "./refuse-deep-tree.ts";
import { shapeHeadings } from "./shape-headings.ts";

/*
 * Statements are rendered once, when they are saved: the browser gets finished HTML with MathML and loads neither a
 * Markdown parser nor math fonts. The order is the safety: whatever an author wrote (raw HTML included) goes through
 * the sanitizer, and only then math becomes MathML, made by us and therefore beyond the sanitizer's list.
 */

/** The default list is GitHub's; beyond it code may say its language and whether it is math. */
const SCHEMA = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [
      ["className", /^language-[\w+-]+$/, "math-inline", "math-display"] satisfies [string, ...(RegExp | string)[]],
    ],
  },
};

/**
 * Of a comment, which anybody may write, and of what teachers write: no pictures, since whoever has put one somewhere hears who looks at it, and no
 * ids, since many comments stand in one page.
 */
const OF_ALL = defaultSchema.attributes?.["*"] ?? [];
const NAMES: ReadonlySet<unknown> = new Set(["id", "name"]);
const SCHEMA_OF_COMMENTS = {
  ...SCHEMA,
  tagNames: defaultSchema.tagNames?.filter((name) => !["img", "picture", "source", "input"].includes(name)) ?? [],
  attributes: { ...SCHEMA.attributes, "*": OF_ALL.filter((attribute) => !NAMES.has(attribute)) },
  required: {},
};

/** A plain statement is one that a teacher has written: it is sanitized as a comment is. */
export type TextKind = "statement" | "plain statement" | "comment";

/** `trust: false` refuses \href and \includegraphics; the two maxima end macros that grow for ever. */
const KATEX = { output: "mathml", strict: "ignore", trust: false, maxExpand: 200, maxSize: 20 } as const;

/**
 * Markdown with `$math$` and GitHub's tables → sanitized HTML with MathML. For hostile texts it takes minutes or throws
 * TooDeepError or a RangeError (the stack's end), so only the thread of `render-statement.ts` may call it.
 */
export function runPipeline(markdown: string, kind: TextKind = "statement"): string {
  // Two functions around the same check: unified takes one step that is given twice for the same.
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(() => refuseDeepTree)
    // The sanitizer puts its own prefix before the ids of footnotes.
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: "" })
    .use(rehypeRaw)
    .use(() => refuseDeepTree)
    .use(rehypeSanitize, kind === "statement" ? SCHEMA : SCHEMA_OF_COMMENTS)
    .use(() => addressFiles)
    .use(() => shapeHeadings)
    .use(rehypeKatex, KATEX)
    .use(rehypeStringify);
  return String(pipeline.processSync(markdown));
}
