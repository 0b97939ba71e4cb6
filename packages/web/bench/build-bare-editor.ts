import { build } from "vite";

/** The script of bare-editor.ts, for a page that has nothing else. */
export async function buildBareEditor(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: `${import.meta.dirname}/bare-editor.ts` } },
  });
  const outputs = "output" in result ? result.output : [];
  const entry = outputs.find((output) => output.type === "chunk" && output.isEntry);
  if (entry?.type !== "chunk") throw new Error("the bare editor was not built");
  return entry.code;
}
