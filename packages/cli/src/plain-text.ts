import { stripVTControlCharacters } from "node:util";

/** A text from elsewhere, such as a title or a program's output, which must not steer the terminal it is printed on. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) =>
    character === "\n" || character === "\t" ? character : "�",
  );
}
