import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import type { BoxSession, Sandbox } from "@verdict/sandbox/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { findJdk } from "./find-jdk.ts";
import { JAVA_TOOLS_CLASSES, openJavaTools } from "./java-tools.ts";
import type { QuickBuild } from "./language.ts";
import { startWarmJavaCompiler, type WarmJavaCompiler } from "./warm-java-compiler.ts";

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
  const { folder: toolsFolder, made } = await openJavaTools(jdk, shared);
  const tools = [
    { hostPath: jdk.home, boxPath: "/opt/jdk" },
    { hostPath: toolsFolder, boxPath: "/opt/tools" },
  ];
  sandbox = await createSandbox({ slots: 1, tools });
  const shown = { jdk: { ...jdk, home: "/opt/jdk" }, toolsFolder: `/opt/tools/${JAVA_TOOLS_CLASSES}`, toolsMade: made };
  compiler = startWarmJavaCompiler({ sandbox, ...shown, folder: newFolder(), onError: () => undefined });
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
  expect(await compiler.compile(MAIN, first)).toMatchObject({ kind: "compiled" });
  expect(classesIn(first)).toEqual(["Main$Inner.class", "Main.class"]);
  const second = newFolder();
  const other = { name: "Other.java", content: "package a.b; public class Other { }" };
  expect(await compiler.compile(other, second)).toMatchObject({ kind: "compiled" });
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

const HANG = `class Hang { static String s(String a) { return ${'a + "x" + '.repeat(30_000)}a; } }`;

test("a source that hangs javac is too much after some seconds, and the next one is compiled at once", async () => {
  const startedAt = performance.now();
  const build = await compiler.compile({ name: "Hang.java", content: HANG }, newFolder());
  expect(build).toEqual({ kind: "too-much" });
  expect(performance.now() - startedAt).toBeLessThan(8000);
  expect(await compiler.compile(MAIN, newFolder())).toMatchObject({ kind: "compiled" });
});

test("what nobody waits for any more when its turn comes is not begun", async () => {
  const gone = new AbortController();
  const folders = [newFolder(), newFolder()];
  const first = compiler.compile(MAIN, newFolder());
  const left = folders.map((folder) => compiler.compile(MAIN, folder, gone.signal));
  gone.abort();
  expect((await first).kind).toBe("compiled");
  expect(await Promise.all(left)).toEqual(folders.map(() => ({ kind: "unavailable" })));
  for (const folder of folders) expect(readdirSync(folder)).toEqual([]);
});

test("a class whose name is too long for a file is refused, and the next source is compiled at once", async () => {
  const content = `class A { class ${"L".repeat(250)} { } }`;
  const refused = await compiler.compile({ name: "Main.java", content }, newFolder());
  expect(refused.kind === "refused" && refused.messages.toString()).toContain("too long for a file");
  expect(await compiler.compile(MAIN, newFolder())).toMatchObject({ kind: "compiled" });
});

const MANY_LONG_LINES = `class A { ${`int ${"語".repeat(400)} = ""; `.repeat(150)} }`;
const CONSTANTS = `final String a = "${"x".repeat(16_000)}"; final String b = a + a + a + a;`;
const LARGE_CLASS = `class A { ${CONSTANTS} ${Array.from({ length: 400 }, (_, i) => `String c${i} = b + ${i};`).join(" ")} }`;

test.each([
  ["", "{"],
  [" written in escapes", "\\uu007B"],
])("a source of ten thousand classes%s is left to the ordinary compiler, and delays nobody", async (_how, brace) => {
  const content = `class A { ${Array.from({ length: 10_050 }, (_, i) => `class B${i} ${brace}}`).join("")} }`;
  const large = compiler.compile({ name: "A.java", content }, newFolder());
  expect(await compiler.compile(MAIN, newFolder())).toMatchObject({ kind: "compiled" });
  expect(await large).toEqual({ kind: "unavailable" });
});

test("what stands behind a source that takes long is told so soon", async () => {
  const hanging = compiler.compile({ name: "Hang.java", content: HANG }, newFolder());
  const startedAt = performance.now();
  expect(await compiler.compile(MAIN, newFolder())).toEqual({ kind: "unavailable" });
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  await hanging;
});

test.each([
  ["messages of many megabytes", MANY_LONG_LINES],
  ["a class of many megabytes", LARGE_CLASS],
])("%s leave the compiler warm for the next source", async (_what, content) => {
  await compiler.compile({ name: "A.java", content }, newFolder());
  expect(await compiler.compile(MAIN, newFolder())).toMatchObject({ kind: "compiled" });
});

/** JVMs that are ready at once and refuse every source after so long. */
function resting(restsAfterMs: number, answerMs: number) {
  const jvms = { opened: 0, alive: 0 };
  const open = async (): Promise<BoxSession> => {
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    jvms.opened++;
    jvms.alive++;
    void ended.then(() => jvms.alive--);
    stdout.write(Buffer.of(1));
    stdin.on("data", async () => {
      await sleep(answerMs);
      if (!stdout.destroyed) stdout.write(Buffer.of(1, 0, 0, 0, 0, 0, 0, 0, 0));
    });
    const kill = () => {
      stdout.destroy();
      end();
    };
    return { stdin, stdout, stderr, kill, setPrecedence: () => undefined, ended: ended as Promise<never> };
  };
  const resting = startWarmJavaCompiler({
    sandbox: { open },
    jdk: { home: "/opt/jdk", release: 25, version: "25" },
    toolsFolder: "/opt/tools",
    toolsMade: Promise.resolve(),
    folder: "/nowhere",
    restsAfterMs,
    onError: () => undefined,
  });
  return { jvms, resting, kind: async () => (await resting.compile(MAIN, "/nowhere")).kind };
}

test("one that rests is started by the first source, ends when no more come, and is started again", async () => {
  const { jvms, resting: one, kind } = resting(300, 0);
  await one.ready;
  expect(jvms).toEqual({ opened: 0, alive: 0 });
  for (let round = 0; round < 2; round++) {
    expect(await kind()).toBe("unavailable");
    await expect.poll(kind).toBe("refused");
    await expect.poll(() => jvms.alive).toBe(0);
  }
  one.wake();
  await expect.poll(() => jvms.alive).toBe(1);
  one.stop();
  expect(jvms.opened).toBeGreaterThanOrEqual(3);
});

test("none rests while a source is compiled", async () => {
  const { resting: one, kind } = resting(100, 500);
  await expect.poll(kind, { timeout: 10_000 }).toBe("refused");
  one.stop();
});
