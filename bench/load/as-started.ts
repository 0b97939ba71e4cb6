import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** How `npm start` starts Node: its flags, and where code without its types is kept. Read where it stands. */
export function asStarted(): { execArgv: string[]; env: NodeJS.ProcessEnv } {
  const setup = readFileSync(join(root, "scripts/with-setup.sh"), "utf8");
  const [, flags] = /exec "\$node" (.*) scripts\/start\.ts/.exec(setup) ?? [];
  const [, cache] = /NODE_COMPILE_CACHE:-\$PWD\/([\w/-]+)\}/.exec(setup) ?? [];
  if (flags === undefined || cache === undefined) throw new Error("with-setup.sh does not say how it starts Node");
  return { execArgv: flags.split(" "), env: { ...process.env, NODE_COMPILE_CACHE: join(root, cache) } };
}
