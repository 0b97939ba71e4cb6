import { createWriteStream, promises as fs } from "node:fs";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PackageFormat } from "@verdict/contract/problem-packages";
import { ZipFile } from "yazl";
import { type ExportedProblem, shortName } from "./exported-problem.ts";
import { packageContent } from "./package-content.ts";

/** The same for every file, so that the same problem gives the same bytes. */
const TIME_AND_MODE = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/**
 * The package as a zip, holding one folder with its short name. Test data on disk is read while the stream is; a file
 * that cannot be read ends the stream with its error. Throws PackageError when a package cannot hold the problem.
 */
export function zipPackage(problem: ExportedProblem, format?: PackageFormat): Readable {
  const files = packageContent(problem, format);
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output).catch((error: Error) => output.destroy(error));
  for (const { path, from } of files) {
    const name = `${shortName(problem.slug)}/${path}`;
    if ("path" in from) zip.addFile(from.path, name, TIME_AND_MODE);
    else zip.addBuffer(Buffer.from(from.content), name, TIME_AND_MODE);
  }
  zip.end();
  return output;
}

/** The file appears whole or not at all; one that is there is replaced. */
export async function writeZip(problem: ExportedProblem, file: string, format?: PackageFormat): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(zipPackage(problem, format), createWriteStream(unfinished));
    await fs.rename(unfinished, file);
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  }
}
