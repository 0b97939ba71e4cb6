import { promises as fs } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { PackageError } from "../package-error.ts";
import { findFile, listFolder, type PackageFolder, readText } from "../package-folder.ts";
import { type PolygonProblem, PROBLEM_XML } from "./polygon-xml.ts";

export const MOST_SOURCE_BYTES = 1024 * 1024;
export const CPP = /\.(c|cc|cpp|cxx|c\+\+)$/i;
const HEADER = /\.(h|hh|hpp|hxx)$/i;

export type Note = (file: string, message: string) => void;

/** The folder that a solution's tag stands for. Polygon's `rejected` says only that it must not pass. */
const FOLDER_OF_TAG: Readonly<Record<string, string>> = {
  main: "accepted",
  accepted: "accepted",
  rejected: "rejected",
  "wrong-answer": "wrong_answer",
  "presentation-error": "wrong_answer",
  "time-limit-exceeded": "time_limit_exceeded",
  "memory-limit-exceeded": "memory_limit_exceeded",
  "time-limit-exceeded-or-accepted": "slow_accepted",
  "time-limit-exceeded-or-memory-limit-exceeded": "brute_force",
  failed: "rejected",
};

/** Writes the solutions; the path of one that gives the answers, null where none can. */
export async function convertSolutions(
  pack: PackageFolder,
  into: string,
  { problem, note }: { problem: PolygonProblem; note: Note },
): Promise<string | null> {
  const { solutions } = problem.assets ?? {};
  const all = solutions?.solution ?? [];
  let answering: string | null = null;
  for (const { tag = "", source } of all.toSorted((a, b) => Number(b.tag === "main") - Number(a.tag === "main"))) {
    const file = source.path;
    const folder = Object.hasOwn(FOLDER_OF_TAG, tag) ? FOLDER_OF_TAG[tag] : undefined;
    if (folder === undefined) {
      note(file, `was left out: nothing says what a solution gets that is tagged ${tag || "with nothing"}`);
      continue;
    }
    if (/^python\.2/.test(source.type ?? "")) {
      note(file, "was left out: it is in Python 2");
      continue;
    }
    const found = await findFile(pack, file, MOST_SOURCE_BYTES);
    if (found === null) {
      note(file, "is not there");
      continue;
    }
    // The main one is the reference, whatever it is called.
    const name = tag === "main" ? `reference${path.posix.extname(file)}` : path.posix.basename(file);
    const target = `submissions/${folder}/${name}`;
    await copy(found.absolutePath, path.join(into, target));
    if (folder === "accepted" && answering === null && /\.(cc|cpp|cxx|java|py)$/i.test(name)) answering = `/${target}`;
  }
  return answering;
}

/** Writes the generators with the headers beside them; what each is called in a command → its files. */
export async function convertGenerators(
  pack: PackageFolder,
  into: string,
  { problem, note }: { problem: PolygonProblem; note: Note },
): Promise<Map<string, string[]>> {
  const { executables } = problem.files ?? {};
  const all = executables?.executable ?? [];
  const headers = await headersIn(pack);
  const generators = new Map<string, string[]>();
  for (const { source } of all) {
    const file = source.path;
    const found = await findFile(pack, file, MOST_SOURCE_BYTES);
    const name = path.posix.basename(file);
    if (found === null) {
      note(file, "is not there");
      continue;
    }
    await copy(found.absolutePath, path.join(into, "generators", name));
    generators.set(path.parse(name).name, CPP.test(name) ? [name, ...headers] : [name]);
  }
  if (generators.size > 0) await copyHeaders(pack, headers, path.join(into, "generators"));
  return generators;
}

/** Polygon's own checkers that compare as one of ours does, with the arguments of the format's default validator. */
const SAME_AS_OURS: Readonly<Record<string, readonly string[]>> = {
  wcmp: ["case_sensitive"],
  icmp: ["case_sensitive"],
  ncmp: ["case_sensitive"],
  hcmp: ["case_sensitive"],
  yesno: [],
  nyesno: [],
  rcmp4: ["float_tolerance", "1e-4"],
  rcmp6: ["float_tolerance", "1e-6"],
  rcmp9: ["float_tolerance", "1e-9"],
};

