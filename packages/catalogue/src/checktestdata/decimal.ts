/** An exact decimal number: `digits` divided by the `scale`-th power of ten; `scale` is 0 or more. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** No input of a contest comes near; a number with more could fill the memory. */
const MOST_EXPONENT = 10_000;
/** Of a quotient, and of what grows longer than anybody reads it. */
const QUOTIENT_DIGITS = 100;
const MOST_SCALE = 3 * MOST_EXPONENT;

/** `text` is digits, with a sign, a point or an exponent or without. Null for an exponent beyond ten thousand. */
export function decimalOf(text: string): Decimal | null {
  const [mantissa = "", exponentText = "0"] = text.split(/[eE]/);
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MOST_EXPONENT) return null;
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = BigInt(whole.replace("-", "") + fraction);
  const scale = fraction.length - exponent;
  const size = scale >= 0 ? { digits, scale } : { digits: digits * powerOfTen(-scale), scale: 0 };
  return whole.startsWith("-") ? negated(size) : size;
}

export function decimalOfInteger(digits: bigint): Decimal {
  return { digits, scale: 0 };
}

export function negated({ digits, scale }: Decimal): Decimal {
  return { digits: -digits, scale };
}

export function sum(left: Decimal, right: Decimal): Decimal {
  const [one, other, scale] = aligned(left, right);
  return shortened({ digits: one + other, scale });
}

export function product(left: Decimal, right: Decimal): Decimal {
  return shortened({ digits: left.digits * right.digits, scale: left.scale + right.scale });
}

/** To a hundred digits behind the point. Null for a division by zero. */
export function quotient(left: Decimal, right: Decimal): Decimal | null {
  if (right.digits === 0n) return null;
  const [one, other] = aligned(left, right);
  return { digits: (one * powerOfTen(QUOTIENT_DIGITS)) / other, scale: QUOTIENT_DIGITS };
}

/** Below zero, zero, or above. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const [one, other] = aligned(left, right);
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Equal numbers have equal texts. */
export function decimalText({ digits, scale }: Decimal): string {
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0");
  const [whole, fraction] = [all.slice(0, all.length - scale), all.slice(all.length - scale).replace(/0+$/, "")];
  return `${digits < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

function aligned(left: Decimal, right: Decimal): [bigint, bigint, number] {
  const scale = Math.max(left.scale, right.scale);
  return [scaled(left, scale), scaled(right, scale), scale];
}

function scaled(number: Decimal, scale: number): bigint {
  return number.scale === scale ? number.digits : number.digits * powerOfTen(scale - number.scale);
}

function shortened(number: Decimal): Decimal {
  if (number.scale <= MOST_SCALE) return number;
  return { digits: number.digits / powerOfTen(number.scale - MOST_SCALE), scale: MOST_SCALE };
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
