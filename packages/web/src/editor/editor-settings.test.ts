import { expect, test } from "vitest";
import { stubStorage } from "../platform/testing/stub-storage.ts";
import { DEFAULT_EDITOR_SETTINGS, readEditorSettings } from "./editor-settings.ts";

test("the defaults are those of the product", () => {
  expect(DEFAULT_EDITOR_SETTINGS).toMatchObject({ fontSize: 14, tabSize: 2, wrapsLines: true, keymap: "default" });
});

test("stored settings are read; broken, partial or impossible ones give the defaults", () => {
  const mine = { fontSize: 18, tabSize: 4, wrapsLines: false, keymap: "vim", theme: "contrast", font: "courier" };
  expect(readStored(JSON.stringify(mine))).toEqual(mine);
  for (const stored of [
    "",
    "{",
    "{}",
    JSON.stringify({ ...mine, fontSize: 400 }),
    JSON.stringify({ ...mine, tabSize: 3 }),
  ]) {
    expect(readStored(stored)).toEqual(DEFAULT_EDITOR_SETTINGS);
  }
});

test("every keymap that can be chosen is kept", () => {
  for (const keymap of ["default", "vim", "emacs"]) {
    const mine = { ...DEFAULT_EDITOR_SETTINGS, keymap };
    expect(readStored(JSON.stringify(mine))).toEqual(mine);
  }
  expect(readStored(JSON.stringify({ ...DEFAULT_EDITOR_SETTINGS, keymap: "ed" }))).toEqual(DEFAULT_EDITOR_SETTINGS);
});

test("settings that were kept before there were themes and fonts keep what they say", () => {
  const old = { fontSize: 18, tabSize: 4, wrapsLines: false, keymap: "vim" };
  expect(readStored(JSON.stringify(old))).toEqual({ ...old, theme: "site", font: "geist" });
});

test("a browser that has no settings yet has the defaults", () => {
  stubStorage();
  expect(readEditorSettings()).toEqual(DEFAULT_EDITOR_SETTINGS);
});

function readStored(text: string) {
  stubStorage().set("verdict:editor-settings", text);
  return readEditorSettings();
}
