import { languageOf } from "../language-of-file.ts";
import { PackageError } from "../package-error.ts";
import { findFile, listFolder, type PackageFolder, readText } from "../package-folder.ts";
import { GENERATORS_YAML, type GeneratorRules, readGeneratorRules } from "./generator-rules.ts";
import { type PackageProgram, readLibrary } from "./package-program.ts";

const MOST_SOURCE_BYTES = 256 * 1024;
const MOST_DIGESTS_BYTES = 1024 * 1024;
/** In the form of sha256sum, with paths from the package's folder, so that `sha256sum -c` checks built data by hand. */
export const DIGESTS = "generators/SHA256SUMS";

/** Hex SHA-256 of a secret test's two files. */
export interface TestDigests {
  input: string;
  answer: string;
}

/** Secret tests that are not kept in the package but built from it. */
export interface GeneratedData {
  rules: GeneratorRules;
  /** By their file names. Every program that a rule names is here. */
  programs: ReadonlyMap<string, PackageProgram>;
  /** By test name. A test without a digest has never been accepted by its author. */
  digests: ReadonlyMap<string, TestDigests>;
}

/** By generators in JavaScript, which are told their words on standard input, or with our own keys and files. */
export async function isBuiltOurWay(pack: PackageFolder): Promise<boolean> {
  if ((await findFile(pack, DIGESTS, MOST_DIGESTS_BYTES)) !== null) return true;
  if ((await listFolder(pack, "generators")).some(({ name }) => name.endsWith(".js"))) return true;
  return /^_small_cases:/m.test((await readText(pack, GENERATORS_YAML, MOST_DIGESTS_BYTES)) ?? "");
}

/** Null when the package generates nothing. Throws PackageError. */
export async function readGeneratedData(pack: PackageFolder): Promise<GeneratedData | null> {
  try {
    return await readBuildable(pack);
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    throw new PackageError(error.file, `${error.reason} (${WAY_OUT})`);
  }
}

/** The format's own tools know forms of rules, and run programs, that we do not. */
const WAY_OUT =
  "a package that holds its built tests in data/secret, as `bt generate` leaves them, needs no generators";

async function readBuildable(pack: PackageFolder): Promise<GeneratedData | null> {
  const rules = await readGeneratorRules(pack);
  if (rules === null) return null;
  const library = await readLibrary();
  const programs = new Map<string, PackageProgram>();
  for (const name of programNames(rules)) {
    const source = await readText(pack, `generators/${name}`, MOST_SOURCE_BYTES);
    if (source === null) throw new PackageError(GENERATORS_YAML, `names ${name}, and there is no such file beside it`);
    const language = languageOf(name);
    if (language === null) throw new PackageError(`generators/${name}`, "is in no language of ours");
    const otherFiles = language === "javascript" ? library : [];
    programs.set(name, { name: `generators/${name}`, language, source, otherFiles });
  }
  return { rules, programs, digests: await readDigests(pack) };
}

function programNames({ tests, smallCases }: GeneratorRules): Set<string> {
  const names = new Set(smallCases.map(({ command }) => command(0).program));
  for (const test of tests) if (test.kind === "made") names.add(test.command.program);
  return names;
}

async function readDigests(pack: PackageFolder): Promise<Map<string, TestDigests>> {
  const text = (await readText(pack, DIGESTS, MOST_DIGESTS_BYTES)) ?? "";
  const digests = new Map<string, TestDigests>();
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const [, hash = "", name = "", ending] = /^([0-9a-f]{64}) [ *]data\/secret\/(.+)\.(in|ans)$/.exec(line) ?? [];
    if (ending === undefined) throw new PackageError(DIGESTS, "holds a line that sha256sum would not write");
    const known = digests.get(name) ?? { input: "", answer: "" };
    digests.set(name, ending === "in" ? { ...known, input: hash } : { ...known, answer: hash });
  }
  return digests;
}

/** The file's text for these digests, in the order given. */
export function digestsText(tests: readonly { name: string; digests: TestDigests }[]): string {
  return tests
    .flatMap(({ name, digests }) => [
      `${digests.input}  data/secret/${name}.in\n`,
      `${digests.answer}  data/secret/${name}.ans\n`,
    ])
    .join("");
}
