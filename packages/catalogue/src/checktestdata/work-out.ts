import type { InputCursor } from "./input-cursor.ts";
import type { Expression, Test, Variable } from "./script.ts";
import { type Place, ScriptError } from "./script-error.ts";
import { calculate, holds, type Key, keyOf, negative, type Value, ValueError } from "./value.ts";
import { TooManyValuesError, type Variables } from "./variables.ts";

/** A script on its way through an input. */
export interface Running {
  cursor: InputCursor;
  variables: Variables;
  /** Of what is always the same. */
  known: Map<Expression, Value>;
  stepsLeft: number;
}

/** Counts as one step. Throws ScriptError for what has no value. */
export function evaluate(running: Running, expression: Expression): Value {
  step(running, expression.at);
  switch (expression.kind) {
    case "constant":
      return expression.value;
    case "variable": {
      const value = running.variables.get(expression.name, indexOf(running, expression));
      if (value === undefined) throw new ScriptError(expression.at, `${expression.name} has no value here`);
      return value;
    }
    case "length":
      return BigInt(textIn(running, expression.of).length);
    case "negative":
      return known(running, expression, [expression.of], ([of]) => negative(of ?? 0n));
    case "binary": {
      const { operator, left, right } = expression;
      return known(running, expression, [left, right], ([one, other]) => calculate(operator, one ?? 0n, other ?? 0n));
    }
    default:
      return expression satisfies never;
  }
}

export function textIn(running: Running, expression: Expression): string {
  const value = evaluate(running, expression);
  if (typeof value !== "string") throw new ScriptError(expression.at, "this has to be a text");
  return value;
}

export function isTrue(running: Running, test: Test): boolean {
  step(running, test.at);
  const { cursor, variables } = running;
  switch (test.kind) {
    case "not":
      return !isTrue(running, test.of);
    case "and":
      return isTrue(running, test.left) && isTrue(running, test.right);
    case "or":
      return isTrue(running, test.left) || isTrue(running, test.right);
    case "compare": {
      const [left, right] = [evaluate(running, test.left), evaluate(running, test.right)];
      return orScriptError(test.at, () => holds(test.operator, left, right));
    }
    case "match": {
      const next = cursor.input[cursor.at];
      return textIn(running, test.characters).includes(next ?? "\u{100}");
    }
    case "end-of-input":
      return cursor.at === cursor.input.length;
    case "unique": {
      const unique = variables.areUnique(test.names);
      if (unique === null) throw new ScriptError(test.at, `${test.names.join(", ")} do not have the same indices`);
      return unique;
    }
    case "in-array":
      return variables.has(test.name, evaluate(running, test.value));
    default:
      return test satisfies never;
  }
}

export function assign(running: Running, variable: Variable, value: Value): void {
  orScriptError(variable.at, () => running.variables.set(variable.name, indexOf(running, variable), value));
}

/** What goes on for ever has an end by that. */
export function step(running: Running, at: Place): void {
  running.stepsLeft -= 1;
  if (running.stepsLeft < 0) throw new ScriptError(at, "it takes too many steps");
}

function indexOf(running: Running, { indices }: Variable): Key {
  const [only, second] = indices;
  if (only !== undefined && second === undefined) return keyOf(evaluate(running, only));
  return indices.map((index) => keyOf(evaluate(running, index))).join(",");
}

/** What consists of constants alone is worked out once. */
function known(
  running: Running,
  expression: Expression,
  parts: readonly Expression[],
  workOut: (values: readonly Value[]) => Value,
): Value {
  const before = running.known.get(expression);
  if (before !== undefined) return before;
  const values = parts.map((part) => evaluate(running, part));
  const value = orScriptError(expression.at, () => workOut(values));
  if (parts.every((part) => part.kind === "constant" || running.known.has(part))) running.known.set(expression, value);
  return value;
}

function orScriptError<T>(at: Place, workOut: () => T): T {
  try {
    return workOut();
  } catch (error) {
    if (error instanceof ValueError || error instanceof TooManyValuesError) throw new ScriptError(at, error.message);
    throw error;
  }
}
