import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Jdk } from "./find-jdk.ts";

const SOURCE = fileURLToPath(new URL("../../java/WarmCompiler.java", import.meta.url));

/**
 * The folder with our compiled WarmCompiler, made once per JDK and source. Written under another name and renamed: a
 * second judge that starts at the same time sees the whole folder or none.
 */
export async function ensureJavaTools(jdk: Jdk, parent: string): Promise<string> {
  const source = await readFile(SOURCE);
  const key = createHash("sha256").update(`${jdk.home} ${jdk.version}\n`).update(source).digest("hex").slice(0, 16);
  const folder = path.join(parent, `java-tools-${key}`);
  if (await exists(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    await promisify(execFile)(path.join(jdk.home, "bin/javac"), ["-encoding", "UTF-8", "-d", draft, SOURCE], {
      env: {},
    });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // Another judge was first.
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
  return folder;
}

async function exists(folder: string): Promise<boolean> {
  return await access(folder).then(
    () => true,
    () => false,
  );
}
