import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const LEFT_OUT = new Set([".git", "build", "data", "node_modules", "test-results"]);

/** What is written here by people: every file of the project, as `packages/server/src/app.ts`. */
export const PROJECT_FILES: readonly string[] = filesBelow("");

/** Documents for people, the decisions among them. */
export const DOCUMENTS = PROJECT_FILES.filter((path) => /^([A-Z]+|docs\/.+)\.md$/.test(path));

/** Programs of the product itself, without their tests and without programs that are judged. */
export const SOURCES = PROJECT_FILES.filter(
  (path) =>
    /^packages\/\w+\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/testdata\/|\/hostile\//.test(path),
);

export function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** A line of white space or a break of lines is one space: how a text is wrapped means nothing. */
export function readRunning(path: string): string {
  return read(path).replace(/\s+/g, " ");
}

export function isThere(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
