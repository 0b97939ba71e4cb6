import { expect, test, vi } from "vitest";
import { readThemeChoice } from "./theme.ts";

test.each([
  ["light", "light"],
  ["system", "system"],
  ["dark", "dark"],
  ["sepia", "dark"],
  [null, "dark"],
])("what is stored as %s counts as %s", (stored, choice) => {
  vi.stubGlobal("localStorage", { getItem: () => stored });
  expect(readThemeChoice()).toBe(choice);
});

test("a browser that keeps nothing is dark", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(readThemeChoice()).toBe("dark");
});
