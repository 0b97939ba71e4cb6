/** What a person can look at; the judge cuts outputs at the same length. */
const MOST_CHARACTERS = 64 * 1024;

/** The beginning of a text, with a line that says how much is missing. */
export function cutText(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const kept = text.slice(0, MOST_CHARACTERS).toWellFormed();
  return `${kept}\n… ${text.length - MOST_CHARACTERS} more characters`;
}
