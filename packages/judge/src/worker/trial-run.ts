import { open, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { ProgramRunner } from "../program-runner.ts";

/** More than any program and its outputs need at once: a disk with less is as good as full. */
const ROOM_BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 30_000;

/**
 * A program that every healthy machine judges as accepted, and a file on the disk of the judge. Throws why it did not
 * work.
 */
export async function makeTrialRun(judge: ProgramRunner): Promise<void> {
  const folder = await judge.folders.create("trial");
  try {
    await requireRoom(path.join(folder, "room"));
    const inputPath = path.join(folder, "1.in");
    const answerPath = path.join(folder, "1.ans");
    await writeFile(inputPath, "20 22\n");
    await writeFile(answerPath, "42\n");
    const { verdict } = await judge.judge(
      {
        kind: "run",
        language: "javascript",
        // A new program each time: a cached one would show less.
        source: `const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number); console.log(a + b); // ${Date.now()}`,
        limits: { ...DEFAULT_LIMITS, timeMs: 5_000 },
        limitsAreFor: "program",
        checker: TOKEN_CHECKER,
        tests: [{ number: 1, isVisible: true, inputPath, answerPath }],
        reference: null,
      },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    if (verdict !== "AC") throw new Error(`the trial run ended with ${verdict}`);
  } finally {
    await judge.folders.remove(folder);
  }
}

async function requireRoom(file: string): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(Buffer.alloc(ROOM_BYTES, 1));
    await handle.sync();
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}
