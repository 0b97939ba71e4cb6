import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runCompiler } from "./run-compiler.ts";

const place = { cwd: tmpdir(), env: { PATH: "/usr/bin:/bin" } };

/** Processes of this machine whose command line holds the word. */
function countWith(word: string): number {
  const holds = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(word);
    } catch {
      return false;
    }
  };
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && holds(name))
    .length;
}

test("a compiler that fails says why", async () => {
  const failing = runCompiler("/bin/sh", ["-c", "echo no such header >&2; exit 1"], { ...place, signal: undefined });
  await expect(failing).rejects.toThrow("/bin/sh failed: no such header");
  await expect(runCompiler("/nowhere/g++", [], { ...place, signal: undefined })).rejects.toThrow("ENOENT");
});

test("what a compiler has started ends with the signal", async () => {
  const over = new AbortController();
  const run = runCompiler("/bin/sh", ["-c", "sleep 5822.1 & wait"], { ...place, signal: over.signal });
  const ended = expect(run).rejects.toThrow("enough");
  await expect.poll(() => countWith("5822.1"), { timeout: 10_000 }).toBe(2);
  over.abort(new Error("enough"));
  await ended;
  await expect.poll(() => countWith("5822.1"), { timeout: 10_000 }).toBe(0);
});
