import { closeSync, fstatSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { isJournal } from "./is-journal.ts";

test("what goes into the journal is known by its device and inode, and not by the variable alone", () => {
  const descriptor = openSync("/dev/null", "r");
  const { dev, ino } = fstatSync(descriptor, { bigint: true });
  expect(isJournal(descriptor, `${dev}:${ino}`)).toBe(true);
  expect(isJournal(descriptor, `${dev}:${ino + 1n}`)).toBe(false);
  expect(isJournal(descriptor, undefined)).toBe(false);
  closeSync(descriptor);
});
