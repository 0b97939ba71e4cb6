import { promises as fs } from "node:fs";
import path from "node:path";
import { PackageError } from "../package-error.ts";
import { type PackageFolder, readText } from "../package-folder.ts";
import { CPP, copyHeaders, headersIn, MOST_SOURCE_BYTES } from "./polygon-programs.ts";
import { type PolygonProblem, PROBLEM_XML } from "./polygon-xml.ts";

/*
 * An interactor of Polygon talks with the program and writes a file, which the checker looks at when it has ended well:
 * two programs with main functions of their own. They are built and started by scripts, as one output validator.
 * Source: testlib.h (Mike Mirzayanov), registerInteraction and the macros *_EXIT_CODE.
 */

const ENDS = ["OK=42", "WA=43", "PE=43", "DIRT=43", "UNEXPECTED_EOF=43", "FAIL=3"]
  .map((end) => `-D${end.replace("=", "_EXIT_CODE=")}`)
  .join(" ");

/** Writes the interactor with the checker, whatever the latter compares: what it looks at is no output of a program. */
export async function convertInteractor(pack: PackageFolder, into: string, problem: PolygonProblem): Promise<void> {
  const { interactor, checker } = problem.assets ?? {};
  if (interactor === undefined) throw new PackageError(PROBLEM_XML, "names no interactor");
  const folder = path.join(into, "output_validator");
  await fs.mkdir(folder, { recursive: true });
  const programs = [{ name: "interactor", file: interactor.source.path }];
  if (checker?.source !== undefined) programs.push({ name: "checker", file: checker.source.path });
  for (const { name, file } of programs) {
    if (!CPP.test(file)) throw new PackageError(file, "is not in C++, and only such programs of Polygon are run");
    const source = await readText(pack, file, MOST_SOURCE_BYTES);
    if (source === null) throw new PackageError(file, "is not there");
    await fs.writeFile(path.join(folder, `${name}.cpp`), source);
  }
  await copyHeaders(pack, await headersIn(pack), folder);
  const names = programs.map(({ name }) => name);
  await fs.writeFile(path.join(folder, "build"), buildScript(names));
  await fs.writeFile(path.join(folder, "run"), runScript(names));
}

function buildScript(names: readonly string[]): string {
  const lines = names.map((name) => `g++ -std=gnu++17 -O1 -w ${ENDS} ${name}.cpp -o ${name}`);
  return `#!/bin/sh\nset -e\n${lines.join("\n")}\n`;
}

/** One that returns without a word, or dies, is at fault itself. */
function runScript(names: readonly string[]): string {
  const starts = names.map(
    (name) => `"$folder/${name}" "$1" "$3/talk" "$2" 2>> "$3/judgemessage.txt"
code=$?
[ $code -eq 43 ] && exit 43
[ $code -eq 42 ] || exit 3`,
  );
  return `#!/bin/sh\nfolder=$(dirname "$0")\n${starts.join("\n")}\nexit 42\n`;
}
