import { existsSync, promises as fs } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PackageError } from "./package-error.ts";
import { listZip, withUnpackedZip } from "./read-zip.ts";
import { type HandMadeEntry, handMadeZip } from "./testing/hand-made-zip.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";
import { ZIP_LIMITS } from "./zip-entries.ts";

let temporary = "";

// A temporary folder of our own, so that leftovers show whatever other tests do at the same time.
beforeEach(async () => {
  temporary = await writeFolder("tmp", {});
  vi.stubEnv("TMPDIR", temporary);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await removeFolders();
});

const good: HandMadeEntry[] = Object.entries(SMALL_PACKAGE).map(([name, content]) => ({ name, content }));
const packed = (...more: HandMadeEntry[]) => handMadeZip([...good, ...more]);
const megabyte = new Uint8Array(1024 * 1024);

const HOSTILE: readonly [string, Buffer, string][] = [
  ["not a zip at all", Buffer.from("GIF89a and so on"), "zip: cannot be read: End of central directory record"],
  ["an empty file", Buffer.alloc(0), "zip: cannot be read: "],
  ["the end cut off", packed().subarray(0, -30), "zip: cannot be read: "],
  ["more entries than there are", handMadeZip(good, 40), "zip: cannot be read: "],
  ["an absolute path", packed({ name: "/etc/cron.d/x" }), "absolute path: /etc/cron.d/x"],
  ["a Windows drive", packed({ name: "C:/x" }), "C:/x"],
  ["a Windows drive without slash", packed({ name: "C:x" }), "zip: cannot be read: absolute path: C:x"],
  ["a path that leads out", packed({ name: "../../x" }), "../../x"],
  ["a path that leads out and back in", packed({ name: "data/../../small/x" }), "data/../../small/x"],
  ["a backslash path", packed({ name: "..\\..\\x" }), "..\\..\\x"],
  ["a dot folder", packed({ name: "data/./x" }), "data/./x: is not a path inside the package"],
  ["an empty part", packed({ name: "data//x" }), "data//x: is not a path inside the package"],
  ["an empty name", packed({ name: "" }), ": is not a path inside the package"],
  ["a NUL in a name", packed({ name: "data/x\0.in" }), "data/x?.in: is not a path inside the package"],
  ["an escape sequence in a name", packed({ name: "data/\x1b[2Jx" }), "data/?[2Jx: is not a path inside the package"],
  ["a long name", packed({ name: "x".repeat(201) }), "its name is longer than 200 bytes"],
  ["a deep path", packed({ name: `${"a/".repeat(12)}x` }), "is more than 12 folders deep"],
  ["a symbolic link", packed({ name: "link", content: "/etc", mode: 0o120777 }), "link: is a link or another special"],
  ["a link named as a folder", packed({ name: "link/", mode: 0o120777 }), "link: is a link or another special file"],
  ["a device", packed({ name: "dev", mode: 0o060600 }), "dev: is a link or another special file"],
  ["a pipe", packed({ name: "pipe", mode: 0o010600 }), "pipe: is a link or another special file"],
  ["the same name twice", packed({ name: "problem.yaml", content: "name: b" }), "problem.yaml: is there twice"],
  ["a file as a folder", packed({ name: "problem.yaml/x" }), "problem.yaml: is a file and a folder at once"],
  ["an encrypted file", packed({ name: "x", flags: 1 }), "x: is encrypted or compressed in an uncommon way"],
  ["an unknown compression", packed({ name: "x", claimedMethod: 93 }), "x: is encrypted or compressed in an uncommon"],
  ["a wrong checksum", packed({ name: "x", content: "abc", claimedCrc: 7 }), "x: is damaged: its checksum is wrong"],
  ["a file larger than it says", packed({ name: "x", content: megabyte, claimedSize: 9 }), "zip: cannot be read: "],
  ["a file smaller than it says", packed({ name: "x", content: "abc", claimedSize: 9 }), "zip: cannot be read: "],
  ["a stored file of another size", packed({ name: "x", claimedMethod: 0, claimedSize: 99 }), "zip: cannot be read: "],
  ["a file too large", packed({ name: "x", claimedSize: 2 ** 30 - 1 }), "x: unpacks to more than 512 MiB"],
  ["files too large together", packed(...claims(3, 400 * 1024 * 1024)), "zip: unpacks to more than 1024 MiB"],
  ["entries that share their bytes", packed(...overlaps(5)), "zip: its entries overlap"],
  ["no package", handMadeZip([{ name: "readme.txt", content: "x" }]), "zip: holds no problem.yaml"],
  ["two packages", handMadeZip([...inFolder("a"), ...inFolder("b")]), "zip: holds more than one package"],
];

