import { expect, test } from "vitest";
import type { CompileOutcome } from "./compile.ts";
import { createProgramCache } from "./program-cache.ts";

/** A program that has this size; its folder is its name. */
const compiled = (folder: string, bytes: number): CompileOutcome => ({
  kind: "compiled",
  program: { folder, entry: "main" },
  bytes,
});

test("large programs make room for one another, the oldest first, however few they are", async () => {
  const removed: string[] = [];
  const cache = createProgramCache({ programs: 200, bytes: 100 }, async (folder) => void removed.push(folder));
  for (const name of ["a", "b", "c"]) {
    await cache.withProgram({ parts: [name], compile: async () => compiled(name, 40), use: async () => undefined });
  }
  expect(removed).toEqual(["a"]);
});

test("a program in use stays, also when it is too large for all others", async () => {
  const removed: string[] = [];
  const cache = createProgramCache({ programs: 200, bytes: 100 }, async (folder) => void removed.push(folder));
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const large = cache.withProgram({
    parts: ["large"],
    compile: async () => compiled("large", 150),
    use: () => isOver,
  });
  await cache.withProgram({ parts: ["b"], compile: async () => compiled("b", 10), use: async () => undefined });
  expect(removed).not.toContain("large");
  end();
  await large;
  expect(removed).toContain("large");
});

test("parts that read the same when joined are different programs", async () => {
  const cache = createProgramCache({ programs: 200, bytes: 100 }, async () => undefined);
  const compiles: string[] = [];
  for (const parts of [
    ["ab", "c"],
    ["a", "bc"],
  ]) {
    const compile = async () => {
      compiles.push(parts.join("|"));
      return compiled(parts.join("-"), 1);
    };
    await cache.withProgram({ parts, compile, use: async () => undefined });
  }
  expect(compiles).toEqual(["ab|c", "a|bc"]);
});
