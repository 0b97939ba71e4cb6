import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readEquivalentMutants } from "@verdict/catalogue/equivalent-mutants";
import { DIGESTS } from "@verdict/catalogue/generated-data";
import { verdictDigest } from "@verdict/catalogue/package-digest";
import { readPackage } from "@verdict/catalogue/read-package";
import { withBuiltTests } from "../building/build-tests.ts";
import { BUILT_DATA } from "../building/built-data.ts";
import type { Judge } from "../judge.ts";
import { readCliConfig } from "./cli-config.ts";
import { describeError, runAsProcess } from "./command.ts";
import { splitByLanguage } from "./judgeable-solutions.ts";
import { isVerified, recordVerified } from "./verified-record.ts";
import { verifyMutants } from "./verify-mutants.ts";
import { verifyProblem } from "./verify-problem.ts";
import { withJudge } from "./with-judge.ts";

const USAGE = `npm run verify -- [problem or package folder … | --all] [--small-cases N] [--write-digests] [--mutants]

  Builds the tests of the problems that are named and checks everything about them. Without a name: of those of the
  catalogue that have changed since they last passed. A problem that passes whole gets a record of it, the file VERIFIED.
  --all              every problem of the catalogue
  --small-cases N    compare the accepted solutions with the brute force on N small inputs (1000; 0 leaves it out)
  --write-digests    keep the digests of what was built, instead of comparing with those of the package
  --mutants          only judge references with a small change each, and list those that the tests do not catch`;

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));
const SMALL_CASES = 1000;

interface Options {
  smallCases: number;
  writesDigests: boolean;
  onlyMutants: boolean;
}

/** Prints a line for each program and a line for each finding; exit code 1 when there is a finding. */
async function main(): Promise<number> {
  const config = readCliConfig(process.env);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "small-cases": { type: "string", default: String(SMALL_CASES) },
      "write-digests": { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      mutants: { type: "boolean", default: false },
    },
  });
  const smallCases = Number(values["small-cases"]);
  if (!Number.isSafeInteger(smallCases) || smallCases < 0) throw new Error(USAGE);
  const named = await Promise.all(positionals.map((name) => folderOf(name, config.userFolder)));
  if (named.length > 0 && values.all) throw new Error(USAGE);
  const folders = named.length > 0 ? named : await catalogueFolders(values.all ? () => true : hasChanged);
  const options = { smallCases, writesDigests: values["write-digests"], onlyMutants: values.mutants };
  const findings = await withJudge({ ...config, staysWarm: true }, (judge) => verifyAll(judge, folders, options));
  console.log(
    findings === 0 ? `${folders.length} problems, no finding` : `${folders.length} problems, ${findings} findings`,
  );
  return findings === 0 ? 0 : 1;
}

/** A problem of the catalogue by its name, or any folder. */
async function folderOf(name: string, userFolder: string): Promise<string> {
  const own = path.join(CATALOGUE, name);
  return !name.includes(path.sep) && (await isFolder(own)) ? own : path.resolve(userFolder, name);
}

async function catalogueFolders(isMeant: (folder: string) => boolean | Promise<boolean>): Promise<string[]> {
  const folders: string[] = [];
  for (const name of (await readdir(CATALOGUE)).sort()) {
    const folder = path.join(CATALOGUE, name);
    if ((await isFolder(folder)) && (await isMeant(folder))) folders.push(folder);
  }
  return folders;
}

async function hasChanged(folder: string): Promise<boolean> {
  return !(await isVerified(folder));
}

async function isFolder(folder: string): Promise<boolean> {
  return await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function verifyAll(judge: Judge, folders: readonly string[], options: Options): Promise<number> {
  let count = 0;
  for (const folder of folders) {
    const state = await stateOf(folder);
    const findings = await findingsOf(judge, folder, options);
    for (const finding of findings) console.log(`  FINDING ${path.basename(folder)}: ${finding}`);
    count += findings.length;
    const isWhole = options.smallCases >= SMALL_CASES && !options.onlyMutants;
    if (findings.length === 0 && isWhole) await keepRecord(folder, state);
  }
  return count;
}

async function keepRecord(folder: string, state: string): Promise<void> {
  // A folder from elsewhere is somebody else's: nothing is written into it.
  if (path.dirname(folder) !== CATALOGUE) return;
  if (state === (await stateOf(folder))) await recordVerified(folder);
  else console.log(`  ${path.basename(folder)} has changed meanwhile: it gets no record`);
}

/** All that a verdict may depend on and that the verification itself does not write. */
async function stateOf(folder: string): Promise<string> {
  return await verdictDigest(folder, [DIGESTS]).catch(describeError);
}

async function findingsOf(judge: Judge, folder: string, options: Options): Promise<string[]> {
  try {
    const { judgeable: problem, unjudgeable } = await splitByLanguage(judge, await readPackage(folder));
    for (const { file, message } of unjudgeable) console.log(`  ${path.basename(folder)}: ${file} ${message}`);
    const print = (line: string) => console.log(line);
    if (options.onlyMutants) {
      const equivalent = await readEquivalentMutants(folder);
      return await verifyMutants(judge, await withBuiltTests(judge, problem), { equivalent, print });
    }
    return await verifyProblem(judge, problem, {
      cacheFolder: BUILT_DATA,
      smallCases: options.smallCases,
      writeDigestsTo: options.writesDigests ? folder : null,
      print,
    });
  } catch (error) {
    return [describeError(error)];
  }
}

runAsProcess(main);
