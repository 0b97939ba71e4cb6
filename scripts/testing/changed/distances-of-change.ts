import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../../forbidden-imports.ts";
import { importDistances } from "./import-distances.ts";

/** How far every source of the project is from these files; see importDistances. */
export function distancesOfChange(root: string, changed: readonly string[]): Map<string, number> {
  const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null);
  const packages = readdirSync(join(root, "packages"));
  const sources = [...packages.map((name) => `packages/${name}`), "scripts"].flatMap((folder) =>
    sourcesIn(root, folder),
  );
  const doors = new Map(packages.flatMap((name) => doorsOf(root, name)));
  return importDistances({ changed, sources, doors, textOf });
}

function sourcesIn(root: string, folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|testdata|hostile\/programs/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), "utf8") }));
}

function doorsOf(root: string, name: string): [string, string][] {
  const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
    exports?: Record<string, string>;
  };
  return Object.entries(manifest.exports ?? {}).map(([door, path]) => [
    `@verdict/${name}${door.slice(1)}`,
    `packages/${name}${path.slice(1)}`,
  ]);
}
