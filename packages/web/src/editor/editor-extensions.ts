import { autocompletion, closeBrackets } from "@codemirror/autocomplete";
import { history, indentWithTab, toggleTabFocusMode } from "@codemirror/commands";
import { bracketMatching, foldGutter, indentOnInput, indentUnit } from "@codemirror/language";
import { highlightSelectionMatches } from "@codemirror/search";
import { Compartment, EditorState, type Extension, type StateEffect } from "@codemirror/state";
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  gutter,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
  tooltips,
} from "@codemirror/view";
import { vscodeKeymap } from "@replit/codemirror-vscode-keymap";
import { type EditorSettings, FONTS } from "./editor-settings.ts";
import { editorTheme } from "./editor-theme.ts";
import { hangingIndents } from "./hanging-indents.ts";
import { lazySearch } from "./lazy-search.ts";

/** The replaceable parts of a state. They are names, not values, so all states may share them. */
const languageSlot = new Compartment();
const keymapSlot = new Compartment();
const settingsSlot = new Compartment();
const themeSlot = new Compartment();
const lateSlot = new Compartment();
/** Going through marks is the desk's own, with a way back (F8, Shift F8). */
const DESK_KEYMAP = vscodeKeymap.filter(({ key }) => key !== "F8" && key !== "Mod-Shift-m");
/** Where marks will stand, so that the code does not move when their gutter comes. */
const markGutterSpace = gutter({ class: "cm-gutter-lint" });

export function createEditorState(input: {
  text: string;
  label: string;
  settings: EditorSettings;
  /** What only some editors have. */
  parts: Extension;
}): EditorState {
  return EditorState.create({
    doc: input.text,
    extensions: [
      // A modal keymap has to see every key before the ordinary one.
      keymapSlot.of([]),
      keymap.of([{ key: "Ctrl-m", run: toggleTabFocusMode, preventDefault: true }, ...DESK_KEYMAP, indentWithTab]),
      settingsSlot.of(settingsExtension(input.settings)),
      themeSlot.of([]),
      languageSlot.of([]),
      // axe counts an editable element as reachable by keyboard only with a tabindex.
      EditorView.contentAttributes.of({
        "aria-label": input.label,
        tabindex: "0",
        autocapitalize: "off",
        autocorrect: "off",
      }),
      // The editor is a closed box (code-editor.tsx), and what hangs over its edge has to be outside of it.
      tooltips({ parent: document.querySelector("main") ?? document.body }),
      EDITING,
      input.parts,
      editorTheme,
    ],
  });
}

export function hasLanguage(state: EditorState): boolean {
  const loaded = languageSlot.get(state);
  return Array.isArray(loaded) ? loaded.length > 0 : loaded !== undefined;
}

export function withLanguage(language: Extension): StateEffect<unknown> {
  return languageSlot.reconfigure(language);
}

export function withKeymap(modal: Extension): StateEffect<unknown> {
  return keymapSlot.reconfigure(modal);
}

export function withTheme(theme: Extension): StateEffect<unknown> {
  return themeSlot.reconfigure(theme);
}

export function withLateParts(late: Extension): StateEffect<unknown> {
  return lateSlot.reconfigure(late);
}

export function withSettings(settings: EditorSettings): StateEffect<unknown> {
  return settingsSlot.reconfigure(settingsExtension(settings));
}

function settingsExtension(settings: EditorSettings): Extension {
  return [
    EditorState.tabSize.of(settings.tabSize),
    indentUnit.of(" ".repeat(settings.tabSize)),
    EditorView.theme({
      "&": { fontSize: `${settings.fontSize}px` },
      ".cm-scroller": { fontFamily: FONTS[settings.font].family },
    }),
    settings.wrapsLines ? [EditorView.lineWrapping, hangingIndents] : [],
  ];
}

/**
 * The list of completions comes when somebody looks for a word, and not between two keys of one who is in flow: every
 * key would wait for the list that the one before has brought. Ctrl+Space brings it sooner.
 */
const COMPLETION_DELAY_MS = 200;
/** Six are seen at once, and each key draws all of them anew; whoever goes past the last one is shown the next ones. */
const COMPLETIONS_DRAWN = 20;

const EDITING: Extension = [
  lineNumbers(),
  lateSlot.of(markGutterSpace),
  foldGutter({ openText: "⌄", closedText: "›" }),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(true),
  EditorView.clickAddsSelectionRange.of((event) => event.altKey),
  rectangularSelection({ eventFilter: (event) => event.altKey && event.shiftKey }),
  crosshairCursor(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false, activateOnTypingDelay: COMPLETION_DELAY_MS, maxRenderedOptions: COMPLETIONS_DRAWN }),
  lazySearch,
  highlightSelectionMatches(),
];
