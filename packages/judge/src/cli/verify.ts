import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readPackage } from "@verdict/catalogue/read-package";
import type { Judge } from "../judge.ts";
import { readCliConfig } from "./cli-config.ts";
import { verifyProblem } from "./verify-problem.ts";
import { describeError, withJudge } from "./with-judge.ts";

/**
 * `npm run verify [package folder…]`: checks every problem of the catalogue, or those that are named. Prints a line
 * for each program and a line for each finding; exit code 1 when there is a finding.
 */
async function main(): Promise<number> {
  const config = readCliConfig(process.env);
  const named = process.argv.slice(2).map((folder) => path.resolve(config.userFolder, folder));
  const folders = named.length > 0 ? named : await catalogueFolders();
  const findings = await withJudge({ ...config, staysWarm: true }, (judge) => verifyAll(judge, folders));
  console.log(
    findings === 0 ? `${folders.length} problems, no finding` : `${folders.length} problems, ${findings} findings`,
  );
  return findings === 0 ? 0 : 1;
}

const CATALOGUE = fileURLToPath(new URL("../../../../problems", import.meta.url));

async function catalogueFolders(): Promise<string[]> {
  const folders: string[] = [];
  for (const name of (await readdir(CATALOGUE)).sort()) {
    const folder = path.join(CATALOGUE, name);
    if ((await stat(folder)).isDirectory()) folders.push(folder);
  }
  return folders;
}

async function verifyAll(judge: Judge, folders: readonly string[]): Promise<number> {
  let count = 0;
  for (const folder of folders) {
    const findings = await findingsOf(judge, folder);
    for (const finding of findings) console.log(`  FINDING ${path.basename(folder)}: ${finding}`);
    count += findings.length;
  }
  return count;
}

async function findingsOf(judge: Judge, folder: string): Promise<string[]> {
  try {
    return await verifyProblem(judge, await readPackage(folder), (line) => console.log(line));
  } catch (error) {
    return [describeError(error)];
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(describeError(error));
    process.exitCode = 1;
  },
);
