import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "vite";

/**
 * Packs the command line into one file that npx can run, without dependencies: `node build.ts <folder>` writes
 * verdict-cli.tgz into it. The site serves that file, so that the command always fits the site.
 */
const HERE = import.meta.dirname;
const [, , target] = process.argv;
if (target === undefined) throw new Error("usage: node build.ts <folder>");

const folder = await mkdtemp(path.join(tmpdir(), "verdict-cli-"));
try {
  const contents = path.join(folder, "package");
  await mkdir(contents);
  await build({
    root: HERE,
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: "src/main.ts",
      outDir: contents,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "verdict.mjs" } },
    },
    ssr: { noExternal: true },
  });
  const { version } = JSON.parse(await readFile(`${HERE}/package.json`, "utf8")) as { version: string };
  const manifest = {
    name: "verdict-cli",
    version,
    type: "module",
    bin: { verdict: "verdict.mjs" },
    engines: { node: ">=20" },
  };
  await writeFile(path.join(contents, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const draft = path.join(folder, "verdict-cli.tgz");
  const sameEverywhere = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"];
  await promisify(execFile)("tar", ["-czf", draft, "-C", folder, ...sameEverywhere, "package"]);
  await writeFile(path.join(target, ".verdict-cli.tgz"), await readFile(draft));
  await rename(path.join(target, ".verdict-cli.tgz"), path.join(target, "verdict-cli.tgz"));
} finally {
  await rm(folder, { recursive: true });
}