/** Writes the checker, and the arguments that all tests have. */
export async function convertChecker(pack: PackageFolder, into: string, problem: PolygonProblem): Promise<void> {
  const { checker } = problem.assets ?? {};
  const own = /^std::(\w+)\.cpp$/.exec(checker?.name ?? "")?.[1] ?? "";
  const flags = Object.hasOwn(SAME_AS_OURS, own) ? SAME_AS_OURS[own] : undefined;
  if (flags !== undefined) {
    await fs.mkdir(path.join(into, "data"), { recursive: true });
    if (flags.length > 0)
      await fs.writeFile(path.join(into, "data/test_group.yaml"), stringify({ output_validator_args: flags }));
    return;
  }
  const file = checker?.source?.path;
  if (file === undefined) throw new PackageError(PROBLEM_XML, "names no checker");
  await writeTestlibProgram(pack, path.join(into, "output_validator"), { file, start: START_OF_CHECKER });
}

/** Writes the programs that say whether an input is as the statement promises. */
export async function convertValidators(
  pack: PackageFolder,
  into: string,
  { problem, note }: { problem: PolygonProblem; note: Note },
): Promise<void> {
  const { validators } = problem.assets ?? {};
  for (const { source } of validators?.validator ?? []) {
    const file = source.path;
    const folder = path.join(into, "input_validators", path.posix.parse(file).name.replace(/[^A-Za-z0-9_-]+/g, "-"));
    try {
      await writeTestlibProgram(pack, folder, { file, start: START_OF_VALIDATOR });
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
      note(error.file, `was not run: ${error.reason}`);
    }
  }
}

/*
 * Programs that use testlib.h end with its exit codes, and those of checkers read the output from a file. The header
 * takes other codes from macros, so their source is included by one that gives them what they expect.
 * Source: testlib.h (Mike Mirzayanov), the macros *_EXIT_CODE, registerTestlibCmd and registerValidation.
 */
const ENDS = (invalid: number) => `#define OK_EXIT_CODE 42
#define WA_EXIT_CODE 43
#define PE_EXIT_CODE 43
#define DIRT_EXIT_CODE 43
#define UNEXPECTED_EOF_EXIT_CODE 43
#define FAIL_EXIT_CODE ${invalid}
`;

/** A checker fails where the answer of the jury is at fault, which is no word about the program. */
const START_OF_CHECKER = `${ENDS(3)}#define main main_of_the_package
#include "package_source.h"
#undef main
#include <cstdio>
#include <string>

int main(int, char** given) {
    std::string output = std::string(given[3]) + "/output";
    std::FILE* copy = std::fopen(output.c_str(), "wb");
    if (copy == nullptr) return 3;
    char buffer[1 << 16];
    for (std::size_t read; (read = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;)
        if (std::fwrite(buffer, 1, read, copy) != read) return 3;
    if (std::fclose(copy) != 0) return 3;
    char* arguments[] = {given[0], given[1], &output[0], given[2], nullptr};
    main_of_the_package(4, arguments);
    return 3;
}
`;

/**
 * A validator that has found nothing wrong returns from main, most often without saying so, which no other function may
 * do: so main stays what it is, and the end of the process is changed. What is registered first is called last.
 */
const START_OF_VALIDATOR = `${ENDS(43)}#include <cstdio>
#include <cstdlib>
#include <unistd.h>

static void say_valid(int status, void*) {
    std::fflush(nullptr);
    if (status == 0) _exit(42);
}
static const int is_registered = on_exit(say_valid, nullptr);
#include "package_source.h"
`;

async function writeTestlibProgram(
  pack: PackageFolder,
  folder: string,
  { file, start }: { file: string; start: string },
): Promise<void> {
  if (!CPP.test(file)) throw new PackageError(file, "is not in C++, and only such programs of Polygon are run");
  const source = await readText(pack, file, MOST_SOURCE_BYTES);
  if (source === null) throw new PackageError(file, "is not there");
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, "package_source.h"), source);
  await fs.writeFile(path.join(folder, "start.cpp"), start);
  await copyHeaders(pack, await headersIn(pack), folder);
}

export async function headersIn(pack: PackageFolder): Promise<string[]> {
  return (await listFolder(pack, "files"))
    .filter(({ kind, name }) => kind === "file" && HEADER.test(name))
    .map(({ name }) => name);
}

export async function copyHeaders(pack: PackageFolder, headers: readonly string[], folder: string): Promise<void> {
  for (const name of headers) {
    const found = await findFile(pack, `files/${name}`, MOST_SOURCE_BYTES);
    if (found !== null) await copy(found.absolutePath, path.join(folder, name));
  }
}

export async function copy(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  await fs.copyFile(from, to);
}