for (const [what, zip, message] of HOSTILE) {
  test(`${what} is refused in one clear line and leaves nothing behind`, async () => {
    const { error, leftovers } = await refusal(zip);
    expect(error.message).toContain(message);
    expect(error.message).toMatch(/^\P{Cc}{1,420}$/u);
    expect(leftovers).toEqual([]);
  });
}

test("too many entries are refused by their announced number", async () => {
  const entries = Array.from({ length: 300 }, (_, index) => ({ name: `x${index}` }));
  const { error } = await refusal(handMadeZip(entries), { ...ZIP_LIMITS, mostEntries: 299 });
  expect(error.message).toBe("zip: holds more than 299 entries");
});

test("a bomb is given up at the size it claims, not at the size it would have", async () => {
  const bomb = packed({ name: "data/secret/9.in", content: new Uint8Array(64 * 1024 * 1024), claimedSize: 1024 });
  expect(bomb.length).toBeLessThan(100_000);
  const { error, leftovers } = await refusal(bomb);
  expect(error.message).toMatch(/^zip: cannot be read: /);
  expect(leftovers).toEqual([]);
});

test("folders, leftovers of macOS and entries without modes are harmless", async () => {
  const zip = packed(
    { name: "data/", mode: 0o040755 },
    { name: "__MACOSX/._problem.yaml", content: "junk" },
    { name: "data/.DS_Store", content: "junk" },
    { name: "statement/problem.en.md", content: "Text.", mode: 0 },
  );
  const file = await writeZipFile(zip);
  const names = await withUnpackedZip(file, "a.zip", async (folder) =>
    (await fs.readdir(folder, { recursive: true })).sort(),
  );
  expect(names).toContain("statement/problem.en.md");
  expect(names.filter((name) => /MACOSX|DS_Store/.test(name))).toEqual([]);
});

test("what a zip says of its files besides is neither decoded nor kept", async () => {
  const most = 65_535;
  // Sixteen thousand fields of nothing.
  const extra = Buffer.concat(Array.from({ length: Math.floor(most / 4) }, () => Buffer.from("99990000", "hex")));
  const comment = new Uint8Array(most).fill(0xe9);
  const names = Array.from({ length: 200 }, (_unused, index) => `data/${index}`);
  const zip = await writeZipFile(handMadeZip(names.map((name) => ({ name, flags: 0, extra, comment }))));
  const code = `import(${JSON.stringify(new URL("./read-zip.ts", import.meta.url).href)}).then(async ({ listZip }) => {
    require("node:worker_threads").parentPort.postMessage(await listZip(${JSON.stringify(zip)}));
  });`;
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 96 } });
  const listed = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(listed).toEqual(names);
});

test("a name in another encoding is the one that its own field says", async () => {
  const raw = Buffer.from("data/x");
  const head = Buffer.alloc(5);
  head.writeUInt8(1);
  head.writeUInt32LE(crc32(raw), 1);
  const named = Buffer.concat([head, Buffer.from("data/ё")]);
  const field = Buffer.alloc(4);
  field.writeUInt16LE(0x7075);
  field.writeUInt16LE(named.length, 2);
  const file = await writeZipFile(handMadeZip([{ name: "data/x", extra: Buffer.concat([field, named]) }]));
  expect(await listZip(file)).toEqual(["data/ё"]);
});

test("the temporary folder is removed when the reader fails, and its error is passed on", async () => {
  const file = await writeZipFile(packed());
  let folder = "";
  const reading = withUnpackedZip(file, "../../up.zip", async (unpacked) => {
    folder = unpacked;
    throw new TypeError("of the reader");
  });
  await expect(reading).rejects.toThrow(new TypeError("of the reader"));
  expect(path.basename(folder)).toBe("up");
  expect(existsSync(path.dirname(folder))).toBe(false);
});

function claims(count: number, claimedSize: number): HandMadeEntry[] {
  return Array.from({ length: count }, (_, index) => ({ name: `big${index}`, claimedSize }));
}

function overlaps(count: number): HandMadeEntry[] {
  const shared = { content: megabyte, claimedSize: megabyte.length, sharesBytesOf: good.length };
  const copies = Array.from({ length: count }, (_, index) => ({ name: `copy${index}`, ...shared }));
  return [{ name: "kernel", content: megabyte }, ...copies];
}

function inFolder(folder: string): HandMadeEntry[] {
  return good.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }));
}

async function refusal(zip: Buffer, limits = ZIP_LIMITS): Promise<{ error: PackageError; leftovers: string[] }> {
  const file = await writeZipFile(zip);
  try {
    await withUnpackedZip(file, "a.zip", async () => undefined, limits);
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return { error, leftovers: await fs.readdir(temporary) };
  }
  throw new Error("the zip was accepted");
}

async function writeZipFile(zip: Buffer): Promise<string> {
  const file = path.join(path.dirname(temporary), "a.zip");
  await fs.writeFile(file, zip);
  return file;
}
