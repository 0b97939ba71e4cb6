import { decimalOf } from "./decimal.ts";
import type { Expression, Test, Variable } from "./script.ts";
import { type Place, ScriptError } from "./script-error.ts";
import { type TokenReader, unexpected } from "./token-reader.ts";
import type { Comparison, Operator } from "./value.ts";

/** A chain of operators is as deep as it is long where it is worked out. */
const LONGEST_CHAIN = 500;

const COMPARISONS: readonly string[] = ["<", ">", "<=", ">=", "==", "!="] satisfies Comparison[];

export function readExpression(reader: TokenReader): Expression {
  const { at } = reader.peek();
  const found = readSum(reader);
  if (isTest(found)) throw new ScriptError(at, "expected a value, found a condition");
  return found;
}

export function readTest(reader: TokenReader): Test {
  const { at } = reader.peek();
  const found = readEither(reader);
  if (!isTest(found)) throw new ScriptError(at, "expected a condition, found a value");
  return found;
}

export function readVariable(reader: TokenReader): Variable {
  const { text: name, at } = reader.nameOfVariable();
  if (!reader.skip("[")) return { kind: "variable", name, indices: [], at };
  const indices = reader.deeper(() => readList(reader, readExpression));
  reader.expect("]");
  return { kind: "variable", name, indices, at };
}

export function readNames(reader: TokenReader): string[] {
  return readList(reader, () => reader.nameOfVariable().text);
}

export function readList<T>(reader: TokenReader, read: (reader: TokenReader) => T): T[] {
  const list = [read(reader)];
  while (reader.skip(",")) list.push(read(reader));
  return list;
}

/** A parenthesis does not say whether it begins a value or a condition: what stands in it does. */
type Either = Expression | Test;

const KINDS_OF_TESTS: readonly string[] = [
  "not",
  "and",
  "or",
  "compare",
  "match",
  "end-of-input",
  "unique",
  "in-array",
] satisfies Test["kind"][];

function isTest(either: Either): either is Test {
  return KINDS_OF_TESTS.includes(either.kind);
}

/** The language gives && and || the same rank, from the left. */
function readEither(reader: TokenReader): Either {
  return reader.deeper(() => {
    let left = readComparison(reader);
    for (let length = 0; ; length += 1) {
      const { at } = reader.peek();
      const kind = reader.skip("&&") ? "and" : reader.skip("||") ? "or" : null;
      if (kind === null) return left;
      checkChain(length, at);
      left = { kind, left: asTest(left, at), right: asTest(readComparison(reader), at), at };
    }
  });
}

function readComparison(reader: TokenReader): Either {
  const left = readSum(reader);
  const { at, kind, text } = reader.peek();
  if (kind !== "sign" || !COMPARISONS.includes(text)) return left;
  reader.next();
  const right = readSum(reader);
  return { kind: "compare", operator: text as Comparison, left: asValue(left, at), right: asValue(right, at), at };
}

/** Signs that are worked out from the left, the weakest first. */
const RANKS: readonly (readonly Operator[])[] = [["+", "-"], ["*", "/", "%"], ["^"]];

function readSum(reader: TokenReader, rank = 0): Either {
  const operators = RANKS[rank];
  if (operators === undefined) return readAtom(reader);
  let left = rank === 1 ? readNegative(reader) : readSum(reader, rank + 1);
  for (let length = 0; ; length += 1) {
    const { at } = reader.peek();
    const operator = operators.find((each) => reader.skip(each));
    if (operator === undefined) return left;
    checkChain(length, at);
    const right = rank === 1 ? readNegative(reader) : readSum(reader, rank + 1);
    left = { kind: "binary", operator, left: asValue(left, at), right: asValue(right, at), at };
  }
}

/** -2^2 is -4. */
function readNegative(reader: TokenReader): Either {
  const { at } = reader.peek();
  if (!reader.skip("-")) return readSum(reader, 2);
  return reader.deeper(() => ({ kind: "negative", of: asValue(readNegative(reader), at), at }));
}

function readAtom(reader: TokenReader): Either {
  const token = reader.peek();
  const { at } = token;
  switch (token.kind) {
    case "integer":
      return { kind: "constant", value: BigInt(reader.next().text), at };
    case "float": {
      const value = decimalOf(reader.next().text);
      if (value === null) throw new ScriptError(at, "this number is far too large or too small");
      return { kind: "constant", value, at };
    }
    case "string":
      return { kind: "constant", value: reader.next().text, at };
    case "name":
      return readVariable(reader);
    case "keyword":
      return readFunction(reader);
    case "sign":
      if (reader.skip("(")) {
        const inside = readEither(reader);
        reader.expect(")");
        return inside;
      }
      if (reader.skip("-")) return reader.deeper(() => ({ kind: "negative", of: asValue(readAtom(reader), at), at }));
      if (reader.skip("!")) return reader.deeper(() => ({ kind: "not", of: asTest(readComparison(reader), at), at }));
      throw unexpected(token, "a value or a condition");
    case "end":
      throw unexpected(token, "a value or a condition");
    default:
      return token.kind satisfies never;
  }
}

function readFunction(reader: TokenReader): Either {
  const token = reader.next();
  const { at } = token;
  if (token.text === "ISEOF") return { kind: "end-of-input", at };
  if (!["STRLEN", "MATCH", "UNIQUE", "INARRAY"].includes(token.text)) throw unexpected(token, "a value or a condition");
  reader.expect("(");
  const found = reader.deeper(() => readArguments(reader, token.text, at));
  reader.expect(")");
  return found;
}

function readArguments(reader: TokenReader, name: string, at: Place): Either {
  if (name === "STRLEN") return { kind: "length", of: readExpression(reader), at };
  if (name === "MATCH") return { kind: "match", characters: readExpression(reader), at };
  if (name === "UNIQUE") return { kind: "unique", names: readNames(reader), at };
  const value = readExpression(reader);
  reader.expect(",");
  return { kind: "in-array", value, name: reader.nameOfVariable().text, at };
}

function asTest(either: Either, at: Place): Test {
  if (!isTest(either)) throw new ScriptError(at, "a condition has to stand on both sides of this");
  return either;
}

function asValue(either: Either, at: Place): Expression {
  if (isTest(either)) throw new ScriptError(at, "a value has to stand on both sides of this");
  return either;
}

function checkChain(length: number, at: Place): void {
  if (length > LONGEST_CHAIN) throw new ScriptError(at, "this expression is too long");
}
