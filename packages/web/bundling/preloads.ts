import { readFile, writeFile } from "node:fs/promises";
import { filesOf, type Manifest, readManifest } from "./manifest.ts";

/**
 * The pages that are opened by their address, besides the landing page, and what each loads when the app has started.
 */
const PAGES = {
  login: ["src/app/data-layout.tsx", "src/pages/login-page.tsx"],
  signup: ["src/app/data-layout.tsx", "src/pages/signup-page.tsx"],
  problem: ["src/app/data-layout.tsx", "src/app/header-menus.tsx", "src/pages/problem-page.tsx"],
} as const;

/**
 * Lets index.html paint its spinner before its style sheet has come, and writes login.html, signup.html and
 * problem.html: index.html with the chunks of the page named in its head, so that they come along with the app and not
 * after it has started. On a slow line that is a round trip: 0.8 s of 2.8 s until the heading of /login (Lighthouse,
 * mobile, 2026-11-21).
 */
export async function writePreloadingPages(dist: string): Promise<void> {
  const manifest = await readManifest(dist);
  const html = withLateStyles(await readFile(`${dist}/index.html`, "utf8"));
  await writeFile(`${dist}/index.html`, html);
  const entry = filesOf(manifest, ["index.html"]);
  for (const [name, chunks] of Object.entries(PAGES)) {
    const missing = chunks.filter((chunk) => manifest[chunk] === undefined);
    if (missing.length > 0) throw new Error(`the build made no chunk of ${missing.join(", ")}`);
    const added = [...filesOf(manifest, chunks)].filter((file) => !entry.has(file));
    if (name === "problem") added.push(formulaFont(manifest));
    await writeFile(
      `${dist}/${name}.html`,
      html.replace("</head>", () => `${added.map(preload).join("")}</head>`),
    );
  }
}

/** Nearly every statement has a formula, which would move the text around it when its font came late. */
function formulaFont(manifest: Manifest): string {
  const fonts = Object.values(manifest).map(({ file }) => file);
  const font = fonts.find((file) => /formulas-(?!more)[^/]*\.woff2$/.test(file));
  if (font === undefined) throw new Error("the build has no font of formulas");
  return font;
}

/** Behind the app's own files, without which those of a page are of no use. */
function preload(file: string): string {
  const kind = file.endsWith(".css")
    ? 'rel="preload" as="style"'
    : file.endsWith(".woff2")
      ? 'rel="preload" as="font" type="font/woff2"'
      : 'rel="modulepreload"';
  return `<link ${kind} crossorigin fetchpriority="low" href="/${file}">`;
}

/**
 * The style sheet behind the spinner: a browser paints what stands before one, and runs no script until it is there, so
 * that nothing is ever shown without styles.
 */
function withLateStyles(html: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  if (styles.length === 0 || !html.includes("<noscript>")) throw new Error("index.html has no style sheet to move");
  const without = styles.reduce((page, style) => page.replace(style, ""), html);
  return without.replace("<noscript>", () => `${styles.join("")}<noscript>`);
}
