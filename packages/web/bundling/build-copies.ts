import { resolve } from "node:path";
import { writeCompressed } from "./compress.ts";
import { writePreloadingPages } from "./preloads.ts";

/** Step of build.ts: the pages with an index.html of their own, and the packed copy of each text file. */
const [, , dist = resolve(import.meta.dirname, "../dist")] = process.argv;

await writePreloadingPages(dist);
await writeCompressed(dist);
