import { expect, test } from "vitest";
import { createJudge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { IDLE, ORDINARY, policiesBelow } from "../testing/policies-below.ts";

const compilers = () => policiesBelow("WarmCompiler");
const EMPTY_STATEMENT = "public class Main { public static void main(String[] a) { if (a.length > 0); } }";

test("both compilers rest until the first draft, which is told its warnings all the same", async () => {
  const judge = await createJudge({
    dataDir: sharedDataDir(),
    slots: 1,
    staysWarm: true,
    restsAfterMs: 600_000,
  });
  try {
    await judge.warm;
    expect(await compilers()).toEqual([]);
    const draft = { owner: "somebody", language: "java", source: EMPTY_STATEMENT } as const;
    expect(await judge.prepare(draft)).toMatchObject({ kind: "prepared", diagnostics: [{ line: 1 }] });
    // The one for drafts behind everything else; where all is busy it may have gone on like others for a while.
    await expect.poll(compilers, { timeout: 60_000 }).toEqual([ORDINARY, IDLE]);
  } finally {
    await judge.stop();
  }
});

test("where no drafts come there is one compiler only", async () => {
  const judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, staysWarm: true });
  try {
    await judge.warm;
    expect(await compilers()).toEqual([ORDINARY]);
  } finally {
    await judge.stop();
  }
});
