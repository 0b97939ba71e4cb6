import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { cppDiagnostics, WARNING_FLAGS } from "./cpp-diagnostics.ts";
import { findCppCompiler } from "./find-cpp-compiler.ts";

test("the warnings for drafts change no macro, or no precompiled header would fit any more", async () => {
  const compiler = await findCppCompiler();
  if (compiler === null) throw new Error("there is no g++");
  const macros = (flags: readonly string[]) =>
    execFileSync(
      compiler.path,
      [...flags, `-std=${compiler.standard}`, ...compiler.flags, "-dM", "-E", "-x", "c++", "-"],
      {
        input: "",
        encoding: "utf8",
      },
    );
  expect(macros(WARNING_FLAGS)).toBe(macros([]));
  expect(macros(["-Wno-deprecated"])).not.toBe(macros([]));
});

test("what is only deprecated is no hint", () => {
  const of = (flag: string) => `main.cpp:3:5: warning: something [${flag}]\n`;
  expect(cppDiagnostics(of("-Wdeprecated"))).toEqual([]);
  expect(cppDiagnostics(of("-Wunused-value"))).toHaveLength(1);
});
