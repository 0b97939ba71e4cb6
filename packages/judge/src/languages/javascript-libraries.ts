import { createRequire } from "node:module";
import path from "node:path";
import type { Tool } from "@verdict/sandbox/sandbox";

/** What programs may require beside Node's own modules: lodash, and the data structures that LeetCode has. */
export function javascriptLibraries(): Tool[] {
  const { resolve } = createRequire(import.meta.url);
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return [
    { hostPath: folderOf("lodash"), boxPath: "/node_modules/lodash" },
    // With what they need of each other.
    {
      hostPath: path.dirname(folderOf("@datastructures-js/priority-queue")),
      boxPath: "/node_modules/@datastructures-js",
    },
  ];
}
