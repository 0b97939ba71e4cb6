import { Worker } from "node:worker_threads";
import { MEBIBYTE } from "@verdict/contract/units";
import { expect, test } from "vitest";
import { shown } from "./run-program.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a NUL becomes the character for what cannot be shown, wherever it stands, and nothing else changes", () => {
  expect(shown(bytes("\u0000a\u0000\u0000ä€\u0000"))).toBe("\uFFFDa\uFFFD\uFFFDä€\uFFFD");
  expect(shown(bytes("no such thing\n"))).toBe("no such thing\n");
  // Within a letter it ends the letter, which is none then.
  expect(shown(Uint8Array.of(0xe2, 0x82, 0, 0x41))).toBe("\uFFFD\uFFFDA");
  expect(shown(bytes("ab\u0000cd"), 3)).toBe("ab\uFFFD");
});

test("megabytes of NUL are shown in a heap that holds hardly more than the code", async () => {
  const code = `import(${JSON.stringify(new URL("./run-program.ts", import.meta.url).href)}).then(({ shown }) => {
    const text = shown(new Uint8Array(${16 * MEBIBYTE}), ${16 * MEBIBYTE});
    require("node:worker_threads").parentPort.postMessage(text.length);
  });`;
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 96 } });
  const length = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  expect(length).toBe(16 * MEBIBYTE);
});
