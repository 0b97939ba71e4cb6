import { openSearchPanel, search } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type EditorView, keymap, type Panel, type ViewUpdate } from "@codemirror/view";

/** Finding and replacing; the panel itself is fetched when it is first opened. Ctrl+H opens it at the second field. */
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
      dom
        .querySelector<HTMLInputElement>(dom.dataset["replace"] === undefined ? "[main-field]" : "[aria-label=Replace]")
        ?.focus();
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
  if (host !== null) host.dataset["replace"] = "";
  view.dom.querySelector<HTMLInputElement>(".cm-panels [aria-label=Replace]")?.focus();
  return true;
}
