import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from "@codemirror/search";
import type { EditorView, Panel } from "@codemirror/view";
import "./search-panel.css";
import { countMatches, matchText } from "./count-matches.ts";

type Flag = "caseSensitive" | "wholeWord" | "regexp";
const FLAGS: readonly { flag: Flag; text: string; title: string }[] = [
  { flag: "caseSensitive", text: "Case", title: "Capital and small letters differ" },
  { flag: "wholeWord", text: "Word", title: "Whole words only" },
  { flag: "regexp", text: "Regex", title: "A regular expression" },
];

/**
 * The editor's panel for finding and replacing: what is typed is looked for at once, with the number of matches and
 * which of them is selected. Enter goes on, Shift Enter back, Escape closes.
 */
export function createSearchPanel(view: EditorView): Panel {
  const dom = document.createElement("div");
  dom.className = "cm-find";
  const find = field("Find", "main-field");
  const replace = field("Replace");
  const count = document.createElement("output");
  count.className = "cm-find-count";
  const flags = FLAGS.map(({ flag, text, title }) => {
    const toggle = button(text, title, () => commit({ [flag]: !getSearchQuery(view.state)[flag] }));
    return { flag, toggle };
  });
  const row = (...parts: HTMLElement[]) => {
    const line = document.createElement("div");
    line.append(...parts);
    dom.append(line);
  };
  row(
    find,
    ...flags.map(({ toggle }) => toggle),
    count,
    button("↑", "Previous match", () => findPrevious(view)),
    button("↓", "Next match", () => findNext(view)),
    button("×", "Close", () => closeSearchPanel(view)),
  );
  row(
    replace,
    button("Replace", "Replace this match", () => replaceNext(view)),
    button("Replace all", "Replace all matches", () => replaceAll(view)),
  );

  const commit = (change: Partial<Record<Flag, boolean>>) => {
    const { caseSensitive, wholeWord, regexp } = getSearchQuery(view.state);
    const query = new SearchQuery({
      caseSensitive,
      wholeWord,
      regexp,
      ...change,
      literal: true,
      search: find.value,
      replace: replace.value,
    });
    view.dispatch({ effects: setSearchQuery.of(query) });
  };
  const show = () => {
    const query = getSearchQuery(view.state);
    if (find.value !== query.search) find.value = query.search;
    if (replace.value !== query.replace) replace.value = query.replace;
    for (const { flag, toggle } of flags) toggle.setAttribute("aria-pressed", String(query[flag]));
    const isWrong = query.search !== "" && !query.valid;
    find.setAttribute("aria-invalid", String(isWrong));
    count.textContent = isWrong ? "Not a valid expression" : matchText(query, countMatches(view.state, query));
  };
  find.addEventListener("input", () => commit({}));
  replace.addEventListener("input", () => commit({}));
  dom.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeSearchPanel(view);
    else if (event.key === "Enter" && event.target === find) (event.shiftKey ? findPrevious : findNext)(view);
    else if (event.key === "Enter" && event.target === replace) replaceNext(view);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  show();
  return {
    dom,
    top: true,
    mount: () => find.select(),
    update: (update) => {
      const isNewQuery = update.transactions.some((one) => one.effects.some((effect) => effect.is(setSearchQuery)));
      if (isNewQuery || update.docChanged || update.selectionSet) show();
    },
  };
}

function field(label: string, mark?: string): HTMLInputElement {
  const input = document.createElement("input");
  input.placeholder = label;
  input.setAttribute("aria-label", label);
  input.autocomplete = "off";
  input.spellcheck = false;
  // How the editor finds the field that it gives the focus.
  if (mark !== undefined) input.setAttribute(mark, "true");
  return input;
}

/** Words name themselves; a sign is named by its title. */
function button(text: string, title: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.title = title;
  if (text.length === 1) made.setAttribute("aria-label", title);
  made.addEventListener("click", act);
  return made;
}
