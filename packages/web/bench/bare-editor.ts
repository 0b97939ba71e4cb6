/*
 * CodeMirror with its own basic set-up and nothing of ours, for `npm run bench -- desk`: what the problem's page costs
 * beyond the editor itself.
 */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { highlightSelectionMatches } from "@codemirror/search";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";

new EditorView({
  parent: document.body,
  extensions: [
    [lineNumbers(), foldGutter(), highlightActiveLineGutter(), highlightActiveLine()],
    [history(), drawSelection(), indentOnInput(), bracketMatching(), closeBrackets(), autocompletion()],
    [highlightSelectionMatches(), syntaxHighlighting(defaultHighlightStyle), cpp()],
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, indentWithTab]),
  ],
});
