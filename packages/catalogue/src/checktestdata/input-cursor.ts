/** Why an input is not as its validator says: one line, with the place. */
export class RefusedInput extends Error {
  override name = "RefusedInput";
}

/** How far an input has been read. */
export interface InputCursor {
  input: string;
  at: number;
}

/** So much of what was found is shown. */
const SHOWN_CHARACTERS = 30;

/** Refuses the input at the place that has been reached, or at another. */
export function refuse({ input, at }: InputCursor, expected: string): never {
  throw new RefusedInput(`${placeIn(input, at)}: expected ${expected}, found ${whatIsAt(input, at)}`);
}

export function placeIn(input: string, at: number): string {
  const before = input.lastIndexOf("\n", at - 1);
  let line = 1;
  for (let end = at === 0 ? -1 : before; end >= 0; end = end === 0 ? -1 : input.lastIndexOf("\n", end - 1)) line += 1;
  return `line ${line}, column ${at === 0 ? 1 : at - before}`;
}

function whatIsAt(input: string, at: number): string {
  const first = input[at];
  if (first === undefined) return "the end of the input";
  if (first === " ") return "a space";
  if (first === "\n") return "the end of the line";
  if (first === "\r") return "a carriage return (line ends of Windows)";
  if (first === "\t") return "a tab";
  const word = /^[^ \n\r\t]{1,31}/.exec(input.slice(at, at + SHOWN_CHARACTERS + 1))?.[0] ?? first;
  return JSON.stringify(word.length > SHOWN_CHARACTERS ? `${word.slice(0, SHOWN_CHARACTERS)}…` : word);
}
