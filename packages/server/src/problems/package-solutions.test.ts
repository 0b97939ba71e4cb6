import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readPackage } from "@verdict/catalogue/read-package";
import { expect, test } from "vitest";
import { splitSolutions } from "./package-solutions.ts";

const CATALOGUE = path.join(import.meta.dirname, "../../../../problems");
const REFERENCES = { cpp: "solution.cpp", java: "Main.java", javascript: "solution.js" };

test("the references of our own problems are what their authors show, and no ordinary or slow program beside them", async () => {
  for (const slug of readdirSync(CATALOGUE)) {
    const folder = path.join(CATALOGUE, slug);
    const { references } = splitSolutions(await readPackage(folder));
    for (const [language, file] of Object.entries(REFERENCES)) {
      const shown = readFileSync(path.join(folder, "submissions/accepted", file), "utf8");
      expect(references[language as keyof typeof REFERENCES], `${slug} in ${language}`).toBe(shown);
    }
  }
});
