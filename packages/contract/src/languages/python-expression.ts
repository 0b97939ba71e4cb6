/* How values, rows and names stand in Python, given as they stand in C++. */

/** What stands in a list of this many values, each read anew. */
export function each(value: string, size: string): string {
  return `${value} for _ in range(${expression(size)})`;
}

/** Those before the first that is read, as a list of its own. */
export function places(value: string, count: string): string {
  return count === "1" ? `[${value}]` : `[${value}] * ${count}`;
}

/** As `each`, of a row that is counted from its first place to its last. */
export function from(value: string, first: string, last: string): string {
  const range = first === "1" ? pythonName(last) : `${first}, ${pythonName(last)} + 1`;
  return `${value} for _ in range(${range})`;
}

/** The next value of the input, as one of this type of C++. */
export function readOf(type: string): string {
  if (type === "string") return "next(words)";
  return `${type === "double" ? "float" : "int"}(next(words))`;
}

/** An expression of names and numbers with its names in Python; one that is Python already has calls, and stays. */
export function expression(text: string): string {
  return text.includes("(") ? text : text.replaceAll(/[A-Za-z]\w*/g, pythonName);
}

/** Words that mean something else in Python, as far as starters use them. */
const TAKEN = new Set(["from", "in", "is", "list", "map", "max", "min", "next", "range", "set", "sum", "words"]);

/** `maxTurns` is `max_turns`. */
export function pythonName(name: string): string {
  const own = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (capital) => `_${capital}`).toLowerCase();
  return TAKEN.has(own) ? `${own}_` : own;
}
