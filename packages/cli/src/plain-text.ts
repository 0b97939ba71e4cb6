import { stripVTControlCharacters } from "node:util";

/** A text from elsewhere, such as a title or a program's output, which must not steer the terminal it is printed on. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replaceAll(STEERING, (character) =>
    character === "\n" || character === "\t" ? character : "�",
  );
}

/** The same value for programs, on lines that steer no terminal either. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(STEERING, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Control characters, and those that turn the direction of what follows. All of them are a single UTF-16 unit. */
const STEERING = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
