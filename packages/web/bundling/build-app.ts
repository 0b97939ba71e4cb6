import { resolve } from "node:path";
import { build } from "vite";

/** Step of build.ts: the app for the browser. */
const ROOT = resolve(import.meta.dirname, "..");
const [, , dist = `${ROOT}/dist`] = process.argv;

await build({
  root: ROOT,
  configFile: `${ROOT}/vite.config.ts`,
  logLevel: "warn",
  build: { outDir: dist, emptyOutDir: true },
});
