import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { findCppCompiler } from "./find-cpp-compiler.ts";
import { openPragmaHeaders, type PragmaHeaders, pragmasBeforeAllHeaders } from "./pragma-headers.ts";
import { ensurePrecompiledHeader } from "./precompiled-header.ts";

const PRAGMAS = '#pragma GCC optimize("O3,unroll-loops")\n#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")';

test("the pragmas before the header of everything are found, among comments and blank lines", () => {
  const source = `// fast\n\n${PRAGMAS}\n  #include <bits/stdc++.h>\nint main() {}`;
  expect(pragmasBeforeAllHeaders(source)).toBe(PRAGMAS);
});

test.each([
  ["no pragma", "#include <bits/stdc++.h>\nint main() {}"],
  ["another header first", `${PRAGMAS}\n#include <vector>\n#include <bits/stdc++.h>`],
  ["a definition first", `#define x 1\n${PRAGMAS}\n#include <bits/stdc++.h>`],
  ["another pragma", `#pragma GCC poison int\n${PRAGMAS}\n#include <bits/stdc++.h>`],
  ["no header of everything", `${PRAGMAS}\nint main() {}`],
  ["words that are no options", '#pragma GCC target("avx2") $(id)\n#include <bits/stdc++.h>'],
])("a source with %s has none", (_what, source) => {
  expect(pragmasBeforeAllHeaders(source)).toBe(null);
});

const folder = mkdtempSync(path.join(tmpdir(), "verdict-pragmas-"));

