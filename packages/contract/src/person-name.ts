/*
 * Names of people stand in our mails, which a stranger can have sent to any address. So a name carries no link and no
 * line break, and nothing that makes the text after it run backwards. Everything else is a name.
 */

/** Control characters, line and paragraph separators, and the marks that change the direction of writing. */
export const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Something that can be seen: spaces and fillers alone cannot. */
export const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What mail programs make a link of: an address, or words joined by a dot. `J.R.R. Tolkien` is none. */
const LINK = /:\/\/|@|\bwww\.|[\p{L}\p{N}][.\u3002\uFF0E\uFF61]\p{L}{2,}/iu;

/** What is not seen; Persian and Malayalam names need some of it, so it is only looked through. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** Where a name may be left out, an empty text says so; one that only looks empty is none. */
export function isPlainName(text: string): boolean {
  if (text !== "" && !VISIBLE.test(text)) return false;
  // Normalised as browsers do it with an address: some dots only look like one, or stand for one.
  return !UNPRINTABLE.test(text) && !LINK.test(text.replaceAll(INVISIBLE, "").normalize("NFKC"));
}
