import { expect, test } from "vitest";
import { languageOfWord } from "./language-of-word.ts";

test.each([
  ["cpp", "cpp"],
  ["C++", "cpp"],
  ["js", "javascript"],
  ["Python", "python3"],
  ["java", "java"],
  ["latin", null],
  ["constructor", null],
  ["", null],
])("%s is %s", (word, language) => expect(languageOfWord(word)).toBe(language));
