import { escapeHtml } from "../html.ts";
import { type PackedText, packTextSoon } from "../http/packed-text.ts";

/** What those see of a page who get a link to it. */
export interface PagePreview {
  title: string;
  text: string;
}

/** Pages of that many addresses are kept packed: those that are read most, in the end. */
const MOST_KEPT = 200;

/** Writes previews into the head of a page that is the same but for them. */
export function createPreviews(input: { html: string; publicUrl: string }) {
  const packed = new Map<string, { html: string; page: Promise<PackedText> }>();
  return {
    /** `path` is the page's address at this site. */
    pageOf: (path: string, preview: PagePreview): Promise<PackedText> => {
      const html = withPreview(input.html, { ...preview, url: new URL(path, input.publicUrl).href });
      const known = packed.get(path);
      packed.delete(path);
      const entry = known?.html === html ? known : { html, page: packTextSoon(html, "text/html; charset=utf-8") };
      packed.set(path, entry);
      const [oldest] = packed.keys();
      if (packed.size > MOST_KEPT && oldest !== undefined) packed.delete(oldest);
      return entry.page;
    },
  };
}

function withPreview(html: string, { title, text, url }: PagePreview & { url: string }): string {
  const tags = [
    metaTag("name", "description", text),
    metaTag("property", "og:type", "article"),
    metaTag("property", "og:site_name", "Verdict"),
    metaTag("property", "og:title", title),
    metaTag("property", "og:description", text),
    metaTag("property", "og:url", url),
    metaTag("name", "twitter:card", "summary"),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
  ];
  return html
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} · Verdict</title>`)
    .replace("</head>", () => `${tags.join("")}</head>`);
}

function metaTag(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
