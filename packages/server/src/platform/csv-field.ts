/**
 * What a spreadsheet takes for a formula begins with one of these; behind an apostrophe it is a text (OWASP). A cell
 * begins with the field, and behind a semicolon or a tab as well: where decimals have a comma, spreadsheets separate by
 * semicolons, and quotes within a line do not keep them from it.
 */
const FORMULA = /(^|[;\t\r\n][\s"']*)(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** A text as a field, quoted where it has to be. People choose names, and a name must not become a formula. */
export function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
