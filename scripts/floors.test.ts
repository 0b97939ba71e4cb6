import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Which of our packages each package may import. A lower floor never imports a higher one. */
const ALLOWED: Record<string, readonly string[]> = {
  contract: [],
  sandbox: [],
  catalogue: ["contract"],
  judge: ["catalogue", "contract", "sandbox"],
  server: ["catalogue", "contract"],
  web: ["contract"],
  cli: ["contract"],
};

interface Manifest {
  dependencies?: Record<string, string>;
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as Manifest;
}

function ownDependencies(name: string): string[] {
  return Object.keys(manifestOf(name).dependencies ?? {})
    .filter((dependency) => dependency.startsWith("@verdict/"))
    .map((dependency) => dependency.slice("@verdict/".length))
    .sort();
}

function sourcesOf(name: string): string[] {
  const folder = join(root, "packages", name, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|testdata/.test(path))
    .map((path) => join(folder, path));
}

test("there are exactly the seven packages of the floor plan", () => {
  expect(readdirSync(join(root, "packages")).sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each(Object.keys(ALLOWED))("%s declares no package of a higher floor", (name) => {
  expect(ALLOWED[name]).toEqual(expect.arrayContaining(ownDependencies(name)));
});

test.each(Object.keys(ALLOWED))("%s imports only packages that the floor plan allows", (name) => {
  const imported = sourcesOf(name).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"@verdict\/([a-z]+)/g)].map((match) => match[1]),
  );
  expect(ALLOWED[name]).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test("contract depends on zod alone and sandbox on nothing", () => {
  expect(Object.keys(manifestOf("contract").dependencies ?? {})).toEqual(["zod"]);
  expect(Object.keys(manifestOf("sandbox").dependencies ?? {})).toEqual([]);
});

test("contract runs in a browser: it names no module of Node", () => {
  const lines = sourcesOf("contract").flatMap((path) => readFileSync(path, "utf8").split("\n"));
  expect(lines.filter((line) => /"node:|\bprocess\.|\bBuffer\b/.test(line))).toEqual([]);
});
