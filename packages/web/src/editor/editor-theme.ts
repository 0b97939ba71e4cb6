import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/**
 * The editor in the colours of the app's theme. The colours of code are variables, so that a change of theme needs no
 * new editor.
 */
const view = EditorView.theme(
  {
    "&": { height: "100%", backgroundColor: "transparent", color: "var(--code-text)" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: '"Geist Mono", ui-monospace, monospace', lineHeight: "1.55" },
    ".cm-content": { padding: "12px 0", caretColor: "var(--code-keyword)" },
    ".cm-line": { padding: "0 12px 0 4px" },
    ".cm-gutters": {
      backgroundColor: "var(--editor-background, var(--color-base-200))",
      color: "var(--code-gutter)",
      border: "none",
    },
    ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.4ch", padding: "0 1px 0 6px" },
    ".cm-foldGutter .cm-gutterElement": { padding: "0 3px 0 1px", color: "var(--code-gutter)" },
    ".cm-foldPlaceholder": {
      backgroundColor: "color-mix(in srgb, var(--code-text) 8%, transparent)",
      border: "none",
      color: "var(--code-text)",
      padding: "0 6px",
    },
    ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--code-text) 3%, transparent)" },
    ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--code-text)" },
    ".cm-cursor": { borderLeftColor: "var(--code-keyword)", borderLeftWidth: "2px" },
    ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
      backgroundColor: "var(--code-selection)",
    },
    ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--code-text) 12%, transparent)" },
    "&.cm-focused .cm-matchingBracket": {
      backgroundColor: "color-mix(in srgb, var(--code-text) 12%, transparent)",
      outline: "1px solid color-mix(in srgb, var(--code-text) 30%, transparent)",
    },
    ".bracket-0, .bracket-0 span": { color: "var(--code-number)" },
    ".bracket-1, .bracket-1 span": { color: "var(--code-meta)" },
    ".bracket-2, .bracket-2 span": { color: "var(--code-name)" },
    ".bracket-unmatched, .bracket-unmatched span": { color: "var(--code-wrong)", textDecoration: "underline" },
    ".cm-tooltip": {
      backgroundColor: "var(--color-base-300)",
      border: "1px solid var(--color-line-strong)",
      borderRadius: "8px",
      boxShadow: "0 12px 32px var(--color-shade)",
      overflow: "hidden",
    },
    // Two classes, as CodeMirror's own rules for the list have them.
    ".cm-tooltip.cm-tooltip-autocomplete > ul": {
      fontFamily: '"Geist Mono", ui-monospace, monospace',
      fontSize: "13px",
    },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "3px 10px" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
      backgroundColor: "var(--code-chosen)",
      color: "var(--color-base-content)",
    },
    ".cm-completionDetail": { color: "var(--color-muted)", fontStyle: "normal" },
    ".cm-diagnostic": { padding: "6px 10px", borderLeft: "none", fontSize: "13px" },
    ".cm-diagnostic-error": { color: "var(--color-error)" },
    ".cm-diagnostic-warning": { color: "var(--color-warning)" },
    ".cm-gutter-lint": { width: "0.9em" },
    ".cm-gutter-lint .cm-gutterElement": { padding: "0.37em 0.05em" },
    ".cm-lint-marker": { width: "0.8em", height: "0.8em" },
    ".cm-panels": { backgroundColor: "var(--color-base-300)", color: "var(--color-base-content)" },
    ".cm-panels-top": { borderBottom: "1px solid var(--color-line)" },
    ".cm-panels-bottom": { borderTop: "1px solid var(--color-line)" },
    ".cm-searchMatch": { backgroundColor: "color-mix(in srgb, var(--code-number) 25%, transparent)" },
    ".cm-searchMatch-selected": { backgroundColor: "color-mix(in srgb, var(--code-number) 50%, transparent)" },
    ".cm-vim-panel": { padding: "2px 12px", fontSize: "12px", fontFamily: '"Geist Mono", ui-monospace, monospace' },
    ".cm-vim-panel input": { color: "inherit", backgroundColor: "transparent" },
    ".cm-fat-cursor": { backgroundColor: "var(--code-keyword) !important", color: "var(--color-base-200) !important" },
    "&:not(.cm-focused) .cm-fat-cursor": {
      outline: "1px solid var(--code-keyword) !important",
      backgroundColor: "transparent !important",
    },
  },
  { dark: true },
);

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--code-name)" },
  { tag: [tags.typeName, tags.className, tags.namespace], color: "var(--code-name)" },
  { tag: [tags.processingInstruction, tags.meta], color: "var(--code-meta)" },
]);

export const editorTheme = [view, syntaxHighlighting(colors)];
