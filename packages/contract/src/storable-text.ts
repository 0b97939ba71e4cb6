/*
 * PostgreSQL keeps neither U+0000 nor half of a surrogate pair, in text and in jsonb. What people send in an address or
 * a body is refused then; what programs, models and compilers print is mended.
 */

export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** With U+FFFD in the place of what cannot be kept. As long as before. */
export function storable(text: string): string {
  return text.replaceAll("\u0000", "\uFFFD").toWellFormed();
}
