import { expect, test } from "vitest";
import { createJudge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { IDLE, ORDINARY, policiesBelow } from "../testing/policies-below.ts";

const compilers = () => policiesBelow("WarmCompiler");

test("the compiler for drafts is started before the first one comes, behind everything else on the machine", async () => {
  const judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, staysWarm: true, expectsDrafts: true });
  try {
    await judge.warm;
    // Where all is busy it may have gone on like others for a while, to be ready at all.
    await expect.poll(compilers, { timeout: 60_000 }).toEqual([ORDINARY, IDLE]);
  } finally {
    await judge.stop();
  }
});

test("where no drafts are expected there is one compiler only", async () => {
  const judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, staysWarm: true });
  try {
    await judge.warm;
    expect(await compilers()).toEqual([ORDINARY]);
  } finally {
    await judge.stop();
  }
});
