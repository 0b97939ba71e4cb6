import { isCore, type LanguageId } from "@verdict/contract/language";
import { languageOfCode } from "./code-language.ts";
import { findDefinitions } from "./find-definitions.ts";
import { createSegmenter } from "./segment-answer.ts";
import { joinBlocks } from "./splice.ts";

/** The code that one earlier answer showed, its blocks in order. */
export type EarlierCode = readonly { tag: string; code: string }[];

/** Newest first counted. A tutor's answer has a block or two; whoever puts more together by hand has done the work. */
const MOST_BLOCKS = 12;
const MOST_CHARACTERS = 40_000;

/** What the earlier answers (oldest first, as they were shown) hold of code, oldest first: the newest that fits. */
export function earlierCode(answers: readonly string[]): EarlierCode[] {
  let blocks = 0;
  let characters = 0;
  const kept: EarlierCode[] = [];
  for (const answer of answers.toReversed()) {
    const code = codeIn(answer);
    blocks += code.length;
    characters += code.reduce((sum, block) => sum + block.code.length, 0);
    if (blocks > MOST_BLOCKS || characters > MOST_CHARACTERS) break;
    if (code.length > 0) kept.unshift(code);
  }
  return kept;
}

/**
 * What a user could put together of earlier answers and of these blocks of the present one: everything in the order in
 * which it came and in the opposite one. As a loose line in between would spoil that: only what defines something; and
 * the last answer with this one.
 */
export function joinsWithEarlier(
  language: LanguageId,
  earlier: readonly EarlierCode[],
  blocks: readonly string[],
): string[] {
  const answers = earlier
    .map((code) => code.filter((block) => mayBe(language, block)).map((block) => block.code))
    .filter((codes) => codes.length > 0);
  const last = answers.at(-1);
  if (last === undefined) return [];
  const all = [...answers.flat(), ...blocks];
  const defining = [...answers.flat().filter(definesSomething), ...blocks];
  // Models repeat themselves: each block once.
  const joins = [all, defining, all.toReversed(), [...last, ...blocks]].map((parts) =>
    joinBlocks(language, [...new Set(parts)]),
  );
  return [...new Set(joins)];
}

function definesSomething(code: string): boolean {
  return findDefinitions(code).length > 0 || /\b(?:class|struct|record|enum)\s+\w+/.test(code);
}

function codeIn(answer: string): EarlierCode {
  const segmenter = createSegmenter();
  const segments = [...segmenter.push(answer), ...segmenter.end()];
  return segments.filter((segment) => segment.kind === "code").map(({ tag, code }) => ({ tag, code }));
}

function mayBe(language: LanguageId, block: { tag: string; code: string }): boolean {
  const found = languageOfCode(block, language, isCore(language) ? [] : [language]);
  return found.kind === "ours" && found.languages.includes(language);
}
