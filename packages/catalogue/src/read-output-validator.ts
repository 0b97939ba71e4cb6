import { CPP_HEADER, submissionLanguageOf } from "./language-of-file.ts";
import { PackageError } from "./package-error.ts";
import { listFolder, type PackageEntry, type PackageFolder, readText } from "./package-folder.ts";
import type { ProblemYaml } from "./problem-yaml.ts";
import { isSource, MOST_SOURCE_BYTES, readProgram, readProgramAt, type ValidatorProgram } from "./read-checker.ts";
import { allOf, type NamedProgram, ONE_OF_SEVERAL } from "./several-validators.ts";

/** Where each entry is a program of its own. */
const LEGACY_FOLDER = "output_validators";

/** The problem's own output validator, or null when outputs are compared the default way. */
export async function readValidatorProgram(pack: PackageFolder, yaml: ProblemYaml): Promise<ValidatorProgram | null> {
  // The 2023-07 format has no `validation` key: the folder alone says it. Its first drafts used the old folder's name.
  const folders = yaml.isLegacy ? [LEGACY_FOLDER, "output_validator"] : ["output_validator", LEGACY_FOLDER];
  // Where a draft of the newer format still says default, the folder is what its tool put into every new package.
  const saysDefault = !yaml.isValidationCustom && (yaml.isLegacy || typeof yaml.validation === "string");
  if (saysDefault && yaml.partInRun === null) return null;
  for (const folder of folders) {
    const several = folder === LEGACY_FOLDER ? await readSeveral(pack, yaml) : null;
    const program = several ?? (await readProgram(pack, folder, yaml.fillConstants));
    if (program !== null) return program;
  }
  if (!yaml.isValidationCustom && yaml.partInRun === null) return null;
  const what = yaml.partInRun === null ? "validation is custom" : "the problem is interactive or multi-pass";
  throw new PackageError(folders[0] ?? "output_validator", `${what}, but there is no C++, Java or Python program`);
}

/** Several of the legacy format, as one that asks all of them; null where there are not. */
async function readSeveral(
  pack: PackageFolder,
  { partInRun, fillConstants }: ProblemYaml,
): Promise<ValidatorProgram | null> {
  const entries = (await listFolder(pack, LEGACY_FOLDER)).filter(mayBeProgram);
  if (entries.length < 2) return null;
  if (partInRun !== null) {
    throw new PackageError(
      LEGACY_FOLDER,
      "more than one output validator is not supported where it has a part in the run",
    );
  }
  const headers = await readHeaders(pack);
  const programs: NamedProgram[] = [];
  for (const { name, kind } of entries) {
    const program = await readProgramAt(pack, { name: `${LEGACY_FOLDER}/${name}`, isFolder: kind === "folder" });
    // An empty folder is none; a program that is passed over would have had a word in what is accepted.
    if (program === null && kind === "folder") continue;
    if (program === null) throw new PackageError(`${LEGACY_FOLDER}/${name}`, ONE_OF_SEVERAL);
    const beside = kind === "file" && program.language === "cpp" ? headers : [];
    programs.push({ name, program: { ...program, files: [...program.files, ...beside] } });
  }
  const [first, ...others] = programs;
  if (first === undefined) return null;
  const { language, files } = others.length === 0 ? first.program : allOf(LEGACY_FOLDER, programs);
  return { language, files: files.map(({ name, content }) => ({ name, content: fillConstants(content) })) };
}

function mayBeProgram(entry: PackageEntry): boolean {
  if (entry.kind === "folder") return entry.name !== "__pycache__";
  return isSource(entry) || submissionLanguageOf(entry.name) !== null;
}

async function readHeaders(pack: PackageFolder): Promise<ValidatorProgram["files"]> {
  const names = (await listFolder(pack, LEGACY_FOLDER)).filter(
    ({ kind, name }) => kind === "file" && CPP_HEADER.test(name),
  );
  return await Promise.all(
    names.map(async ({ name }) => ({
      name,
      content: (await readText(pack, `${LEGACY_FOLDER}/${name}`, MOST_SOURCE_BYTES)) ?? "",
    })),
  );
}
