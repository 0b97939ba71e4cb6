import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { reportSizes } from "./bundling/sizes.ts";

/**
 * Builds the app into dist/ or the folder of the first argument: assets, index.html for every route, landing.html with
 * the prerendered landing page, login.html, signup.html and problem.html, and a .br and .gz beside each text file.
 * Prints what each page weighs; that a size budget is exceeded fails the tests and stops nobody who starts the product.
 */
const HERE = import.meta.dirname;
const DIST = resolve(process.argv[2] ?? `${HERE}/dist`);

/** One after the other, each a process: what the one has taken of memory is given back before the next. */
for (const step of ["build-app", "build-landing", "build-copies"]) await run(`${HERE}/bundling/${step}.ts`);
await reportSizes(DIST);

/** A first start builds on the machine that serves, so a small heap is worth more than the seconds that it may cost. */
async function run(file: string): Promise<void> {
  const child = spawn(process.execPath, ["--max-semi-space-size=2", "--max-old-space-size=384", file, DIST], {
    stdio: "inherit",
    env: { RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1", UV_THREADPOOL_SIZE: "2", ...process.env },
  });
  const [code] = await once(child, "close");
  if (code !== 0) process.exit(1);
}
