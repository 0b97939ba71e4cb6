import type { Place } from "./script-error.ts";
import type { Comparison, Operator, Value } from "./value.ts";

/*
 * A script in checktestdata, the language of https://github.com/DOMjudge/checktestdata for what an input looks like:
 * its commands read the input from its beginning to its end. One character of a script or an input is one byte here.
 */

export interface Variable {
  kind: "variable";
  name: string;
  /** None of a variable that is no array. */
  indices: readonly Expression[];
  at: Place;
}

export type Expression =
  | { kind: "constant"; value: Value; at: Place }
  | Variable
  | { kind: "length"; of: Expression; at: Place }
  | { kind: "negative"; of: Expression; at: Place }
  | { kind: "binary"; operator: Operator; left: Expression; right: Expression; at: Place };

export type Test =
  | { kind: "not"; of: Test; at: Place }
  | { kind: "and" | "or"; left: Test; right: Test; at: Place }
  | { kind: "compare"; operator: Comparison; left: Expression; right: Expression; at: Place }
  | { kind: "match"; characters: Expression; at: Place }
  | { kind: "end-of-input"; at: Place }
  | { kind: "unique"; names: readonly string[]; at: Place }
  | { kind: "in-array"; value: Expression; name: string; at: Place };

export type FloatFormat = "any" | "fixed" | "scientific";

export type Command =
  | { kind: "space" | "newline" | "end"; at: Place }
  | { kind: "int"; low: Expression; high: Expression; into: Variable | null; at: Place }
  | {
      kind: "float";
      low: Expression;
      high: Expression;
      decimals: { least: Expression; most: Expression } | null;
      into: Variable | null;
      format: FloatFormat;
      at: Place;
    }
  | { kind: "string"; text: Expression; at: Place }
  | { kind: "regex"; pattern: Expression; into: Variable | null; at: Place }
  | { kind: "assert"; test: Test; words: string; at: Place }
  | { kind: "set"; values: readonly { variable: Variable; value: Expression }[]; at: Place }
  | { kind: "unset"; names: readonly string[]; at: Place }
  | {
      kind: "repeat";
      counter: Variable | null;
      /** So many times, or as long as something holds. */
      until: { times: Expression } | { holds: Test };
      separator: Command | null;
      body: readonly Command[];
      at: Place;
    }
  | { kind: "if"; test: Test; then: readonly Command[]; otherwise: readonly Command[]; at: Place };
