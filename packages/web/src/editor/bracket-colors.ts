import { syntaxTree } from "@codemirror/language";
import { RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

const DEPTHS = [0, 1, 2].map((depth) => Decoration.mark({ class: `bracket-${depth}` }));
const UNMATCHED = Decoration.mark({ class: "bracket-unmatched" });
const OPENING_OF: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const OPENING: ReadonlySet<string> = new Set(Object.values(OPENING_OF));

/**
 * Colours brackets by depth and marks closing ones that match nothing. Brackets in strings and comments don't count.
 */
export const bracketColors = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = colorBrackets(view);
    }

    update(update: ViewUpdate) {
      const hasNewTree = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || hasNewTree) this.decorations = colorBrackets(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/**
 * Counts from the start of the file, since depth depends on all that comes before, but decorates the visible part only.
 */
function colorBrackets(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const open: string[] = [];
  const { from, to } = view.viewport;
  syntaxTree(view.state).iterate({
    from: 0,
    to,
    enter(node) {
      const { name } = node;
      if (name.length !== 1 || node.to - node.from !== 1) return;
      let decoration: Decoration | undefined;
      if (OPENING.has(name)) {
        decoration = DEPTHS[open.length % DEPTHS.length];
        open.push(name);
      } else if (OPENING_OF[name] !== undefined) {
        const isMatched = open.at(-1) === OPENING_OF[name];
        if (isMatched) open.pop();
        decoration = isMatched ? DEPTHS[open.length % DEPTHS.length] : UNMATCHED;
      }
      if (decoration !== undefined && node.from >= from) builder.add(node.from, node.to, decoration);
    },
  });
  return builder.finish();
}
