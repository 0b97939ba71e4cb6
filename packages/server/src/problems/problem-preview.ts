import type { Queryable } from "../platform/postgres/transaction.ts";
import type { PagePreview } from "../platform/web/page-preview.ts";

/** What search engines and chats show of a page. */
const MOST_CHARACTERS = 200;
/** Of HTML, enough for that: a formula takes up to a thousand. */
const MOST_HTML_CHARACTERS = 12_000;

/**
 * What those see who are sent a link to a problem: its title and how its statement begins. Null for a problem that
 * visitors may not read.
 */
export async function findPreview(db: Queryable, problemId: string): Promise<PagePreview | null> {
  const { rows } = await db.query<{ title: string; description_html: string }>(
    "select title, left(description_html, $2) as description_html from problem where id = $1 and deleted_at is null and not is_draft",
    [problemId, MOST_HTML_CHARACTERS],
  );
  const [row] = rows;
  return row === undefined ? null : { title: row.title, text: beginningOf(row.description_html) };
}

/**
 * The words of sanitized HTML with MathML, of which the source stands beside each formula; or of its beginning, which
 * may end within a tag.
 */
export function beginningOf(html: string): string {
  const words = html
    .replaceAll(/<annotation[^>]*>.*?(?:<\/annotation>|$)/gs, "")
    // Exponents of a single sign or number.
    .replaceAll(/(<\/m[a-z]+>)(<m[nio]>[^<]*<\/m[nio]><\/msup>)/g, "$1^$2")
    .replaceAll(/<\/?(?:p|li|ul|ol|div|h[1-6]|pre|table|tr|td|th|br|blockquote)\b[^>]*>/g, " ")
    .replaceAll(/<[^>]*(?:>|$)/g, "")
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|amp|quot));/gi, decode)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length <= MOST_CHARACTERS) return words;
  const cut = words.slice(0, MOST_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MOST_CHARACTERS / 2)).toWellFormed()}…`;
}

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };
const LAST_CODE_POINT = 0x10ffff;

function decode(whole: string, hex: string | undefined, decimal: string | undefined, name: string | undefined): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
}
