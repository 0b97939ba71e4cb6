import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CoreLanguageId, isCore, type LanguageId, languageName } from "@verdict/contract/language";
import { CliError } from "./cli-error.ts";
import type { Program } from "./problem-folder.ts";
import { startGroup } from "./process-group.ts";

/*
 * Own programs on one's own machine: without a sandbox, with the compilers that are installed here, and with a limit
 * that only ends what would never end. The site alone judges.
 */

const MOST_RUN_MS = 10_000;
/** Templates and a busy machine can keep a compiler for longer than any program may run. */
const MOST_COMPILE_MS = 60_000;
const MOST_OUTPUT = 16 << 20;

interface LocalRun {
  /** `missing`: the machine lacks the compiler or runtime. */
  end: "exited" | "failed" | "stopped" | "missing";
  /** In words, when it did not end well. */
  reason: string;
  stdout: string;
  stderr: string;
  /** By the clock, of the whole run. */
  ms: number;
}

/** A program that is ready to run. */
export interface LocalProgram {
  /** To be started in this folder. */
  command: readonly string[];
  folder: string;
  run: (input: string) => Promise<LocalRun>;
  remove: () => Promise<void>;
}

const MISSING: Readonly<Record<CoreLanguageId, string>> = {
  cpp: "g++ is not installed here",
  java: "No JDK is installed here: javac and java are needed",
  javascript: "Node is not to be found",
};

/**
 * Compiles in a folder of its own. Throws CliError with the compiler's words, or when there is no compiler, or it does
 * not end.
 */
export async function prepareProgram(program: Program, mostCompileMs = MOST_COMPILE_MS): Promise<LocalProgram> {
  const folder = await mkdtemp(path.join(tmpdir(), "verdict-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const command = await compile(program, { folder, mostMs: mostCompileMs });
    return {
      command,
      folder,
      remove,
      run: async (input) => {
        const result = await runCommand(command, { cwd: folder, input, mostMs: MOST_RUN_MS });
        if (result.end === "missing") throw new CliError(missing(program.language));
        return result;
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function compile(
  { file, language, source }: Program,
  { folder, mostMs }: { folder: string; mostMs: number },
): Promise<string[]> {
  const compileWith = async (command: string[]) => {
    const { end, reason, stdout, stderr } = await runCommand(command, { cwd: folder, input: "", mostMs });
    if (end === "missing") throw new CliError(missing(language));
    if (end === "stopped") throw new CliError(`The compiler did not get through ${path.basename(file)}: ${reason}.`);
    if (end !== "exited")
      throw new CliError(`${path.basename(file)} does not compile (${reason}):\n${stdout}${stderr}`);
  };
  switch (language) {
    case "cpp": {
      const binary = path.join(folder, "program");
      await compileWith(["g++", "-std=gnu++20", "-O2", "-Wall", "-o", binary, file]);
      return [binary];
    }
    case "java":
      await compileWith(["javac", "-nowarn", "-d", folder, file]);
      return ["java", "-Xss64m", "-cp", folder, mainClassOf(source)];
    case "javascript": {
      const copy = path.join(folder, "program.cjs"); // A package.json above the file would change what it is.
      await writeFile(copy, source);
      return [process.execPath, copy];
    }
    default:
      throw new CliError(`${languageName(language)} programs are run by the site alone: verdict submit.`);
  }
}

function missing(language: LanguageId): string {
  return isCore(language) ? `${MISSING[language]}.` : "There is nothing on this machine that runs it.";
}

/** The class with main, as the site finds it where a program has only one of them. */
export function mainClassOf(source: string): string {
  const before = source.slice(0, Math.max(0, source.search(/\bvoid\s+main\s*\(/)));
  const name = [...before.matchAll(/\b(?:class|interface|enum|record)\s+(\w+)/g)].at(-1)?.[1] ?? "Main";
  const [, folder] = /^\s*package\s+([\w.]+)\s*;/m.exec(source) ?? [];
  return folder === undefined ? name : `${folder}.${name}`;
}

function runCommand(
  command: readonly string[],
  options: { cwd: string; input: string; mostMs: number },
): Promise<LocalRun> {
  const [name = "", ...words] = command;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const { child, end: endAll, release } = startGroup(name, words, options.cwd);
    let stopped = "";
    const stop = (reason: string) => {
      stopped ||= reason;
      endAll();
    };
    const timer = setTimeout(() => stop(`still running after ${options.mostMs / 1000} s`), options.mostMs);
    const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_OUTPUT) stop("it prints without end");
        else chunks.push(chunk);
      });
      return () => Buffer.concat(chunks).toString("utf8");
    });
    const finish = (end: LocalRun["end"], reason: string) => {
      clearTimeout(timer);
      release();
      const ms = performance.now() - startedAt;
      resolve({ end, reason, stdout: stdout?.() ?? "", stderr: stderr?.() ?? "", ms });
    };
    child.on("error", (error: NodeJS.ErrnoException) => {
      finish(error.code === "ENOENT" ? "missing" : "failed", error.message);
    });
    child.on("close", (code, signal) => {
      if (stopped !== "") finish("stopped", stopped);
      else if (code === 0) finish("exited", "");
      else finish("failed", signal === null ? `exit code ${code}` : signal);
    });
    child.stdin.on("error", () => undefined); // A program may end without reading everything.
    child.stdin.end(options.input);
  });
}
