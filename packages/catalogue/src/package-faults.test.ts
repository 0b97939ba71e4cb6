import { afterEach, expect, test } from "vitest";
import { PackageError } from "./package-error.ts";
import { collectFaults } from "./package-faults.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";

afterEach(removeFolders);

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const reading = readPackage(await writeFolder("small", { ...SMALL_PACKAGE, ...files }));
  const error: unknown = await reading.catch((cause: unknown) => cause);
  if (!(error instanceof PackageError)) throw new Error("it was read");
  return error.all.map(({ file, line, reason }) => `${file}${line === null ? "" : `:${line}`} ${reason}`);
}

test("all that is wrong with a package is told at once, with the lines of its YAML", async () => {
  const found = await faultsOf({
    "problem.yaml": [
      "name: Small",
      "limits:",
      "  time_limit: 1000",
      "  memory: much",
      "validation: custom",
      "type: submit-answer",
    ].join("\n"),
    "data/secret/lonely.in": "1\n",
    "data/secret/orphan.ans": "1\n",
    "data/secret/2.in": "1\n",
    "data/secret/2.ans": "1\n",
    "data/secret/2.yaml": "args: [a]\n",
    "output_validators/run": "#!/bin/sh\n",
    "include/default/lib/a.h": "",
    "submissions/submissions.yaml": "- a\n- b\n",
  });
  expect(found).toEqual([
    "problem.yaml:3 limits.time_limit: must be a number of seconds from 0.1 to 60",
    "problem.yaml:4 limits.memory: must be a number of MiB from 16 to 2048",
    "problem.yaml submit-answer problems are not supported",
    "include/default/lib is a folder: files are added to programs one by one",
    "output_validators holds no C++, Java or Python program",
    "data/secret/2.yaml tests with command-line arguments are not supported",
    "data/secret/lonely.in has no .ans file beside it",
    "data/secret/orphan.ans has no .in file beside it",
    "submissions/submissions.yaml must be a map of patterns",
  ]);
});

test("a problem.yaml that is no YAML does not hide what else is wrong", async () => {
  const found = await faultsOf({ "problem.yaml": "name: [a\nb: c\n", "data/secret/lonely.in": "1\n" });
  expect(found).toEqual([
    expect.stringMatching(/^problem\.yaml:\d is not valid YAML/),
    "data/secret/lonely.in has no .ans file beside it",
  ]);
});

test("the same fault is told once, and no more than fifty", async () => {
  const faults = collectFaults();
  for (let count = 0; count < 120; count += 1) {
    faults.add(new PackageError(`data/${count % 60}.in`, "is wrong"));
  }
  expect(() => faults.throwAny()).toThrow(/^(?:data\/\d+\.in: is wrong\n?){50}$/);
});

test("what is no fault of the package goes on", async () => {
  const faults = collectFaults();
  const reading = faults.orElse(null, () => {
    throw new Error("ours");
  });
  await expect(reading).rejects.toThrow("ours");
  expect(faults.hasAny()).toBe(false);
});
