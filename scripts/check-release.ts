// Whether the checkout may be tagged as a release: `npm run release:check -- v0.2.0` says what of manifests, lock and
// changelog speaks of another version. Of a tag that is there already it looks at the commit that has it.
import { join } from "node:path";
import { readReleaseState, releaseTags } from "./release/read-release-state.ts";
import { releaseFaults } from "./release/release-faults.ts";

const root = join(import.meta.dirname, "..");
const [tag] = process.argv.slice(2);
if (tag === undefined) {
  console.error("Which tag? For example: npm run release:check -- v0.2.0");
  process.exit(2);
}
const isThere = releaseTags(root).includes(tag);
const faults = releaseFaults(tag, readReleaseState(root, isThere ? tag : null));
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(isThere ? `${tag} is what it says` : `This may be tagged: git tag --annotate ${tag}`);
process.exitCode = faults.length === 0 ? 0 : 1;
