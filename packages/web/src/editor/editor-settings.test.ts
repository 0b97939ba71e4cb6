import { expect, test } from "vitest";
import { DEFAULT_EDITOR_SETTINGS, parseEditorSettings } from "./editor-settings.ts";

test("the defaults are those of the product", () => {
  expect(DEFAULT_EDITOR_SETTINGS).toEqual({ fontSize: 14, tabSize: 2, wrapsLines: true, keymap: "default" });
});

test("stored settings are read; broken, partial or impossible ones give the defaults", () => {
  const mine = { fontSize: 18, tabSize: 4, wrapsLines: false, keymap: "vim" };
  expect(parseEditorSettings(JSON.stringify(mine))).toEqual(mine);
  for (const stored of [
    null,
    "",
    "{",
    "{}",
    JSON.stringify({ ...mine, fontSize: 400 }),
    JSON.stringify({ ...mine, tabSize: 3 }),
  ]) {
    expect(parseEditorSettings(stored)).toEqual(DEFAULT_EDITOR_SETTINGS);
  }
});
