import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isCore } from "@verdict/contract/language";
import * as z from "zod/mini";
import { submissionLanguageOf } from "./language-of-file.ts";
import { PackageError } from "./package-error.ts";
import { findFile, listFolder, openPackageFolder, type PackageFolder, readText } from "./package-folder.ts";
import { PROBLEM_YAML } from "./problem-yaml.ts";
import { readYamlAsText } from "./read-yaml.ts";

/** In the package's folder: the digest of the state in which its author has verified it whole. */
export const VERIFIED_RECORD = "VERIFIED";
const MOST_FILE_BYTES = 512 * 1024 * 1024;
const MOST_RECORD_BYTES = 4096;

/**
 * Submissions that are one file in a further language say what that language needs and nothing of the problem; a machine
 * may lack the language, and its verification would be worth another record then.
 */
function isFurtherSubmission(name: string): boolean {
  const [folder, , file, ...below] = name.split("/");
  if (folder !== "submissions" || file === undefined || below.length > 0) return false;
  const language = submissionLanguageOf(file);
  return language !== null && !isCore(language);
}

/** Files that are only read by people: statements, editorials, explanations, and what was argued about mutants. */
const TEXTS = [
  /^(problem_)?statement\//,
  /^solution\//,
  /^data\/.*\.desc$/,
  /^submissions\/equivalent_mutants\.yaml$/,
] as const;

/** Keys of problem.yaml that only people read. What is not named here counts, so that a new key is not overlooked. */
const TEXT_KEYS = ["name", "uuid", "license", "author", "credits", "source", "rights_owner", "keywords"] as const;
const OWN_TEXT_KEYS = ["order", "difficulty", "tag", "hints", "starter_code", "time_factors"] as const;

/**
 * Hex SHA-256 of all that a verdict may depend on: the package's visible files, by their paths and contents and nothing
 * of this machine, without those that are only read by people or are solutions in further languages. The record of a verification is left out, so that
 * writing it does not make it old; so is what else the caller names.
 */
export async function verdictDigest(folder: string, leftOut: readonly string[] = []): Promise<string> {
  const pack = await openPackageFolder(folder);
  const hash = createHash("sha256");
  for (const name of await filesBelow(pack, "")) {
    if (name === VERIFIED_RECORD || leftOut.includes(name) || isFurtherSubmission(name)) continue;
    if (TEXTS.some((text) => text.test(name))) continue;
    const content = createHash("sha256").update(await contentOf(pack, name));
    hash.update(`${content.digest("hex")}  ${name}\n`);
  }
  return hash.digest("hex");
}

/** Null when the package has no record; what a record of another form says matches no digest. */
export async function readVerifiedDigest(folder: string): Promise<string | null> {
  const text = await readText(await openPackageFolder(folder), VERIFIED_RECORD, MOST_RECORD_BYTES);
  return text === null ? null : (text.split(/\s/)[0] ?? "");
}

async function contentOf(pack: PackageFolder, name: string): Promise<string | Buffer> {
  if (name === PROBLEM_YAML) return await rulesOfProblemYaml(pack);
  const found = await findFile(pack, name, MOST_FILE_BYTES);
  if (found === null) throw new PackageError(name, "has gone while the package was read");
  return await readFile(found.absolutePath);
}

const AnyMap = z.record(z.string(), z.unknown(), "must be a map");

/** Scalars stay the texts that they are in the file: `5.0` is another constant than `5`. */
async function rulesOfProblemYaml(pack: PackageFolder): Promise<string> {
  const { verdict, ...rest } = (await readYamlAsText(pack, PROBLEM_YAML, AnyMap)) ?? {};
  const own = AnyMap.safeParse(verdict);
  const ours = own.success ? without(own.data, OWN_TEXT_KEYS) : verdict;
  return JSON.stringify({ ...without(rest, TEXT_KEYS), verdict: ours });
}

function without(map: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)));
}

async function filesBelow(pack: PackageFolder, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const { name, kind } of await listFolder(pack, folder)) {
    const below = folder === "" ? name : `${folder}/${name}`;
    if (kind === "file") files.push(below);
    else files.push(...(await filesBelow(pack, below)));
  }
  return files;
}
