import { PackageError } from "./package-error.ts";
import type { ValidatorProgram } from "./read-checker.ts";
import { SCRIPT_STARTER, scriptProgramOf } from "./script-program.ts";

/** `name`: of its file or folder. */
export interface NamedProgram {
  name: string;
  program: ValidatorProgram;
}

const CPP_SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|C)$/;
const PROGRAM = "validator";

export const ONE_OF_SEVERAL = "is one of several output validators, which may be in C++ or Python";

/**
 * Several output validators as one, which asks them one after the other and accepts where all of them do: scripts that
 * build and start them, in C++ and Python. The first that does not accept has the last word, and one that neither
 * accepts nor refuses is a fault of the problem, as it would be alone. Throws PackageError for another language.
 * Source: spec legacy, "Output validators": validation fails if any validator fails.
 */
export function allOf(folder: string, programs: readonly NamedProgram[]): ValidatorProgram {
  const other = programs.find(({ program: { language, files } }) => language === "java" || isScript(files));
  if (other !== undefined) {
    throw new PackageError(`${folder}/${other.name}`, ONE_OF_SEVERAL);
  }
  const files = programs.flatMap(({ program }, place) =>
    program.files.map(({ name, content }) => ({ name: `${placeOf(place)}/${name}`, content })),
  );
  const starts = programs.map(({ program }, place) => startOf(program, placeOf(place)));
  const builds = programs.flatMap(({ program }, place) =>
    program.language === "cpp" ? [buildOf(program, placeOf(place))] : [],
  );
  return scriptProgramOf([
    ...(builds.length === 0 ? [] : [{ name: "build", content: `#!/bin/sh\nset -e\n${builds.join("\n")}\n` }]),
    { name: "run", content: runScript(starts) },
    ...files,
  ]);
}

function isScript(files: ValidatorProgram["files"]): boolean {
  return files[0]?.name === SCRIPT_STARTER;
}

function placeOf(place: number): string {
  return `${PROGRAM}-${place + 1}`;
}

function buildOf({ files }: ValidatorProgram, place: string): string {
  const sources = files.flatMap(({ name }) => (CPP_SOURCE.test(name) ? [asItsLanguage(name)] : []));
  const build = `g++ -std=gnu++$standard -O2 -w -DONLINE_JUDGE -I. ${sources.join(" ")} -o ${PROGRAM} -lm`;
  return `(cd ${place} && for standard in 2b 20 17; do ${build} && exit 0; done; exit 1)`;
}

function asItsLanguage(name: string): string {
  return name.endsWith(".c") ? `-x c ${quoted(name)} -x none` : quoted(name);
}

function quoted(word: string): string {
  return `'./${word.replaceAll("'", `'\\''`)}'`;
}

/** As a list in Python; each path is below the folder of the script. */
function startOf({ language, files }: ValidatorProgram, place: string): string {
  const [main] = files;
  if (language === "cpp") return JSON.stringify([`${place}/${PROGRAM}`]);
  return JSON.stringify(["", `${place}/${main?.name ?? ""}`]);
}

/** Each of them reads the whole output: from the beginning of the file that standard input is, or of a copy. */
function runScript(starts: readonly string[]): string {
  return `#!/usr/bin/env python3
import os, shutil, subprocess, sys, tempfile
folder = os.path.dirname(os.path.abspath(__file__))
output = sys.stdin.buffer
if not output.seekable():
    output = tempfile.TemporaryFile()
    shutil.copyfileobj(sys.stdin.buffer, output)
for words in [${starts.join(", ")}]:
    command = [os.path.join(folder, word) if word else sys.executable for word in words]
    os.lseek(output.fileno(), 0, os.SEEK_SET)
    code = subprocess.call(command + sys.argv[1:], stdin=output.fileno())
    if code != 42:
        sys.exit(code if code > 0 else 1)
sys.exit(42)
`;
}
