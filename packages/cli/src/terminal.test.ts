import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { jsonText } from "./plain-text.ts";
import { openTerminal } from "./terminal.ts";

afterEach(() => vi.restoreAllMocks());

/** Takes the window's title over, clears the screen, and turns what follows around. */
const HOSTILE = "\u001b]0;owned\u0007\u001b[2Jcafé\u202e\u009b31m\r";

test("nothing that is printed, said or shown as progress steers the terminal", () => {
  const written: string[] = [];
  const keep = (text: unknown) => written.push(String(text)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
  const terminal = openTerminal();
  terminal.print(`This problem is from ${HOSTILE}`);
  terminal.say(`no answer from ${HOSTILE}`);
  expect(written).toHaveLength(2);
  for (const text of written) expect(text).toMatch(/ from [^\p{Cc}\u202e]*café[^\p{Cc}\u202e]*\n$/u);
});

test("as JSON every text keeps all of its characters, and none of them steers the terminal", () => {
  const json = jsonText({ [HOSTILE]: [HOSTILE, "two\nlines"] });
  expect(JSON.parse(json)).toEqual({ [HOSTILE]: [HOSTILE, "two\nlines"] });
  expect(json.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
});

test("a reader that has read enough ends nothing, and changes no exit code", async () => {
  const program = `
    const { openTerminal } = await import(${JSON.stringify(new URL("./terminal.ts", import.meta.url).href)});
    const terminal = openTerminal();
    for (let line = 0; line < 200; line += 1) {
      terminal.print("x".repeat(10_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  expect((await once(child, "exit"))[0], said).toBe(7);
  expect(said).toBe("");
});
