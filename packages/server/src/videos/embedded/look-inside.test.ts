import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { lookInside } from "./look-inside.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-look-"));
afterAll(() => rmSync(folder, { recursive: true }));
const clip = (name: string) => path.join(import.meta.dirname, "../testdata", name);

test.each([
  ["clip.mp4", "mp4"],
  ["fragmented.mp4", "mp4"],
  ["clip.mov", "mov"],
  ["clip.webm", "webm"],
  ["live.webm", "webm"], // Recordings of a browser name no duration.
])("%s plays, and lasts as long as its pictures do", async (name, extension) => {
  expect(await lookInside(clip(name))).toEqual({ kind: "video", extension, durationSeconds: 7.5 });
});

test.each([
  ["clip.mkv", "A file of the type Matroska does not play in every browser. Please use MP4 or WebM."],
  ["clip.avi", "Please select a valid video file"],
  ["hevc.mp4", "The picture's codec does not play in every browser. Please use H.264, VP9 or AV1."],
  ["ten-bit.mp4", "The picture's codec does not play in every browser. Please use H.264, VP9 or AV1."],
  ["ac3.mp4", "The sound's codec does not play in browsers. Please use AAC or Opus."],
  ["audio.mp4", "The file has no picture, only sound"],
])("%s is refused in words", async (name, message) => {
  expect(await lookInside(clip(name))).toEqual({ kind: "refused", message });
});

test("a file that is not there, or no file, is refused and not thrown", async () => {
  expect((await lookInside(clip("none.mp4"))).kind).toBe("refused");
  expect((await lookInside(folder)).kind).toBe("refused");
});

test("a thread that spins for ever, crashes or eats the memory is ended, and the file refused", async () => {
  const started = 'const { parentPort } = await import("node:worker_threads"); parentPort.postMessage("ready");';
  for (const code of [
    "for (;;);",
    `${started} for (;;);`,
    "throw new Error('x')",
    "process.exit(0)",
    "const a = []; for (;;) a.push({})",
  ]) {
    const worker = path.join(folder, "worker.mjs");
    writeFileSync(worker, code);
    const options = { worker: new URL(`file://${worker}`), patienceMs: 300 };
    expect(await lookInside("any", options)).toEqual({ kind: "refused", message: "The video is empty or damaged" });
  }
});
