import { decimalOf } from "./decimal.ts";
import { type InputCursor, refuse } from "./input-cursor.ts";
import type { FloatFormat } from "./script.ts";
import { compareValues, textOf, type Value } from "./value.ts";

interface Range {
  low: Value;
  high: Value;
}

/** Reads an integer without leading zeros or a plus sign. */
export function readInteger(cursor: InputCursor, range: Range): bigint {
  const { input, at: start } = cursor;
  const digits = input[start] === "-" ? start + 1 : start;
  let end = digits;
  for (let code = input.charCodeAt(end); code >= 48 && code <= 57; code = input.charCodeAt(end)) end += 1;
  const what = `an integer from ${textOf(range.low)} to ${textOf(range.high)}`;
  if (end === digits) return refuse(cursor, what);
  if (input[digits] === "0" && (end > digits + 1 || digits > start))
    return refuse(cursor, `${what} without leading zeros`);
  const value = BigInt(input.slice(start, end));
  if (!isWithin(value, range)) return refuse(cursor, what);
  cursor.at = end;
  return value;
}

const FLOAT = /-?([0-9]+)(?:\.([0-9]+))?([eE][+-]?[0-9]+)?/y;

/** Reads a number with a point, an exponent, both or neither; `decimals` counts digits behind the point. */
export function readFloat(
  cursor: InputCursor,
  { range, format, decimals }: { range: Range; format: FloatFormat; decimals: { least: Value; most: Value } | null },
): Value {
  const what = `${WORD[format]} from ${textOf(range.low)} to ${textOf(range.high)}`;
  FLOAT.lastIndex = cursor.at;
  const found = FLOAT.exec(cursor.input);
  if (found === null) return refuse(cursor, what);
  const [text, whole = "", fraction = "", exponent] = found;
  if (whole.length > 1 && whole.startsWith("0")) return refuse(cursor, `${what} without leading zeros`);
  if (format === "fixed" && exponent !== undefined) return refuse(cursor, what);
  if (format === "scientific" && exponent === undefined) return refuse(cursor, what);
  if (decimals !== null) {
    const { least, most } = decimals;
    const isCounted = isWithin(BigInt(fraction.length), { low: least, high: most });
    if (!isCounted) return refuse(cursor, `${what} with ${textOf(least)} to ${textOf(most)} decimals`);
    if (format === "scientific" && !/^[1-9]$/.test(whole))
      return refuse(cursor, `${what} with one digit before the point`);
  }
  const value = decimalOf(text);
  if (value === null || !isWithin(value, range)) return refuse(cursor, what);
  cursor.at += text.length;
  return value;
}

const WORD: Readonly<Record<FloatFormat, string>> = {
  any: "a number",
  fixed: "a number without an exponent",
  scientific: "a number with an exponent",
};

function isWithin(value: Value, { low, high }: Range): boolean {
  return compareValues(low, value) <= 0 && compareValues(value, high) <= 0;
}
