import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "../../config.ts";
import { escapeHtml } from "../html.ts";
import { type PackedText, packText } from "../http/packed-text.ts";

/** A page in its two forms; the web app of a visitor without a session need not ask who is signed in. */
export interface Page {
  withSession: PackedText;
  withoutSession: PackedText;
  /** The text of the latter. */
  html: string;
}

export interface Pages {
  app: Page;
  /** The landing page, rendered at build time; null when the build made none. */
  landing: Page | null;
  /** The page of a path of the app: one that names its own files in advance where the build made it, else the app's. */
  at: (path: string) => Page;
}

/** The files that the build makes, and the paths that they are for. */
const OWN_PAGES: Readonly<Record<string, RegExp>> = {
  login: /^\/login$/,
  signup: /^\/signup$/,
  problem: /^\/problem\/[^/]+$/,
};

type Settings = Pick<Config, "google" | "openId" | "hasPublicProblems" | "letsVisitorsRun">;

/** Reads the built pages once; null when the web app has not been built. */
export function readPages(webRoot: string, config: Settings): Pages | null {
  const app = readPage(path.join(webRoot, "index.html"), config);
  if (app === null) return null;
  const own = Object.entries(OWN_PAGES).map(([name, paths]) => ({
    paths,
    page: readPage(path.join(webRoot, `${name}.html`), config),
  }));
  return {
    app,
    landing: readPage(path.join(webRoot, "landing.html"), config),
    at: (address) => own.find(({ paths }) => paths.test(address))?.page ?? app,
  };
}

function readPage(file: string, config: Settings): Page | null {
  if (!existsSync(file)) return null;
  const html = readFileSync(file, "utf8");
  const google = config.google === null ? "" : metaTag("google-client-id", config.google.clientId);
  const openId = config.openId === null ? "" : metaTag("openid-name", config.openId.name);
  const tags = `${google}${openId}${config.hasPublicProblems ? metaTag("public-problems", "on") : ""}${config.letsVisitorsRun ? metaTag("visitor-runs", "on") : ""}`;
  const visitors = insertIntoHead(html, `${tags}${metaTag("session", "none")}`);
  return { withSession: packHtml(insertIntoHead(html, tags)), withoutSession: packHtml(visitors), html: visitors };
}

function packHtml(html: string): PackedText {
  return packText(html, "text/html; charset=utf-8");
}

function metaTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function insertIntoHead(html: string, tags: string): string {
  return html.replace("</head>", () => `${tags}</head>`);
}
