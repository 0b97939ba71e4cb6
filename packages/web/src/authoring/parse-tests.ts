import { TEST_NAME_MAX_LENGTH } from "@verdict/contract/problem-limits";
import type { StoredTest } from "@verdict/contract/problem-save";
import * as z from "zod/mini";

/** A test before it becomes a row of the form. Hidden tests ignore the explanation. */
export interface PastedTest {
  input: string;
  output: string;
  explanation: string;
  name?: string | undefined;
  /** There when the data is too large for a form, and kept by the server. */
  stored?: StoredTest | undefined;
}

export type ParsedTests = { tests: PastedTest[]; problem: null } | { tests: null; problem: string };

const JsonTests = z.array(
  z.object({
    input: z.string(),
    output: z.string(),
    explanation: z._default(z.string(), ""),
    name: z.optional(z.string()),
  }),
  "Expected a list of tests, each with input and output",
);
const TEST_LINE = /^={3,}[ \t]*$/m;
const PART_LINE = /^-{3,}[ \t]*$/m;

/**
 * Reads tests that somebody pastes: a JSON list of `{input, output, explanation?, name?}`, or blocks of text, where a
 * line `===` parts two tests and a line `---` parts input, output and explanation.
 */
export function parsePastedTests(text: string): ParsedTests {
  const trimmed = text.trim();
  if (trimmed === "") return refusal("There is nothing to add");
  return trimmed.startsWith("[") ? parseJsonTests(trimmed) : parseBlocks(text.replaceAll("\r\n", "\n"));
}

/** Pairs `1.in` with `1.ans` or `1.out`, in the order of their names: 2 before 10. */
export function pairTestFiles(files: readonly { name: string; text: string }[]): ParsedTests {
  const outputs = new Map(files.filter(isOutput).map((file) => [stemOf(file.name), file.text]));
  const inputs = files.filter((file) => file.name.endsWith(".in"));
  const alone = inputs.find((file) => !outputs.has(stemOf(file.name)));
  if (inputs.length === 0) return refusal("None of the files is an input: their names must end in .in");
  if (alone !== undefined) return refusal(`${alone.name} has no ${stemOf(alone.name)}.ans beside it`);
  const inOrder = inputs.toSorted((one, two) => one.name.localeCompare(two.name, "en", { numeric: true }));
  const tests = inOrder.map((file) => ({
    input: file.text,
    output: outputs.get(stemOf(file.name)) ?? "",
    explanation: "",
    name: nameOf(file.name),
  }));
  return checked(tests);
}

function parseJsonTests(text: string): ParsedTests {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refusal(`This is not valid JSON: ${error.message}`);
  }
  const parsed = z.safeParse(JsonTests, data);
  if (parsed.success) return checked(parsed.data);
  const [issue] = parsed.error.issues;
  const row = issue?.path[0];
  return refusal(typeof row === "number" ? `Test ${row + 1} needs input and output as texts` : (issue?.message ?? ""));
}

function parseBlocks(text: string): ParsedTests {
  const blocks = text.split(TEST_LINE).filter((block) => block.trim() !== "");
  const tests: PastedTest[] = [];
  for (const [index, block] of blocks.entries()) {
    const parts = block.split(PART_LINE).map((part) => part.replace(/^\n/, ""));
    const [input, output, explanation = "", ...rest] = parts;
    if (input === undefined || output === undefined)
      return refusal(`Test ${index + 1} has no line --- before its output`);
    if (rest.length > 0) return refusal(`Test ${index + 1} has more than two lines ---`);
    tests.push({ input, output, explanation: explanation.trim() });
  }
  return checked(tests);
}

function checked(tests: PastedTest[]): ParsedTests {
  const empty = tests.findIndex((test) => test.input.trim() === "" || test.output.trim() === "");
  if (empty !== -1) return refusal(`Test ${empty + 1} has an empty input or output`);
  return tests.length === 0 ? refusal("There is nothing to add") : { tests, problem: null };
}

function isOutput(file: { name: string }): boolean {
  return /\.(ans|out)$/.test(file.name);
}

/** A test's name as the form takes it: that of its file, without folders. */
export function nameOf(file: string): string {
  return stemOf(file.slice(file.lastIndexOf("/") + 1)).slice(0, TEST_NAME_MAX_LENGTH);
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}

function refusal(problem: string): ParsedTests {
  return { tests: null, problem };
}
