import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import type { Sandbox } from "@verdict/sandbox/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { findJdk } from "./find-jdk.ts";
import { ensureJavaTools } from "./java-tools.ts";
import { type QuickBuild, startWarmJavaCompiler, type WarmJavaCompiler } from "./warm-java-compiler.ts";

const root = mkdtempSync(path.join(tmpdir(), "verdict-warm-java-"));
let sandbox: Sandbox;
/** One for all tests in their order: each start costs seconds. */
let compiler: WarmJavaCompiler;
let beforeItWasWarm: QuickBuild;

beforeAll(async () => {
  const jdk = await findJdk(undefined);
  if (jdk === null) throw new Error("these tests need a JDK");
  const shared = path.join(sharedDataDir(), "judge");
  mkdirSync(shared, { recursive: true });
  const toolsFolder = await ensureJavaTools(jdk, shared);
  sandbox = await createSandbox({ slots: 1, readOnlyFolders: [jdk.home, toolsFolder] });
  compiler = startWarmJavaCompiler({ sandbox, jdk, toolsFolder, folder: newFolder(), onError: () => undefined });
  beforeItWasWarm = await compiler.compile(MAIN, newFolder());
  await compiler.ready;
});
afterAll(async () => {
  compiler.stop();
  await sandbox.stop();
  rmSync(root, { recursive: true, force: true });
});

const newFolder = () => mkdtempSync(path.join(root, "folder-"));
const classesIn = (folder: string) => readdirSync(path.join(folder, "classes"), { recursive: true }).map(String).sort();
const MAIN = { name: "Main.java", content: "public class Main { static class Inner { } }" };

test("compiles into classes/, packages as folders, and remembers nothing of the one before", async () => {
  const first = newFolder();
  expect(await compiler.compile(MAIN, first)).toEqual({ kind: "compiled" });
  expect(classesIn(first)).toEqual(["Main$Inner.class", "Main.class"]);
  const second = newFolder();
  const other = { name: "Other.java", content: "package a.b; public class Other { }" };
  expect(await compiler.compile(other, second)).toEqual({ kind: "compiled" });
  expect(classesIn(second)).toEqual(["a", "a/b", "a/b/Other.class"]);
  const uses = { name: "Uses.java", content: "public class Uses { Main main; }" };
  expect(await compiler.compile(uses, newFolder())).toMatchObject({ kind: "refused" });
});

test("a refusal is javac's own text with the user's file name and lines", async () => {
  const source = { name: "Main.java", content: 'public class Main {\n  int x = "t";\n}\n' };
  const build = await compiler.compile(source, newFolder());
  expect(build.kind === "refused" && build.messages.toString()).toBe(
    'Main.java:2: error: incompatible types: String cannot be converted to int\n  int x = "t";\n          ^\n1 error\n',
  );
});

test("before it is warm it is unavailable", () => {
  expect(beforeItWasWarm).toEqual({ kind: "unavailable" });
});

test("a source that hangs javac is unavailable after some seconds, and a new JVM does the next", async () => {
  const content = `class Hang { static String s(String a) { return ${'a + "x" + '.repeat(30_000)}a; } }`;
  const startedAt = performance.now();
  const build = await compiler.compile({ name: "Hang.java", content }, newFolder());
  expect(build).toEqual({ kind: "unavailable" });
  expect(performance.now() - startedAt).toBeLessThan(8000);
  let next: QuickBuild = { kind: "unavailable" };
  for (let tries = 0; tries < 600 && next.kind === "unavailable"; tries++) {
    next = await compiler.compile(MAIN, newFolder());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(next).toEqual({ kind: "compiled" });
});
