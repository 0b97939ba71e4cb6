import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The editor in the colours of the app's theme. Every text colour has at least 4.5:1 on the panel. */
const view = EditorView.theme(
  {
    "&": { height: "100%", backgroundColor: "transparent", color: "#e6e6ea" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: '"Geist Mono", ui-monospace, monospace', lineHeight: "1.55" },
    ".cm-content": { padding: "12px 0", caretColor: "#b3a6ff" },
    ".cm-line": { padding: "0 12px 0 6px" },
    ".cm-gutters": {
      backgroundColor: "var(--editor-background, var(--color-base-200))",
      color: "#81848f",
      border: "none",
      paddingLeft: "4px",
    },
    ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.4ch", padding: "0 2px 0 6px" },
    ".cm-foldGutter .cm-gutterElement": { padding: "0 4px", color: "#6c6f7b" },
    ".cm-foldPlaceholder": { backgroundColor: "#ffffff14", border: "none", color: "#b9bbc6", padding: "0 6px" },
    ".cm-activeLine": { backgroundColor: "#ffffff08" },
    ".cm-activeLineGutter": { backgroundColor: "transparent", color: "#d9d9e0" },
    ".cm-cursor": { borderLeftColor: "#b3a6ff", borderLeftWidth: "2px" },
    ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
      backgroundColor: "#3a356a",
    },
    ".cm-selectionMatch": { backgroundColor: "#ffffff1a" },
    "&.cm-focused .cm-matchingBracket": { backgroundColor: "#ffffff1f", outline: "1px solid #ffffff3d" },
    ".bracket-0, .bracket-0 span": { color: "#f0bf7a" },
    ".bracket-1, .bracket-1 span": { color: "#d39bff" },
    ".bracket-2, .bracket-2 span": { color: "#7fcbe6" },
    ".bracket-unmatched, .bracket-unmatched span": { color: "#ff7b86", textDecoration: "underline" },
    ".cm-tooltip": {
      backgroundColor: "var(--color-base-300)",
      border: "1px solid var(--color-line-strong)",
      borderRadius: "8px",
      boxShadow: "0 12px 32px #00000080",
      overflow: "hidden",
    },
    ".cm-tooltip-autocomplete > ul": { fontFamily: '"Geist Mono", ui-monospace, monospace', fontSize: "13px" },
    ".cm-tooltip-autocomplete > ul > li": { padding: "3px 10px" },
    ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "#373264", color: "#ffffff" },
    ".cm-completionDetail": { color: "#a7a9b4", fontStyle: "normal" },
    ".cm-diagnostic": { padding: "6px 10px", borderLeft: "none", fontSize: "13px" },
    ".cm-diagnostic-error": { color: "#ff9aa2" },
    ".cm-diagnostic-warning": { color: "#f3cd7d" },
    ".cm-gutter-lint": { width: "1.1em" },
    ".cm-gutter-lint .cm-gutterElement": { padding: "0.15em 0.1em" },
    ".cm-lint-marker": { width: "0.8em", height: "0.8em" },
    ".cm-panels": { backgroundColor: "var(--color-base-300)", color: "#e6e6ea" },
    ".cm-panels-top": { borderBottom: "1px solid var(--color-line)" },
    ".cm-panels-bottom": { borderTop: "1px solid var(--color-line)" },
    ".cm-panel.cm-search": { padding: "8px 10px", fontSize: "13px" },
    ".cm-panel.cm-search label": { fontSize: "12px" },
    ".cm-textfield": {
      backgroundColor: "var(--color-base-100)",
      border: "1px solid var(--color-line-strong)",
      borderRadius: "6px",
      padding: "3px 8px",
    },
    ".cm-button": {
      backgroundImage: "none",
      backgroundColor: "#ffffff14",
      border: "1px solid var(--color-line-strong)",
      borderRadius: "6px",
    },
    ".cm-searchMatch": { backgroundColor: "#f0bf7a40" },
    ".cm-searchMatch-selected": { backgroundColor: "#f0bf7a80" },
    ".cm-vim-panel": { padding: "2px 12px", fontSize: "12px", fontFamily: '"Geist Mono", ui-monospace, monospace' },
    ".cm-vim-panel input": { color: "inherit", backgroundColor: "transparent" },
    ".cm-fat-cursor": { backgroundColor: "#b3a6ff !important", color: "#15131f !important" },
    "&:not(.cm-focused) .cm-fat-cursor": {
      outline: "1px solid #b3a6ff !important",
      backgroundColor: "transparent !important",
    },
  },
  { dark: true },
);

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword], color: "#b3a6ff" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], color: "#8fd9b6" },
  { tag: [tags.number, tags.bool, tags.null], color: "#f0bf7a" },
  { tag: tags.comment, color: "#8f919e", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "#7fcbe6" },
  { tag: [tags.typeName, tags.className, tags.namespace], color: "#7fcbe6" },
  { tag: [tags.processingInstruction, tags.meta], color: "#d39bff" },
]);

export const editorTheme = [view, syntaxHighlighting(colors)];
