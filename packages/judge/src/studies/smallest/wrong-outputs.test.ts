import { TOKEN_CHECKER } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { sharedDataDir } from "../../testing/data-dir.ts";
import { wrongAmong } from "./wrong-outputs.ts";

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1 });
});
afterAll(() => judge.stop());

test("others have a turn before each output that takes long to be looked through", async () => {
  const tools = { judge, signal: new AbortController().signal };
  const one = { text: "1\n", answer: "2\n" };
  // Right, and blanks without end.
  const output = new Uint8Array(MEBIBYTE).fill(0x20);
  output[0] = 0x32;
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const wrong = await wrongAmong(
    tools,
    TOKEN_CHECKER,
    Array.from({ length: 8 }, () => ({ one, output })),
  );
  isOver = true;
  expect(wrong).toEqual([]);
  expect(turns).toBeGreaterThanOrEqual(8);
});
