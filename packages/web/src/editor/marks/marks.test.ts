import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { markExtension } from "./mark-extension.ts";
import { markText } from "./mark-words.ts";
import { placeMarks } from "./place-marks.ts";
import { readMarks } from "./shown-marks.ts";
import { markAfter } from "./walk-marks.ts";

const CODE = "let a = 1;\nlet b = oops;\nlet c = nope;\n";

/** An editor in which two names are not defined. */
function markedState(): EditorState {
  const state = EditorState.create({ doc: CODE, extensions: [markExtension({ onChange: () => undefined })] });
  const diagnostics = [
    { line: 3, column: 9, severity: "warning", message: "nope is odd" },
    { line: 2, column: 9, severity: "error", message: "oops is not defined" },
  ] as const;
  const marks = placeMarks(state.doc, { diagnostics, origin: "compiler", tabSize: 1 });
  return state.update(setDiagnostics(state, marks)).state;
}
const edit = (state: EditorState, at: string, insert: string) =>
  state.update({ changes: { from: state.doc.toString().indexOf(at), insert } }).state;
const linesOf = (state: EditorState) => readMarks(state).map(({ line, message }) => `${line}: ${message}`);

test("marks are read in the order of the text and move with it", () => {
  const state = markedState();
  expect(linesOf(state)).toEqual(["2: oops is not defined", "3: nope is odd"]);
  expect(linesOf(edit(state, "let b", "// one\n// two\n"))).toEqual(["4: oops is not defined", "5: nope is odd"]);
  expect(linesOf(edit(state, "let b", "  "))).toEqual(["2: oops is not defined", "3: nope is odd"]);
});

test("a mark whose own word is edited goes at once, the others stay", () => {
  expect(linesOf(edit(markedState(), "oops", "b"))).toEqual(["3: nope is odd"]);
  expect(linesOf(edit(markedState(), "nope;", "x"))).toEqual(["2: oops is not defined"]);
});

test("keys go from the cursor to the next mark and the one before, around the end", () => {
  const marks = readMarks(markedState());
  const lineAfter = (cursor: number, direction: 1 | -1) => markAfter(marks, cursor, direction)?.line;
  expect(lineAfter(0, 1)).toBe(2);
  expect(lineAfter(CODE.indexOf("oops"), 1)).toBe(3);
  expect(lineAfter(CODE.length, 1)).toBe(2);
  expect(lineAfter(CODE.length, -1)).toBe(3);
  expect(lineAfter(0, -1)).toBe(3);
  expect(markAfter([], 0, 1)).toBeNull();
});

test("a mark says in words what it is and where", () => {
  expect(readMarks(markedState()).map(markText)).toEqual([
    "Error in line 2: oops is not defined",
    "Hint in line 3: nope is odd",
  ]);
});
