import { promises as fs } from "node:fs";
import type { CatalogueProblem, CatalogueTest, SampleConversation } from "./problem.ts";

/** What stands in the middle of a text is short; a longer one is among the examples anyway. */
const MOST_SAMPLE_BYTES = 4096;
const PLACE = /\{\{(nextsample|remainingsamples)\}\}/g;

/**
 * Puts the samples where a text asks for the next of them (`{{nextsample}}`). The remaining ones stand below the
 * statement, where all of them are.
 */
export async function fillSamples(
  markdown: string,
  { tests, conversations, checker }: Pick<CatalogueProblem, "tests" | "conversations" | "checker">,
): Promise<string> {
  if (!markdown.includes("{{nextsample}}")) return markdown.replace(PLACE, "");
  const texts =
    "passes" in checker
      ? conversations.map(conversationText)
      : tests.filter(({ isSample }) => isSample).map((test, index) => () => sampleText(test, index));
  const wanted = texts.slice(0, markdown.match(/\{\{nextsample\}\}/g)?.length ?? 0);
  const filled = await Promise.all(wanted.map((text) => text()));
  let next = 0;
  return markdown.replace(PLACE, (_all, name: string) => (name === "nextsample" ? (filled[next++] ?? "") : ""));
}

async function sampleText({ inputPath, answerPath }: CatalogueTest, index: number): Promise<string> {
  const [input, answer] = await Promise.all([fs.readFile(inputPath), fs.readFile(answerPath)]);
  if (input.length + answer.length > MOST_SAMPLE_BYTES) return standsBelow(index);
  return `${titleOf(index)}\n\nInput\n\n${block(input.toString("utf8"))}\n\nOutput\n\n${block(answer.toString("utf8"))}`;
}

function conversationText({ text }: SampleConversation, index: number): () => string {
  if (text.length > MOST_SAMPLE_BYTES) return () => standsBelow(index);
  return () => `${titleOf(index)} (\`<\` is what your program reads, \`>\` what it writes)\n\n${block(text)}`;
}

function titleOf(index: number): string {
  return `**Example ${index + 1}**`;
}

function standsBelow(index: number): string {
  return `${titleOf(index)} stands below.`;
}

function block(content: string): string {
  const text = content.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
