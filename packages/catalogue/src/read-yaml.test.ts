import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { openPackageFolder } from "./package-folder.ts";
import { readYaml } from "./read-yaml.ts";
import { removeFolders, writeFolder } from "./testing/write-folder.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await removeFolders();
});

async function read(text: string): Promise<unknown> {
  const pack = await openPackageFolder(await writeFolder("yaml", { "problem.yaml": text }));
  return await readYaml(pack, "problem.yaml", z.any());
}

test("what is wrong is said with its place, the first of it", async () => {
  await expect(read("name: a\nkeys: ! ! !")).rejects.toMatchObject({
    message: "problem.yaml: is not valid YAML: A node can have at most one tag at line 2, column 9:",
    line: 2,
  });
});

test.each([
  ["tags", "! "],
  ["anchors", "&a "],
  ["aliases", "*a "],
  ["texts", '"" '],
])("a line of %s without end is not read once more for each of them", async (_what, piece) => {
  const line = `a: ${piece.repeat(4 * 1024)}`;
  let letters = 0;
  const { replace } = String.prototype;
  vi.spyOn(String.prototype, "replace").mockImplementation(function (this: string, ...way: Parameters<typeof replace>) {
    letters += this.length;
    return replace.apply(this, way);
  });
  await expect(read(line)).rejects.toThrow(/at line 1, column \d+:/);
  expect(letters).toBeLessThan(line.length);
});
