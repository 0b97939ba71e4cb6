import { promises as fs } from "node:fs";
import path from "node:path";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import { findFile, listFolder, openPackageFolder, type PackageFolder } from "../package-folder.ts";
import type { ValidatorProgram } from "../read-checker.ts";
import { dataTooLarge, MOST_TOTAL_BYTES } from "../read-tests.ts";
import type { GenerationPlan } from "./generation-plan.ts";
import type { PlannedTest, PlannedText } from "./planned-test.ts";

/** A program of a package, and its runs: what each prints goes into a file. */
export interface Printing {
  /** Where it lies in the package. */
  name: string;
  program: ValidatorProgram;
  runs: readonly PrintRun[];
  /** Writes what a run has printed to its file. Throws PackageError where all data together are too large by then. */
  keep(run: PrintRun, printed: string): Promise<void>;
}

export interface PrintRun {
  /** The test's. */
  name: string;
  /** Its arguments. */
  words: readonly string[];
  /** Its standard input; null for an empty one. */
  inputPath: string | null;
  outputPath: string;
}

/**
 * Writes a package's data as its rules say: below `folder` is a folder `data` then, as the package would have it, with
 * what lies in the package's own. `print` runs its programs, and throws where one fails. No more is written than could
 * be read again: by its rules, a package of a hundred kilobytes may copy a file of 64 MiB into a thousand tests. Throws
 * PackageError for that.
 */
export async function writeBuiltData(
  plan: GenerationPlan,
  folder: string,
  print: (printing: Printing) => Promise<void>,
  mostBytes = MOST_TOTAL_BYTES,
): Promise<void> {
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > mostBytes) throw dataTooLarge(mostBytes);
  };
  for (const test of plan.tests) count(await plannedBytes(test));
  await copyData(await openPackageFolder(plan.folder), folder, "data");
  const file = (name: string) => path.join(folder, "data", name);
  const folders = new Set(plan.tests.map(({ name }) => path.dirname(file(name))));
  for (const name of plan.groupFiles.keys()) folders.add(path.dirname(file(name)));
  for (const one of folders) await fs.mkdir(one, { recursive: true });
  for (const [name, text] of plan.groupFiles) await fs.writeFile(file(name), text);
  for (const { name, input, answer, beside } of plan.tests) {
    if (input.kind !== "printed") await put(file(`${name}.in`), input);
    if (answer.kind !== "solution") await put(file(`${name}.ans`), answer);
    for (const [ending, text] of beside) await fs.writeFile(file(`${name}${ending}`), text);
  }
  const inputs = (test: PlannedTest): [string, PrintRun][] =>
    test.input.kind === "printed"
      ? [
          [
            test.input.program,
            { name: test.name, words: test.input.words, inputPath: null, outputPath: file(`${test.name}.in`) },
          ],
        ]
      : [];
  const answers = ({ name, answer }: PlannedTest): [string, PrintRun][] =>
    answer.kind === "solution"
      ? [[answer.program, { name, words: [], inputPath: file(`${name}.in`), outputPath: file(`${name}.ans`) }]]
      : [];
  for (const runsOf of [inputs, answers]) {
    const byProgram = Map.groupBy(plan.tests.flatMap(runsOf), ([program]) => program);
    for (const [name, runs] of byProgram) {
      const program = plan.programs.get(name);
      if (program === undefined) throw new Error(`${name} is not among the programs of the plan`);
      await print({
        name,
        program,
        runs: runs.map(([, run]) => run),
        async keep({ outputPath }, printed) {
          count(Buffer.byteLength(printed));
          await fs.writeFile(outputPath, printed);
        },
      });
    }
  }
}

/** The samples, and what groups say of themselves. */
async function copyData(pack: PackageFolder, folder: string, below: string): Promise<void> {
  await fs.mkdir(path.join(folder, below), { recursive: true });
  for (const { name, kind } of await listFolder(pack, below)) {
    const file = `${below}/${name}`;
    if (kind === "folder") await copyData(pack, folder, file);
    else {
      const found = await findFile(pack, file, TEST_BYTES_MAX);
      if (found !== null) await fs.copyFile(found.absolutePath, path.join(folder, file));
    }
  }
}

/** What is known of it before a program has run. */
async function plannedBytes({ input, answer, beside }: PlannedTest): Promise<number> {
  let bytes = 0;
  for (const part of [input, answer]) {
    if (part.kind === "text") bytes += Buffer.byteLength(part.text);
    if (part.kind === "file") bytes += (await fs.stat(part.absolutePath)).size;
  }
  for (const text of beside.values()) bytes += Buffer.byteLength(text);
  return bytes;
}

async function put(file: string, content: PlannedText): Promise<void> {
  if (content.kind === "text") await fs.writeFile(file, content.text);
  else await fs.copyFile(content.absolutePath, file);
}
