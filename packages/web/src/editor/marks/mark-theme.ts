import { EditorView } from "@codemirror/view";

/** A filled disc, and a ring: they differ in shape, not only in colour. */
const DISC = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><circle cx="6" cy="6" r="5"/></svg>')`;
const RING = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><circle cx="6" cy="6" r="3.5" fill="none" stroke="black" stroke-width="2"/></svg>')`;

/** Errors are waved under in red, hints dotted and pale. Masks take the colours of the theme, which may change. */
export const markTheme = EditorView.theme({
  ".cm-lintRange": { paddingBottom: "0" },
  ".cm-lintRange-error, .cm-lintRange-warning": { backgroundImage: "none" },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--code-wrong) 1px", textUnderlineOffset: "3px" },
  ".cm-lintRange-warning": { textDecoration: "underline dotted var(--color-warning) 2px", textUnderlineOffset: "3px" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--code-wrong)" },
  ".cm-lintPoint-warning:after": { borderBottomColor: "var(--color-warning)" },
  ".cm-gutter-lint .cm-lint-marker": { content: "normal", maskRepeat: "no-repeat", maskSize: "100% 100%" },
  ".cm-gutter-lint .cm-lint-marker-error": { backgroundColor: "var(--code-wrong)", maskImage: DISC },
  ".cm-gutter-lint .cm-lint-marker-warning": { backgroundColor: "var(--color-warning)", maskImage: RING },
});
