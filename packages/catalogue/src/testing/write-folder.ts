import { promises as fs } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A new temporary folder with these files (path → content); `removeFolders` deletes all of them. */
export async function writeFolder(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const parent = await fs.mkdtemp(path.join(os.tmpdir(), "verdict-catalogue-"));
  made.push(parent);
  const folder = path.join(parent, name);
  await fs.mkdir(folder);
  for (const [file, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), content);
  }
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of made.splice(0)) await fs.rm(folder, { recursive: true });
}

const made: string[] = [];

/** The least that makes a package; tests add to it or break it. */
export const SMALL_PACKAGE: Readonly<Record<string, string>> = {
  "problem.yaml": "problem_format_version: 2023-07\nname: Small\n",
  "data/secret/1.in": "1\n",
  "data/secret/1.ans": "1\n",
};
