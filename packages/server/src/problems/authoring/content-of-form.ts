import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { type CoreLanguageId, languageId } from "@verdict/contract/language";
import type { ProblemSave, StoredTest } from "@verdict/contract/problem-save";
import { tidyTopics } from "@verdict/contract/topics";
import { tidyConversation } from "../conversations.ts";
import type { ProblemContent, ProblemTestContent, TestContent } from "../problem-content.ts";
import { testContentOf } from "../test-data.ts";
import { limitsOfForm } from "./form-limits.ts";

/** What a save leaves as it is when it does not say it. */
export type Settings = Pick<ProblemContent, "limits" | "checker" | "addedFiles" | "hints" | "topics" | "editorial">;
export const NEW_PROBLEM_SETTINGS: Settings = {
  limits: DEFAULT_LIMITS,
  checker: TOKEN_CHECKER,
  hints: [],
  topics: [],
  editorial: null,
};

/** The content that a form describes. Its texts become test data as they are, byte by byte. */
export function contentOfForm(form: ProblemSave, settings: Settings): ProblemContent {
  return {
    title: form.title,
    description: form.description,
    difficulty: form.difficulty,
    tag: form.tags,
    limits: limitsOfForm(form, settings.limits),
    checker: form.checker ?? settings.checker,
    ...(settings.addedFiles ? { addedFiles: settings.addedFiles } : {}),
    hints: form.hints ?? settings.hints,
    topics: form.topics === undefined ? settings.topics : tidyTopics(form.topics),
    editorial: editorialOfForm(form, settings),
    startCode: startCodeOf(form),
    referenceSolutions: givenSolutions(form),
    packageParts: null,
    ...conversationsOf(form),
    tests: [
      ...form.visibleTestCases.map((test) => testOf({ ...test, isVisible: true })),
      ...form.hiddenTestCases.map((test) => testOf({ ...test, isVisible: false, explanation: "" })),
    ],
  };
}

function conversationsOf({ conversations }: ProblemSave): Pick<ProblemContent, "conversations"> {
  if (conversations === undefined) return {};
  return {
    conversations: conversations.flatMap(({ name, text }) => {
      const tidy = tidyConversation(text);
      return tidy === null ? [] : [{ name: name?.trim() || null, text: tidy }];
    }),
  };
}

function editorialOfForm({ editorial }: ProblemSave, settings: Settings): string | null {
  if (editorial === undefined) return settings.editorial;
  return editorial.trim() === "" ? null : editorial;
}

function testOf(test: {
  isVisible: boolean;
  name?: string | undefined;
  input: string;
  output: string;
  explanation: string;
  stored?: StoredTest | undefined;
}): ProblemTestContent {
  const { stored } = test;
  return {
    isVisible: test.isVisible,
    name: test.name?.trim() || null,
    input: dataOf(test.input, stored?.inputSha256),
    answer: dataOf(test.output, stored?.outputSha256),
    explanation: test.explanation,
    checker: null,
  };
}

function dataOf(text: string, storedHash: string | undefined): TestContent {
  return storedHash === undefined ? testContentOf(Buffer.from(text)) : { sha256: storedHash, bytes: null };
}

/** The form holds each language exactly once: the contract has checked it. */
function startCodeOf(form: ProblemSave): Record<CoreLanguageId, string> {
  const texts: Record<CoreLanguageId, string> = { cpp: "", java: "", javascript: "" };
  for (const entry of form.startCode) texts[languageId(entry.language)] = entry.initialCode;
  return texts;
}

/** An update may leave out what its problem never had. */
function givenSolutions(form: ProblemSave): ProblemContent["referenceSolutions"] {
  const given = form.referenceSolution.filter((entry) => entry.completeCode !== "");
  return Object.fromEntries(given.map((entry) => [languageId(entry.language), entry.completeCode]));
}
