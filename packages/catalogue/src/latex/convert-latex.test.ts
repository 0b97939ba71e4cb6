import { expect, test } from "vitest";
import { convertLatex } from "./convert-latex.ts";

const convert = (latex: string) => convertLatex({ latex, files: [] }, 2_000);
const doubling = Array.from({ length: 25 }, (_, index) => {
  const [name, next] = [index, index + 1].map((each) => String.fromCharCode(97 + each));
  return `\\def\\${name}{\\${next}\\${next}\\${next}}`;
});

test("a statement is converted in a thread of its own", async () => {
  expect(await convert("\\problemname{A}\nText")).toMatchObject({
    kind: "converted",
    converted: { title: "A", markdown: "Text" },
  });
});

test.each([
  ["macros that grow for ever", `${doubling.join("")}\\a${"\\a".repeat(20_000)}`, "grow without end"],
  ["braces without end", "{".repeat(50_000), "nested too deeply"],
  ["a statement too long", "x ".repeat(60_000), "longer than 100 KiB"],
])("%s are refused in time", async (_name, latex, reason) => {
  const outcome = await convert(latex);
  expect(outcome.kind === "refused" && outcome.reason).toMatch(new RegExp(reason));
});

test("formulas without end hold nobody up: they are read, or refused with the reason", async () => {
  const outcome = await convert("$".repeat(90_001));
  expect(outcome.kind === "refused" ? outcome.reason : "read").toMatch(/^read$|too long|too much memory/);
});
