import { readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** As mkdtemp names them, of tests whose folders hold more than a few files: a copy of Node, a database, media. */
const LEFT =
  /^verdict-(test|endurance|copy|guest|e2e|start|chaos|failover|own|backup|full-disk|programs)-[A-Za-z0-9]{6}$/;
/** No run takes so long. */
const ENDED_AFTER_MS = 6 * 60 * 60 * 1000;

/** Removes what runs have left in the folder for temporary files that were ended before they could. */
export function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => LEFT.test(name))) {
    const folder = join(tmpdir(), name);
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > ENDED_AFTER_MS) rmSync(folder, { recursive: true, force: true });
  }
}
