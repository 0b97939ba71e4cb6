import path from "node:path";
import { FURTHER_LANGUAGE_IDS } from "@verdict/contract/language";
import { expect, test } from "vitest";
import { FURTHER_DEFINITIONS } from "./languages/further/further-definitions.ts";
import { languagesPage } from "./testing/languages-page.ts";

test("the page on languages says what the definitions say", async () => {
  const page = path.join(import.meta.dirname, "../../../docs/languages.md");
  await expect(languagesPage(FURTHER_DEFINITIONS)).toMatchFileSnapshot(page);
});

test("every further language has commands, in the order of its facts", () => {
  const withCommands = FURTHER_DEFINITIONS.map(({ facts }) => facts.id);
  expect(FURTHER_LANGUAGE_IDS.filter((id) => id !== "typescript")).toEqual(withCommands);
});
