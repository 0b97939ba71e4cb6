import { pino } from "pino";
import { expect, test } from "vitest";
import { logOptions } from "./log.ts";

test("an error of the database is logged without the row that it quotes", () => {
  const lines: string[] = [];
  const log = pino(logOptions("info"), { write: (line: string) => void lines.push(line) });
  const detail = "Failing row contains (36f7442b, int main() {}).";
  log.error({ err: Object.assign(new Error("violates check constraint"), { detail, code: "23514" }) }, "It failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "It failed", err: { type: "Error", code: "23514" } });
  expect(lines[0]).toContain("log.test.ts");
  expect(lines[0]).not.toContain("int main");
});
