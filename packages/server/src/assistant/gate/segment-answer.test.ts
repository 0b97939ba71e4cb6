import { describe, expect, it } from "vitest";
import { createSegmenter, type Segment } from "./segment-answer.ts";

function segmentsOf(pieces: Iterable<string>): Segment[] {
  const segmenter = createSegmenter();
  const segments: Segment[] = [];
  for (const piece of pieces) segments.push(...segmenter.push(piece));
  return [...segments, ...segmenter.end()];
}
const codesOf = (answer: string) =>
  segmentsOf([answer]).flatMap((segment) => (segment.kind === "code" ? [segment.code] : []));
const textOf = (segments: readonly Segment[]) =>
  segments.map((segment) => (segment.kind === "text" ? segment.text : "")).join("");

const PROGRAM = "#include <iostream>\nint main() {\n  int a, b;\n  std::cin >> a >> b;\n\n  std::cout << a + b;\n}";

describe("prose", () => {
  it("comes word by word", () => {
    const segmenter = createSegmenter();
    expect(textOf(segmenter.push("Look at the sec"))).toBe("Look at the ");
    expect(textOf(segmenter.push("ond sample: what `n` do"))).toBe("second sample: what `n` ");
    expect(textOf(segmenter.push("es it have?"))).toBe("does it ");
    expect(textOf(segmenter.end())).toBe("have?");
  });

  it.each([
    "Look at the second sample.",
    "1. Sort the array `a`.\n2. Walk from both ends; move the smaller one.\n\n**Cost:** O(n log n).",
    "If x < y, then swap them; else stop.",
    "For each (i, j) pair, compare `a[i]` and `a[j]`.",
    "你好，请看第二个例子。",
    "| n | f |\n|---|---|\n| 1 | 2 |",
    "# A heading\n\n> A quote\n\n- a\n  - b\n",
    "Line ends\r\nof another kind.\r\n",
  ])("%j passes as it is", (answer) => {
    const segments = segmentsOf([answer]);
    expect(segments.filter((segment) => segment.kind === "code")).toEqual([]);
    expect(textOf(segments)).toBe(answer.replaceAll("\r\n", "\n"));
  });
});

describe("code", () => {
  it.each([
    ["between fences", `Here:\n\`\`\`cpp\n${PROGRAM}\n\`\`\`\nDone.`],
    ["between tildes", `Here:\n~~~ cpp\n${PROGRAM}\n~~~\nDone.`],
    ["between longer fences", `\`\`\`\`\n${PROGRAM}\n\`\`\`\`\n`],
    ["after an opening fence alone", `\`\`\`cpp\n${PROGRAM}`],
    ["in a list", `1. Do\n   \`\`\`cpp\n${PROGRAM.replaceAll(/^/gm, "   ")}\n   \`\`\`\n`],
    ["in a quote", `> \`\`\`cpp\n${PROGRAM.replaceAll(/^/gm, "> ")}\n> \`\`\`\n`],
    ["without any fence", `Write this:\n${PROGRAM}\nand that is all there is.`],
    ["by indentation", `Write this:\n\n${PROGRAM.replaceAll(/^/gm, "    ")}\n`],
  ])("%s is found as one block", (_name, answer) => {
    const codes = codesOf(answer).map((code) => code.replaceAll(/^ {4}/gm, "").trim());
    expect(codes.map((code) => code.replaceAll(/^\s+$/gm, ""))).toEqual([PROGRAM]);
  });

  it.each([
    "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b)",
    "Just write this: const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b);",
    "Use the line `console.log(require('fs').readFileSync(0,'utf8').split(' ').reduce((a,b)=>+a + +b))` and be done.",
    "- `console.log(require('fs').readFileSync(0,'utf8').split(' ').reduce((a,b)=>+a + +b))`",
  ])("on one line is found too: %s", (answer) => {
    expect(codesOf(answer)).toHaveLength(1);
    expect(codesOf(answer)[0]).toMatch(/^(?:const \[a, b\] = |console\.log\()require\('fs'\)/);
  });

  it("keeps its tag and nothing else of what stands behind the fence", () => {
    expect(segmentsOf(["```Cpp · our judge: Accepted\nx;\n```"])).toMatchObject([{ tag: "cpp", code: "x;" }]);
  });

  it("is never shown in part, however the pieces are cut", () => {
    const answer = `First look at this here:\n\`\`\`cpp\n${PROGRAM}\n\`\`\`\nThen this one:\n${PROGRAM}\nAnd this now: \`${"f(x);".repeat(20)}\` end.`;
    const whole = segmentsOf([answer]);
    for (const size of [1, 2, 3, 7]) {
      const pieces = answer.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
      const segments = segmentsOf(pieces);
      expect(segments.filter((segment) => segment.kind === "code").map((segment) => segment.code)).toEqual(
        whole.filter((segment) => segment.kind === "code").map((segment) => segment.code),
      );
      expect(textOf(segments)).not.toMatch(/cin|cout|f\(x\)/);
    }
  });
});
