import {
  compareDecimals,
  type Decimal,
  decimalOfInteger,
  decimalText,
  negated,
  product,
  quotient,
  sum,
} from "./decimal.ts";

/** What a variable holds: an integer of any size, an exact decimal number, or a text. */
export type Value = bigint | Decimal | string;

export type Operator = "+" | "-" | "*" | "/" | "%" | "^";
export type Comparison = "<" | ">" | "<=" | ">=" | "==" | "!=";

/** What cannot be worked out, in words that go on from "… because". */
export class ValueError extends Error {
  override name = "ValueError";
}

/** Integers with more bits than that take the machine's memory, and no input has them. */
const MOST_BITS = 1 << 24;
const MOST_PLACES = 1_000_000n;

export function calculate(operator: Operator, left: Value, right: Value): Value {
  if (typeof left === "string" || typeof right === "string") throw new ValueError(`${operator} takes numbers only`);
  if (typeof left === "bigint" && typeof right === "bigint") return bounded(ofIntegers(operator, left, right));
  if (operator === "^") return power(left, right);
  const [one, other] = [asDecimal(left), asDecimal(right)];
  switch (operator) {
    case "+":
      return bounded(sum(one, other));
    case "-":
      return bounded(sum(one, negated(other)));
    case "*":
      return bounded(product(one, other));
    case "/": {
      const result = quotient(one, other);
      if (result === null) throw new ValueError("nothing can be divided by zero");
      return result;
    }
    case "%":
      throw new ValueError("% takes integers only");
    default:
      return operator satisfies never;
  }
}

export function negative(value: Value): Value {
  if (typeof value === "string") throw new ValueError("- takes a number");
  return typeof value === "bigint" ? -value : negated(value);
}

export function holds(operator: Comparison, left: Value, right: Value): boolean {
  const order = compareValues(left, right);
  switch (operator) {
    case "<":
      return order < 0;
    case ">":
      return order > 0;
    case "<=":
      return order <= 0;
    case ">=":
      return order >= 0;
    case "==":
      return order === 0;
    case "!=":
      return order !== 0;
    default:
      return operator satisfies never;
  }
}

/** Below zero, zero, or above. */
export function compareValues(left: Value, right: Value): number {
  if (typeof left === "bigint" && typeof right === "bigint") return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === "string" || typeof right === "string") {
    if (typeof left !== typeof right) throw new ValueError("a text cannot be compared with a number");
    return left < right ? -1 : left > right ? 1 : 0;
  }
  return compareDecimals(asDecimal(left), asDecimal(right));
}

/**
 * Of values: equal ones have equal keys, and others do not. The key of a small integer takes little time and memory.
 */
export type Key = number | string;

export function keyOf(value: Value): Key {
  if (typeof value === "string") return `"${value}`;
  if (typeof value === "bigint") return value < SAFE && value > -SAFE ? Number(value) : String(value);
  const text = decimalText(value);
  return /^-?[0-9]{1,15}$/.test(text) ? Number(text) : text;
}

const SAFE = 10n ** 15n;

/** For people. */
export function textOf(value: Value): string {
  return typeof value === "string" ? JSON.stringify(value) : String(keyOf(value));
}

function asDecimal(value: bigint | Decimal): Decimal {
  return typeof value === "bigint" ? decimalOfInteger(value) : value;
}

/** Division goes towards zero, and a remainder has the sign of what is divided. */
function ofIntegers(operator: Operator, left: bigint, right: bigint): bigint {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
    case "%":
      if (right === 0n) throw new ValueError("nothing can be divided by zero");
      return operator === "/" ? left / right : left % right;
    case "^":
      return left ** exponentFor(left, right);
    default:
      return operator satisfies never;
  }
}

function power(base: bigint | Decimal, exponent: bigint | Decimal): Decimal {
  if (typeof exponent !== "bigint") throw new ValueError("an exponent has to be an integer");
  const { digits, scale } = asDecimal(base);
  const times = exponentFor(digits, exponent);
  if (BigInt(scale) * times > MOST_PLACES) throw new ValueError("the power has far too many digits");
  return product({ digits: digits ** times, scale: scale * Number(times) }, decimalOfInteger(1n));
}

function exponentFor(base: bigint, exponent: bigint): bigint {
  if (exponent < 0n) throw new ValueError("an exponent cannot be negative");
  const isHarmless = base >= -1n && base <= 1n;
  if (!isHarmless && exponent * BigInt(bitsOf(base)) > MOST_BITS) throw new ValueError("the power is far too large");
  return exponent;
}

function bounded<T extends bigint | Decimal>(value: T): T {
  // What two numbers within the bound give is not much beyond it, so the costly look at the bits is for large ones.
  const digits = typeof value === "bigint" ? value : value.digits;
  if (digits < SMALL && digits > -SMALL) return value;
  if (bitsOf(digits) > MOST_BITS) throw new ValueError("the number is far too large");
  return value;
}

const SMALL = 1n << 62n;

/** From above, within four. */
function bitsOf(value: bigint): number {
  return 4 * (value < 0n ? -value : value).toString(16).length;
}
