import { expect, test } from "vitest";
import { settleSettings } from "./settings-follow.ts";

test("what was changed here goes up, what was changed elsewhere comes down", () => {
  const agreed = { theme: "dark", language: "java", "editor-settings": "{}" };
  const own = { theme: "light", language: "java", "editor-settings": "{}" };
  const kept = { theme: "dark", language: "cpp", "editor-settings": "{}" };
  expect(settleSettings({ agreed, own, kept })).toEqual({ send: { theme: "light" }, take: { language: "cpp" } });
});

test("of a setting that both have changed the one of this device stays", () => {
  const input = { agreed: { theme: "dark" }, own: { theme: "light" }, kept: { theme: "system" } };
  expect(settleSettings(input)).toEqual({ send: { theme: "light" }, take: {} });
});

test("a browser that has nothing yet takes everything, and one that agrees does nothing", () => {
  const kept = { theme: "light", language: "cpp" };
  expect(settleSettings({ agreed: {}, own: {}, kept })).toEqual({ send: {}, take: kept });
  expect(settleSettings({ agreed: kept, own: kept, kept })).toEqual({ send: {}, take: {} });
});

test("names that this app does not follow are left alone", () => {
  expect(settleSettings({ agreed: {}, own: {}, kept: { "draft-colour": "red" } })).toEqual({ send: {}, take: {} });
});
