import { expect, test } from "vitest";
import { stubRefusedStorage, stubStorage } from "./testing/stub-storage.ts";
import { readThemeChoice } from "./theme.ts";

test.each([
  ["light", "light"],
  ["system", "system"],
  ["dark", "dark"],
  ["sepia", "dark"],
])("what is stored as %s counts as %s", (stored, choice) => {
  stubStorage().set("verdict:theme", stored);
  expect(readThemeChoice()).toBe(choice);
});

test("nothing stored is dark, and so is a browser that keeps nothing", () => {
  stubStorage();
  expect(readThemeChoice()).toBe("dark");
  stubRefusedStorage();
  expect(readThemeChoice()).toBe("dark");
});
