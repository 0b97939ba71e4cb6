import { expect, test } from "vitest";
import { ageText } from "./age-text.ts";

const NOW = new Date("2026-11-21T12:00:00");

test.each([
  ["2026-11-21T12:00:05", "just now"], // The server's clock is ahead.
  ["2026-11-21T11:59:01", "just now"],
  ["2026-11-21T11:59:00", "1 minute ago"],
  ["2026-11-21T11:00:01", "59 minutes ago"],
  ["2026-11-21T10:30:00", "1 hour ago"],
  ["2026-11-19T11:00:00", "2 days ago"],
  ["2026-10-01T12:00:00", "on 1 Oct 2026"],
])("what was at %s is said to be %s", (moment, text) => {
  expect(ageText(new Date(moment), NOW)).toBe(text);
});
