import type { Settings } from "@verdict/contract/settings";
import { expect, test } from "vitest";
import { agreedAtFirst, settleSettings } from "./settings-follow.ts";

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

test("a browser that never agreed takes the account's settings, but for what is chosen while they are on their way", () => {
  const kept = { theme: "dark", language: "cpp" };
  const had: Settings[] = [{ language: "java" }, { language: "java", theme: "system" }];
  for (const before of had) {
    const agreed = agreedAtFirst({ before, kept });
    const own = { language: "java", theme: "light", "live-examples": "off" };
    expect(settleSettings({ agreed, own, kept })).toEqual({
      send: { theme: "light", "live-examples": "off" },
      take: { language: "cpp" },
    });
  }
});
