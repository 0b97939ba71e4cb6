import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepLogShort } from "./log-file.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-log-"));
  file = path.join(folder, "postgres.log");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a log that is too long becomes the old one, and whoever has it open goes on at its new end", () => {
  const open = openSync(file, "a");
  writeSync(open, "a long line\n");
  keepLogShort(file, 5)();
  writeSync(open, "next\n");
  keepLogShort(file, 5)();
  closeSync(open);
  expect(readFileSync(`${file}.1`, "utf8")).toBe("a long line\n");
  expect(readFileSync(file, "utf8")).toBe("next\n");
});

test("a short log, and one that is not there, are left alone", () => {
  keepLogShort(file, 5)();
  writeFileSync(file, "short");
  keepLogShort(file, 5)();
  expect(readFileSync(file, "utf8")).toBe("short");
});
