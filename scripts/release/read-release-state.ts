import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { ReleaseState } from "./release-faults.ts";

const Manifest = z.object({ version: z.string() });
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Of a commit or tag, or, where `commit` is null, of the files as they lie in the folder. */
export function readReleaseState(root: string, commit: string | null): ReleaseState {
  const read = (path: string) =>
    commit === null ? readFileSync(join(root, path), "utf8") : git(root, ["show", `${commit}:${path}`]);
  const files = commit === null ? filesIn(root) : git(root, ["ls-tree", "-r", "--name-only", commit]).split("\n");
  const manifests = files.filter((path) => /^(packages\/[\w-]+\/)?package\.json$/.test(path));
  const lock = Lock.parse(JSON.parse(read("package-lock.json")));
  const ours = Object.entries(lock.packages).filter(([folder]) => /^(packages\/[\w-]+)?$/.test(folder));
  return {
    versions: Object.fromEntries(manifests.map((path) => [path, Manifest.parse(JSON.parse(read(path))).version])),
    locked: Object.fromEntries(ours.map(([folder, { version }]) => [folder, version ?? "nothing"])),
    changelog: read("CHANGELOG.md"),
  };
}

/** A checkout need not be one of git: who was given an archive has none. */
function filesIn(root: string): string[] {
  return ["package.json", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`)].filter(
    (path) => existsSync(join(root, path)),
  );
}

/** The tags of releases that this repository has; none where there is no repository. */
export function releaseTags(root: string): string[] {
  if (!existsSync(join(root, ".git"))) return [];
  return git(root, ["tag", "--list", "v*"])
    .split("\n")
    .filter((tag) => tag !== "");
}

function git(root: string, args: readonly string[]): string {
  return execFileSync("git", ["-C", root, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
