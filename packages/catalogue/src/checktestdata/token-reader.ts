import type { Token } from "./read-tokens.ts";
import { ScriptError } from "./script-error.ts";

/** The tokens of a script, one after the other. All that reads throws ScriptError for what it does not expect. */
export interface TokenReader {
  peek(): Token;
  next(): Token;
  /** Reads a sign or keyword if it comes next. */
  skip(text: string): boolean;
  expect(text: string): void;
  nameOfVariable(): Token;
  /** While `read` reads, it is one level deeper. */
  deeper<T>(read: () => T): T;
}

/** Far beyond what people write, and within what the stack of any runtime takes. */
const MOST_DEPTH = 150;

export function createTokenReader(tokens: readonly Token[]): TokenReader {
  const end: Token = tokens.at(-1) ?? { kind: "end", text: "", at: { line: 1, column: 1 }, start: 0, end: 0 };
  let at = 0;
  let depth = 0;
  const peek = () => tokens[at] ?? end;
  const next = () => {
    const token = peek();
    at += 1;
    return token;
  };
  const isNext = (text: string) => {
    const { kind, text: found } = peek();
    return found === text && (kind === "sign" || kind === "keyword");
  };
  const reader: TokenReader = {
    peek,
    next,
    skip(text) {
      const isThere = isNext(text);
      if (isThere) at += 1;
      return isThere;
    },
    expect(text) {
      if (!reader.skip(text)) throw unexpected(peek(), text);
    },
    nameOfVariable() {
      const token = next();
      if (token.kind !== "name") throw unexpected(token, "the name of a variable");
      return token;
    },
    deeper(read) {
      depth += 1;
      if (depth > MOST_DEPTH) throw new ScriptError(peek().at, "this is nested too deeply");
      try {
        return read();
      } finally {
        depth -= 1;
      }
    },
  };
  return reader;
}

export function unexpected(found: Token, wanted: string): ScriptError {
  return new ScriptError(found.at, `expected ${wanted}, found ${shown(found)}`);
}

function shown({ kind, text }: Token): string {
  if (kind === "end") return "the end of the script";
  return kind === "string" ? "a text" : text.slice(0, 40);
}
