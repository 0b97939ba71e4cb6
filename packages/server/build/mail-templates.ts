import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import mjml2html from "mjml";

/*
 * Compiles build/mail/*.mjml to src/accounts/mail/templates/*.html. The results are committed, so that the server needs
 * neither MJML nor a build step. Run after a change: node packages/server/build/mail-templates.ts
 */

const SOURCES = fileURLToPath(new URL("./mail/", import.meta.url));
const TEMPLATES = fileURLToPath(new URL("../src/accounts/mail/templates/", import.meta.url));
/** Only a part of the others. */
const HEAD = "head.mjml";

for (const name of readdirSync(SOURCES).filter((file) => file.endsWith(".mjml") && file !== HEAD)) {
  const file = path.join(SOURCES, name);
  const options = {
    filePath: file,
    ignoreIncludes: false,
    includePath: SOURCES,
    minify: false,
    validationLevel: "strict",
  } as const;
  const { html } = await mjml2html(readFileSync(file, "utf8"), options);
  const trimmed = html.replaceAll(/^\s+/gm, "");
  writeFileSync(path.join(TEMPLATES, name.replace(".mjml", ".html")), trimmed);
  process.stdout.write(`${name}: ${trimmed.length} characters\n`);
}
