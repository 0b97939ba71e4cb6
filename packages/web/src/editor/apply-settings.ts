import type { EditorView } from "@codemirror/view";
import { withKeymap, withSettings, withTheme } from "./editor-extensions.ts";
import type { EditorSettings } from "./editor-settings.ts";
import { whenLoaded } from "./when-loaded.ts";

const KEYMAP_LOADERS = {
  vim: async () => (await import("@replit/codemirror-vim")).vim({ status: true }),
  emacs: async () => (await import("@replit/codemirror-emacs")).emacs(),
};

/** Gives an editor the settings of this browser, some of which have to be fetched. What comes back stops waiting. */
export function applySettings(editor: EditorView, settings: EditorSettings): () => void {
  const { keymap, theme } = settings;
  editor.dispatch({ effects: withSettings(settings) });
  const stops: (() => void)[] = [];
  if (keymap === "default") editor.dispatch({ effects: withKeymap([]) });
  else {
    stops.push(
      whenLoaded(KEYMAP_LOADERS[keymap](), (extension) => editor.dispatch({ effects: withKeymap(extension) })),
    );
  }
  if (theme === "site") editor.dispatch({ effects: withTheme([]) });
  else {
    const loading = import("./code-themes.ts").then((module) => module.codeTheme(theme));
    stops.push(whenLoaded(loading, (extension) => editor.dispatch({ effects: withTheme(extension) })));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
