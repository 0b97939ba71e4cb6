import { expect, test } from "vitest";
import { DEFAULT_EDITOR_SETTINGS, parseEditorSettings } from "./editor-settings.ts";

test("the defaults are those of the product", () => {
  expect(DEFAULT_EDITOR_SETTINGS).toMatchObject({ fontSize: 14, tabSize: 2, wrapsLines: true, keymap: "default" });
});

test("stored settings are read; broken, partial or impossible ones give the defaults", () => {
  const mine = { fontSize: 18, tabSize: 4, wrapsLines: false, keymap: "vim", theme: "contrast", font: "courier" };
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

test("settings that were kept before there were themes and fonts keep what they say", () => {
  const old = { fontSize: 18, tabSize: 4, wrapsLines: false, keymap: "vim" };
  expect(parseEditorSettings(JSON.stringify(old))).toEqual({ ...old, theme: "site", font: "geist" });
});
