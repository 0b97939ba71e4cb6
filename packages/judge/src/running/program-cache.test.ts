import { expect, test } from "vitest";
import type { CompileOutcome } from "./compile.ts";
import { createProgramCache } from "./program-cache.ts";

/** A program that has this size; its folder is its name. */
const compiled = (folder: string, bytes: number, files = 1): CompileOutcome => ({
  kind: "compiled",
  messages: "",
  program: { folder, entry: "main" },
  bytes,
  files,
});

test("large programs make room for one another, the oldest first, however few they are", async () => {
  const removed: string[] = [];
  const cache = createProgramCache(
    { programs: 200, bytes: 100, files: 200 },
    async (folder) => void removed.push(folder),
  );
  for (const name of ["a", "b", "c"]) {
    await cache.withProgram({ parts: [name], compile: async () => compiled(name, 40), use: async () => undefined });
  }
  expect(removed).toEqual(["a"]);
});

test("programs of nobody in particular have a part of the room, the oldest gives way, and no user's does", async () => {
  const removed: string[] = [];
  const cache = createProgramCache(
    { programs: 200, bytes: 100, files: 200, bytesOfNobody: 30 },
    async (folder) => void removed.push(folder),
  );
  const keep = (name: string, bytes: number, owner?: string) =>
    cache.withProgram({ parts: [name], owner, compile: async () => compiled(name, bytes), use: async () => undefined });
  await keep("user's", 40, "user");
  for (const [name, bytes] of [
    ["old", 5],
    ["large", 15],
    ["old", 5],
    ["newest", 15],
  ] as const)
    await keep(name, bytes);
  expect(removed).toEqual(["large"]);
  await keep("user's second", 20, "user");
  await keep("last", 12);
  expect(removed).toEqual(["large", "old"]);
});

test("a program in use stays, also when it is too large for all others", async () => {
  const removed: string[] = [];
  const cache = createProgramCache(
    { programs: 200, bytes: 100, files: 200 },
    async (folder) => void removed.push(folder),
  );
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
  const cache = createProgramCache({ programs: 200, bytes: 100, files: 200 }, async () => undefined);
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

/** Keeps a program of one byte, as somebody's draft or, without an owner, as what is judged. */
function keeper(removed: string[], most = { programs: 8, bytes: 1000, files: 100 }) {
  const cache = createProgramCache(most, async (folder) => void removed.push(folder));
  return {
    cache,
    own: (owner: string, name: string, files = 1) =>
      cache.withProgram({
        parts: [name],
        owner,
        compile: async () => compiled(name, 1, files),
        use: async () => undefined,
      }),
    keep: (name: string, draftOf?: string, bytes = 1) =>
      cache.withProgram({
        parts: [name],
        ...(draftOf === undefined ? {} : { draftOf }),
        compile: async () => compiled(name, bytes),
        use: async () => undefined,
      }),
  };
}

test("a user's third draft takes the place of the first, and of nothing that was judged", async () => {
  const removed: string[] = [];
  const { keep } = keeper(removed);
  for (const name of ["judged 1", "judged 2", "judged 3"]) await keep(name);
  for (const name of ["a", "b", "c", "d"]) await keep(name, "ada");
  expect(removed).toEqual(["a", "b"]);
});

test("drafts of many users push each other out before anything that was judged", async () => {
  const removed: string[] = [];
  const { keep } = keeper(removed);
  for (const name of ["judged 1", "judged 2", "judged 3", "judged 4"]) await keep(name);
  for (let user = 1; user <= 6; user++) await keep(`draft ${user}`, `user ${user}`);
  expect(removed).toEqual(["draft 1", "draft 2"]);
  await keep("draft as large as half", "user 7", 501);
  expect(removed).not.toContain("judged 1");
});

test("whoever has most of the programs gives way, the oldest first, and nobody else", async () => {
  const removed: string[] = [];
  const { own, keep } = keeper(removed);
  await keep("reference");
  await own("ada", "of ada");
  await own("bob", "of bob 1");
  await own("bob", "of bob 2");
  for (let number = 1; number <= 20; number++) await own("eve", `of eve ${number}`);
  expect(removed).toEqual(Array.from({ length: 16 }, (_, index) => `of eve ${index + 1}`));
});

test("a program of very many files gives way to all others", async () => {
  const removed: string[] = [];
  const { own } = keeper(removed);
  await own("ada", "of ada", 50);
  await own("eve", "of eve 1", 49);
  await own("eve", "of eve 2", 49);
  await own("bob", "of bob", 1);
  expect(removed).toEqual(["of eve 1"]);
});

test("a draft that was judged since is no draft any more", async () => {
  const removed: string[] = [];
  const { keep } = keeper(removed);
  await keep("a", "ada");
  await keep("a");
  for (const name of ["b", "c", "d"]) await keep(name, "ada");
  expect(removed).toEqual(["b"]);
});

test("a program is sought while somebody waits for it for whom it is no draft", async () => {
  const { cache } = keeper([]);
  const compiling = Promise.withResolvers<CompileOutcome>();
  const compile = () => compiling.promise;
  const draft = cache.withProgram({ parts: ["a"], draftOf: "ada", compile, use: async () => undefined });
  expect(cache.isSought(["a"])).toBe(false);
  const judged = cache.withProgram({ parts: ["a"], compile, use: async () => cache.isSought(["a"]) });
  expect(cache.isSought(["a"])).toBe(true);
  compiling.resolve(compiled("a", 1));
  expect(await judged).toBe(true);
  await draft;
  expect(cache.isSought(["a"])).toBe(false);
});
