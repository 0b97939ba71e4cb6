import { SearchQuery } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { countMatches, matchText } from "./count-matches.ts";

const doc = "one two one\nONE tone";
const textFor = (
  config: { search: string; wholeWord?: boolean; caseSensitive?: boolean; regexp?: boolean },
  at = 0,
) => {
  const query = new SearchQuery(config);
  const state = EditorState.create({ doc, selection: { anchor: at, head: at + 3 } });
  return matchText(query, countMatches(state, query));
};

test("it says how many there are, and which one is selected", () => {
  expect(textFor({ search: "one" })).toBe("1 of 4");
  expect(textFor({ search: "one" }, 8)).toBe("2 of 4");
  expect(textFor({ search: "one" }, 1)).toBe("4 matches");
  expect(textFor({ search: "two" }, 1)).toBe("1 match");
});

test("case, whole words and expressions count", () => {
  expect(textFor({ search: "one", wholeWord: true }, 1)).toBe("3 matches");
  expect(textFor({ search: "one", caseSensitive: true }, 1)).toBe("3 matches");
  expect(textFor({ search: "t[ow]", regexp: true }, 1)).toBe("2 matches");
});

test("nothing looked for says nothing, and nothing found says so", () => {
  expect(textFor({ search: "" })).toBe("");
  expect(textFor({ search: "three" })).toBe("No match");
  expect(textFor({ search: "(", regexp: true })).toBe("No match");
});

test("of very many only the first thousand are counted", () => {
  const query = new SearchQuery({ search: "a" });
  const state = EditorState.create({ doc: "a".repeat(5000) });
  expect(matchText(query, countMatches(state, query))).toBe("1,000+ matches");
});