describe("of the headers that are kept", () => {
  const MINUTES = 60_000;
  const beginning = (level: number) => `#pragma GCC optimize("O3,tree-${level}")\n#include <bits/stdc++.h>\n`;
  interface Disk {
    fullFor: "nobody" | "the judge" | "the compiler";
    onWarning: (error: unknown) => void;
  }
  const ROOMY: Disk = { fullFor: "nobody", onWarning: (error) => expect.unreachable(String(error)) };
  /** A compiler that takes a minute and makes an empty header; the clock is ours, and so is the disk. */
  async function withHeaders(
    use: (headers: PragmaHeaders, clock: { ms: number }, hostFolder: string) => Promise<void>,
    disk = ROOMY,
  ) {
    const compiler = await findCppCompiler();
    if (compiler === null) throw new Error("these tests need g++");
    const hostFolder = mkdtempSync(path.join(folder, "headers-"));
    const clock = { ms: 0 };
    const headers = await openPragmaHeaders(compiler, { hostFolder, boxFolder: "/there", now: () => clock.ms });
    headers.start({
      sandbox: {
        async run(command) {
          clock.ms += MINUTES;
          if (disk.fullFor === "the compiler") {
            const stderr = Buffer.from("pragmas.hpp: fatal error: cannot write PCH file: No space left on device\n");
            return { ...NOTHING_USED, stderr, end: { kind: "exited", code: 1 } };
          }
          const isBad = readFileSync(path.join(command.folder, "pragmas.hpp"), "utf8").includes("tree-99");
          await writeFile(path.join(command.folder, "pragmas.hpp.gch"), "");
          return { ...NOTHING_USED, end: { kind: "exited", code: isBad ? 1 : 0 } };
        },
      },
      newFolder: async () => {
        if (disk.fullFor === "the judge") throw new Error("ENOSPC: no space left on device, mkdir");
        return mkdtempSync(path.join(hostFolder, "work-"));
      },
      onWarning: disk.onWarning,
    });
    await use(headers, clock, hostFolder);
  }
  const NOTHING_USED = {
    cpuMs: 0,
    wallMs: 0,
    waitedForProcessorMs: null,
    instructions: null,
    memoryBytes: 0,
    stdout: new Uint8Array(),
    stderr: new Uint8Array(),
  };
  async function askTwice(headers: PragmaHeaders, level: number): Promise<string | null> {
    headers.headerFor(beginning(level));
    headers.headerFor(beginning(level));
    await headers.settled();
    const header = headers.headerFor(beginning(level));
    // Where there was none, this was the next wish for one.
    await headers.settled();
    return header;
  }

  const places = (hostFolder: string) => readdirSync(hostFolder).filter((name) => name.startsWith("pragmas-")).length;
  async function askedBy(headers: PragmaHeaders, owner: string, level: number): Promise<string | null> {
    const header = headers.headerFor(beginning(level), owner);
    await headers.settled();
    return header;
  }

  test("the least wanted one gives way, and goes when no compile can read it any more", () =>
    withHeaders(async (headers, clock, hostFolder) => {
      for (let level = 0; level < 6; level++) {
        for (const owner of ["ada", `bob ${level}`, `cid ${level}`]) await askedBy(headers, owner, level);
        clock.ms += 11 * MINUTES;
      }
      expect(places(hostFolder)).toBe(6);
      for (const owner of ["eve", "fay", "gil", "hal"]) await askedBy(headers, owner, 6);
      expect(headers.headerFor(beginning(6), "eve")).not.toBe(null);
      expect(headers.headerFor(beginning(0), "bob 0")).toBe(null);
      await headers.settled();
      expect(places(hostFolder)).toBe(7);
      clock.ms += 20 * MINUTES;
      for (const owner of ["bob 0", "cid 0", "new 0", "newer 0"]) await askedBy(headers, owner, 0);
      expect(headers.headerFor(beginning(0), "bob 0")).not.toBe(null);
      expect(places(hostFolder)).toBe(7);
    }));

  test("one user does not keep the others from theirs by asking for six, again and again", () =>
    withHeaders(async (headers, clock) => {
      const own = [10, 11, 12, 13, 14, 15];
      for (const level of [...own, ...own]) {
        await askedBy(headers, "eve", level);
        clock.ms += 11 * MINUTES;
      }
      const served = { first: 0, later: 0 };
      for (let turn = 0; turn < 2 * 144; turn++) {
        clock.ms += 5 * MINUTES;
        // Drafts touch a header as well, and nothing is made for them.
        for (const level of own) headers.readyHeaderFor(beginning(level));
        if (turn % 2 === 0) for (const level of own) await askedBy(headers, "eve", level);
        const header = await askedBy(headers, `user ${turn % 20}`, turn % 2);
        if (header !== null) served[turn < 24 ? "first" : "later"] += 1;
      }
      expect(served.later).toBe(2 * 144 - 24);
    }));

  test("one that another judge has removed is made again", () =>
    withHeaders(async (headers, clock, hostFolder) => {
      expect(await askTwice(headers, 0)).not.toBe(null);
      clock.ms += 60 * MINUTES;
      for (const name of readdirSync(hostFolder)) rmSync(path.join(hostFolder, name), { recursive: true });
      expect(headers.headerFor(beginning(0))).toBe(null);
      await headers.settled();
      expect(headers.headerFor(beginning(0))).not.toBe(null);
    }));

  test("after one there is a pause of ten times what it took, and one that cannot be made is not tried again", () =>
    withHeaders(async (headers, clock) => {
      expect(await askTwice(headers, 99)).toBe(null);
      expect(clock.ms).toBe(MINUTES);
      expect(await askTwice(headers, 1)).toBe(null);
      expect(clock.ms).toBe(MINUTES);
      clock.ms += 10 * MINUTES;
      expect(await askTwice(headers, 99)).toBe(null);
      expect(clock.ms).toBe(11 * MINUTES);
      expect(await askTwice(headers, 1)).not.toBe(null);
    }));

  test("a full disk is told, and forgotten when there is room again", async () => {
    const told: unknown[] = [];
    const disk: Disk = {
      fullFor: "the judge",
      onWarning: (error) => told.push(error instanceof Error && error.cause),
    };
    await withHeaders(async (headers, clock) => {
      expect(await askTwice(headers, 1)).toBe(null);
      disk.fullFor = "the compiler";
      expect(await askTwice(headers, 1)).toBe(null);
      expect(told.map(String)).toEqual(told.map(() => expect.stringMatching(/no space left on device/i)));
      expect(told.at(-1)).toMatchObject({ message: expect.stringContaining("cannot write PCH file") });
      disk.fullFor = "nobody";
      clock.ms += 10 * MINUTES;
      const before = told.length;
      expect(await askTwice(headers, 1)).not.toBe(null);
      expect(told).toHaveLength(before);
    }, disk);
  });
});
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, staysWarm: true });
  await judge.warm;
});
afterAll(async () => {
  await judge.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a beginning that comes again gets a header of its own, and programs with it run as before", async () => {
  const inputPath = path.join(folder, "1.in");
  await writeFile(inputPath, "20 22\n");
  const answerPath = path.join(folder, "1.ans");
  await writeFile(answerPath, "42\n");
  const compiler = await findCppCompiler();
  if (compiler === null) throw new Error("these tests need g++");
  const hostFolder = await ensurePrecompiledHeader(compiler, judge.folders.shared);
  const source = (number: number) =>
    `${PRAGMAS}\n#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; } // ${number}`;
  let isReady = false;
  for (let number = 0; number < 40 && !isReady; number++) {
    const result = await judge.judge({
      kind: "submit",
      language: "cpp",
      source: source(number),
      limits: DEFAULT_LIMITS,
      limitsAreFor: "program",
      checker: TOKEN_CHECKER,
      tests: [{ number: 1, isVisible: true, inputPath, answerPath }],
      reference: null,
    });
    expect(result.verdict).toBe("AC");
    const headers = await openPragmaHeaders(compiler, { hostFolder, boxFolder: "/there" });
    isReady = headers.headerFor(source(number))?.startsWith("/there/pragmas-") === true;
  }
  expect(isReady).toBe(true);
});
