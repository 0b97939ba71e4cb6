import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pypy } from "../languages/further/pypy3.ts";
import {
  framesAt,
  globalsAt,
  type RecordingJudge,
  startRecordingJudge,
  stepsProgram,
} from "./testing/recording-judge.ts";

describe.runIf(pypy.programs.some((file) => existsSync(file)))("PyPy", () => {
  let judge: RecordingJudge;
  beforeAll(async () => {
    judge = await startRecordingJudge("pypy3");
  });
  afterAll(() => judge.stop());

  test("what is shown of every structure is what the program prints of it itself", async () => {
    const { lastStep, output, end } = await judge.traced({ source: stepsProgram("python/containers.py") });
    expect(end).toBe("exit");
    expect(globalsAt(lastStep)).toMatchObject(JSON.parse(output));
  });

  test("calls have their own frames, windows follow each other, and an exception has its line", async () => {
    const source = "def down(n):\n    if n == 0:\n        return [][n]\n    return down(n - 1)\n\n\ndown(3)\n";
    const { fold, end, records } = await judge.traced({ source });
    expect(end).toBe("crash");
    expect(records).toContainEqual(["crash", "IndexError: list index out of range", 3]);
    const folded = fold(0);
    expect(framesAt(folded.at(-1) ?? expect.unreachable()).map(({ n }) => n)).toEqual([undefined, 3, 2, 1, 0]);
    const later = await judge.traced({ source, target: { kind: "step", step: 2 } });
    expect(later.fold(0)[0]).toMatchObject({ line: folded[2]?.line });
  });
});
