import path from "node:path";
import type { Language } from "@verdict/judge/language";
import type { Tool } from "@verdict/sandbox/sandbox";
import { onceIn, onHost, writeSources } from "./bare-program.ts";
import type { RunBare } from "./bare-runs.ts";

/** A source file, and what one types by hand to compile and run it, with the judge's own compilers and runtimes. */
interface ByHand {
  file: string;
  compile: string[] | null;
  run: string[];
}

function byHand({ language, tools, at }: { language: Language; tools: readonly Tool[]; at: string }): ByHand {
  const [compiler = ""] = onHost(language.buildPlan("").steps[0]?.command ?? [], tools);
  const tool = (name: string) => path.join(path.dirname(compiler), name);
  switch (language.id) {
    case "cpp": {
      const compile = [tool("g++"), "-O2", "-std=c++20", "-o", "naive", "main.cpp"];
      return { file: "main.cpp", compile, run: [`${at}/naive`] };
    }
    case "java":
      return {
        file: "Main.java",
        compile: [tool("javac"), "-d", ".", "Main.java"],
        run: [tool("java"), "-cp", at, "Main"],
      };
    case "javascript":
      return { file: "main.js", compile: null, run: [process.execPath, `${at}/main.js`] };
    default:
      throw new Error(`there is no naive way for ${language.id}`);
  }
}

/** Milliseconds from source to the end of all tests: the plain compiler, then one test after the other, no sandbox. */
export async function naiveWay(input: {
  runBare: RunBare;
  language: Language;
  tools: readonly Tool[];
  folder: string;
  source: string;
  inputs: readonly string[];
}): Promise<number> {
  const { runBare, source, inputs } = input;
  const folder = path.join(input.folder, `${input.language.id}-naive`);
  const { file, compile, run } = byHand({ ...input, at: folder });
  await writeSources(folder, [{ name: file, content: source }]);
  const compiled = compile === null ? 0 : (await runBare(onceIn(folder, compile))).wallMs;
  return compiled + (await runBare({ command: run, inputs, atOnce: 1 })).wallMs;
}
