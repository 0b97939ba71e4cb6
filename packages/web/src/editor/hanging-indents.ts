import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { hangingColumns, MOST_HANGING_COLUMNS } from "./code-lines.ts";

/** As far in as any other line (editor-theme.ts), and no further. */
const HANGING = Array.from({ length: MOST_HANGING_COLUMNS + 1 }, (_none, columns) =>
  Decoration.line({ attributes: { style: `text-indent: -${columns}ch; padding-left: calc(${columns}ch + 4px)` } }),
);

/** With lines that wrap: what does not fit into a line goes on below its beginning, and not at the edge. */
export const hangingIndents = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = hangLines(view);
    }

    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate) {
      if (docChanged || viewportChanged || startState.tabSize !== state.tabSize) this.decorations = hangLines(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Of the lines that are drawn. */
function hangLines({ state, viewport }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (let at = viewport.from; at <= viewport.to; ) {
    const line = state.doc.lineAt(at);
    const columns = hangingColumns(line.text, state.tabSize);
    const hanging = columns === 0 ? undefined : HANGING[columns];
    if (hanging !== undefined) builder.add(line.from, line.from, hanging);
    at = line.to + 1;
  }
  return builder.finish();
}
