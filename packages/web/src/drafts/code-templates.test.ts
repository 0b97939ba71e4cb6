import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubStorage } from "../platform/testing/stub-storage.ts";
import { filledTemplate, keepTemplate, readTemplates } from "./code-templates.ts";

const problem = { _id: "two-belts", title: "Two Belts" };
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  vi.stubGlobal("location", { origin: "https://verdict.example" });
});
afterEach(() => vi.unstubAllGlobals());

describe("a template", () => {
  test("is filled in for the problem; what is no placeholder stays", () => {
    keepTemplate("cpp", "// {{title}} {{link}} {{date}}\n{{starter}}\n{{{x}}} {{author}} {{constructor}}\n");
    const filled = filledTemplate("cpp", problem, "int main() { /* $& {{title}} */ }\n\n");
    expect(filled).toMatch(/^\/\/ Two Belts https:\/\/verdict\.example\/problem\/two-belts \d{4}-\d\d-\d\d\n/);
    // The starter code is put in as it is, also where it looks like a pattern or a placeholder.
    expect(filled).toContain("\nint main() { /* $& {{title}} */ }\n{{{x}}} {{author}} {{constructor}}\n");
    expect(filledTemplate("java", problem, "class Main {}")).toBeNull();
  });

  test("of blanks alone is none, and the other languages keep theirs", () => {
    keepTemplate("cpp", "a");
    keepTemplate("java", "b");
    expect(keepTemplate("cpp", " \n")).toBe("kept");
    expect(readTemplates()).toEqual({ java: "b" });
  });

  test("that the account could not keep is refused, and the one before stays", () => {
    keepTemplate("cpp", "a");
    expect(keepTemplate("cpp", `a${"\n".repeat(31_000)}`)).toBe("too long");
    expect(readTemplates()).toEqual({ cpp: "a" });
  });

  test.each(["{", "[]", '{"cpp":1}', "null"])("is missing where %j is stored", (text) => {
    stored.set("verdict:code-templates", text);
    expect(readTemplates()).toEqual({});
  });
});
