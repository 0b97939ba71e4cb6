import { readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { writeCompressed } from "./bundling/compress.ts";
import { writePreloadingPages } from "./bundling/preloads.ts";
import { reportSizes } from "./bundling/sizes.ts";

/**
 * Builds the app into dist/ or the folder of the first argument: assets, index.html for every route, landing.html with
 * the prerendered landing page, login.html, signup.html and problem.html, and a .br and .gz beside each text file. Prints
 * what each page weighs; that a size budget is exceeded fails the tests and stops nobody who starts the product.
 */
const HERE = import.meta.dirname;
const DIST = resolve(process.argv[2] ?? `${HERE}/dist`);
const PRERENDER_DIST = `${DIST}-prerender`;

await build({
  root: HERE,
  configFile: `${HERE}/vite.config.ts`,
  logLevel: "warn",
  build: { outDir: DIST, emptyOutDir: true },
});
await writeLanding();
await writePreloadingPages(DIST);
await writeCompressed(DIST);
await reportSizes(DIST);

/** landing.html starts its script after load (boot.js), so that the page is readable before React arrives. */
async function writeLanding(): Promise<void> {
  await build({
    root: HERE,
    configFile: `${HERE}/vite.config.ts`,
    logLevel: "warn",
    build: { ssr: "src/app/prerender.tsx", outDir: PRERENDER_DIST, manifest: false, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  const { renderLanding }: { renderLanding: () => Promise<string> } = await import(
    pathToFileURL(`${PRERENDER_DIST}/prerender.js`).href
  );
  const landing = landingHtml(await readFile(`${DIST}/index.html`, "utf8"), await renderLanding());
  await writeFile(`${DIST}/landing.html`, landing);
  await rm(PRERENDER_DIST, { recursive: true });
}

function landingHtml(indexHtml: string, landing: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(indexHtml);
  if (entry === null) throw new Error("index.html has no module script");
  const html = indexHtml
    .replace(entry[0], `<script src="/boot.js" defer data-entry="${entry[1]}"></script>`)
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<div id="root">.*?<\/div>\s*<\/div>/s, () => `<div id="root" data-prerendered>${landing}</div>`);
  if (!html.includes("data-prerendered")) throw new Error("index.html has no #root with a spinner");
  return html;
}
