import { format as formatGo } from "@wasm-fmt/gofmt";
import { format as formatPython } from "@wasm-fmt/ruff_fmt";
import { expect, test } from "vitest";
import { placeOfRefusal } from "./place-of-refusal.ts";

/** What the formatter throws, as its worker passes it on. */
function refusalOf(format: () => string): string {
  try {
    return `nothing was refused: ${format()}`;
  } catch (error) {
    return String(error);
  }
}

test("what Ruff does not understand is found by line and column, whatever bytes stand before it", () => {
  const text = "# é ü\nprint('é', (1)\n";
  const reason = refusalOf(() => formatPython(text, "main.py", {}));
  expect(placeOfRefusal(text, reason)).toMatchObject({ line: 3, column: 1, message: expect.stringContaining("EOF") });
  const other = "word = 'é'; def f(:\n";
  const found = placeOfRefusal(
    other,
    refusalOf(() => formatPython(other, "main.py", {})),
  );
  expect(found).toMatchObject({ line: 1, column: other.indexOf("def") + 1, severity: "error" });
});

test("what gofmt does not understand is found, and any other reason stands at the first line", () => {
  const text = "package main\nfunc main({\n}";
  expect(
    placeOfRefusal(
      text,
      refusalOf(() => formatGo(text)),
    ),
  ).toEqual({
    line: 2,
    column: 11,
    severity: "error",
    message: "expected ')', found '{'",
  });
  expect(placeOfRefusal(text, "why not")).toEqual({ line: 1, column: null, severity: "error", message: "why not" });
});
