import DOMPurify from "dompurify";

/** Neither what looks like a part of the page, nor what could look like the site that asks for a password. */
const REFUSED_TAGS = ["style", "form", "input", "button", "select", "textarea", "dialog"];
const REFUSED_ATTRIBUTES = ["style", "id", "name"];

/**
 * A statement's HTML was sanitized by the server that sealed it, but whoever hands out a file with its key may have made
 * both: what could act is taken out of it. The page's own policy refuses scripts as well.
 */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true, mathMl: true },
    FORBID_TAGS: REFUSED_TAGS,
    FORBID_ATTR: REFUSED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
  });
}
