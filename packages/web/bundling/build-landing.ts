import { readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/**
 * Step of build.ts: landing.html, which starts its script after load (boot.js), so that the page is readable before
 * React arrives.
 */
const ROOT = resolve(import.meta.dirname, "..");
const [, , dist = `${ROOT}/dist`] = process.argv;
const prerenderDist = `${dist}-prerender`;

await build({
  root: ROOT,
  configFile: `${ROOT}/vite.config.ts`,
  logLevel: "warn",
  build: { ssr: "src/app/prerender.tsx", outDir: prerenderDist, manifest: false, emptyOutDir: true },
  ssr: { noExternal: true },
});
const { renderLanding }: { renderLanding: () => Promise<string> } = await import(
  pathToFileURL(`${prerenderDist}/prerender.js`).href
);
const page = landingHtml(await readFile(`${dist}/index.html`, "utf8"), await renderLanding());
await writeFile(`${dist}/landing.html`, page);
await rm(prerenderDist, { recursive: true });

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
