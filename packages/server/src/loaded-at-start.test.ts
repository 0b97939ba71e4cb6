import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/**
 * What only threads, or sites with a certain setting, need: it loads itself when it is needed, and takes up to 10 MB.
 */
const LOADED_LATER = ["mediabunny", "katex", "unified", "rehype-raw", "parse5", "@aws-sdk/client-s3", "openid-client"];

test("a web server's start loads no library that most servers never need", () => {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const name = url.split("/node_modules/").at(-1).split("/");
        if (url.includes("/node_modules/")) loaded.add(name.slice(0, name[0].startsWith("@") ? 2 : 1).join("/"));
        return next(url, context);
      },
    });
    await import(${JSON.stringify(new URL("./main.ts", import.meta.url).href)});
    console.log(JSON.stringify([...loaded]));
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  const loaded: unknown = JSON.parse(stdout);
  expect(loaded).toContain("fastify");
  for (const name of LOADED_LATER) expect(loaded).not.toContain(name);
});
