/** The beginning of a text, with a mark where something is missing. */
export function cut(text: string, mostCharacters: number): string {
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters).toWellFormed()}…`;
}
