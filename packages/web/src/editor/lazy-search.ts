import { openSearchPanel, search } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type EditorView, keymap, type Panel, type ViewUpdate } from "@codemirror/view";

/**
 * Finding and replacing; the panel itself is fetched when it is first opened. Ctrl+H opens it at the second field, or
 * at the first where there is nothing to find yet.
 */
export const lazySearch: Extension = [
  search({ top: true, createPanel: createLazyPanel }),
  keymap.of([{ key: "Ctrl-h", run: openReplace, preventDefault: true }]),
];

function createLazyPanel(view: EditorView): Panel {
  const dom = document.createElement("div");
  let inner: Panel | null = null;
  let isGone = false;
  import("./search-panel.ts").then(
    ({ createSearchPanel }) => {
      if (isGone) return;
      inner = createSearchPanel(view);
      dom.append(inner.dom);
      inner.mount?.();
      focusField(dom);
    },
    (error: unknown) => console.warn("The search panel could not be loaded", error),
  );
  return {
    dom,
    top: true,
    update: (update: ViewUpdate) => inner?.update?.(update),
    destroy: () => {
      isGone = true;
    },
  };
}

function openReplace(view: EditorView): boolean {
  openSearchPanel(view);
  const host = view.dom.querySelector<HTMLElement>(".cm-panels-top > *");
  if (host === null) return true;
  host.dataset["replace"] = "";
  focusField(host);
  return true;
}

function focusField(panel: HTMLElement): void {
  const find = panel.querySelector<HTMLInputElement>("[main-field]");
  const replace = panel.querySelector<HTMLInputElement>("[aria-label=Replace]");
  const isReplacing = panel.dataset["replace"] !== undefined && find?.value !== "";
  (isReplacing ? replace : find)?.focus();
}
