import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Fonts and pictures are compressed already; of a tiny file the headers weigh more than what is saved. */
const TEXT_TYPES = new Set([".js", ".css", ".html", ".svg", ".json", ".txt"]);
const MIN_BYTES = 512;

/** Writes a .br and .gz beside every text file below `directory`, at the best ratio: it happens once per build. */
export async function writeCompressed(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_TYPES.has(extname(entry.name)) && !entry.parentPath.includes(".vite"))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipAsync(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
