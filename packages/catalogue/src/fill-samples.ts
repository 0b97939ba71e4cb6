import { promises as fs } from "node:fs";
import type { CatalogueTest } from "./problem.ts";

/** What stands in the middle of a text is short; a longer one is among the examples anyway. */
const MOST_SAMPLE_BYTES = 4096;
const PLACE = /\{\{(nextsample|remainingsamples)\}\}/g;

/**
 * Puts the samples where a text asks for the next of them (`{{nextsample}}`). The remaining ones stand below the
 * statement, where all of them are.
 */
export async function fillSamples(markdown: string, tests: readonly CatalogueTest[]): Promise<string> {
  if (!markdown.includes("{{nextsample}}")) return markdown.replace(PLACE, "");
  const samples = tests.filter(({ isSample }) => isSample);
  const wanted = samples.slice(0, markdown.match(/\{\{nextsample\}\}/g)?.length ?? 0);
  const texts = await Promise.all(wanted.map(sampleText));
  let next = 0;
  return markdown.replace(PLACE, (_all, name: string) => (name === "nextsample" ? (texts[next++] ?? "") : ""));
}

async function sampleText({ inputPath, answerPath }: CatalogueTest, index: number): Promise<string> {
  const [input, answer] = await Promise.all([fs.readFile(inputPath), fs.readFile(answerPath)]);
  const title = `**Example ${index + 1}**`;
  if (input.length + answer.length > MOST_SAMPLE_BYTES) return `${title} stands below.`;
  return `${title}\n\nInput\n\n${block(input)}\n\nOutput\n\n${block(answer)}`;
}

function block(content: Buffer): string {
  const text = content.toString("utf8").replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
