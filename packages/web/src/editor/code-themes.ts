import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { EditorSettings } from "./editor-settings.ts";

type OwnTheme = Exclude<EditorSettings["theme"], "site">;

/** The colours of code, in the place of the site's; the first is the background. */
export const COLORS: Record<OwnTheme, Record<string, string>> = {
  // After Ethan Schoonover's Solarized, its greys darkened or lightened to 4.5:1.
  solarized: {
    background: "#fdf6e3",
    text: "#3f5860",
    gutter: "#5d6f74",
    keyword: "#576600",
    string: "#1b6e67",
    number: "#a82f10",
    comment: "#5d6f74",
    name: "#1a63a0",
    meta: "#a02a6c",
    wrong: "#b8201d",
    selection: "#e6ddc0",
  },
  midnight: {
    background: "#0d1526",
    text: "#d7e0f2",
    gutter: "#7485a8",
    keyword: "#82aaff",
    string: "#c3e88d",
    number: "#f78c6c",
    comment: "#8192b5",
    name: "#ffcb6b",
    meta: "#c792ea",
    wrong: "#ff6e7a",
    selection: "#27407a",
  },
  contrast: {
    background: "#000000",
    text: "#ffffff",
    gutter: "#c8c8c8",
    keyword: "#ffd700",
    string: "#7cfc8a",
    number: "#7fdbff",
    comment: "#c8c8c8",
    name: "#ffffff",
    meta: "#ffb0f0",
    wrong: "#ff8080",
    selection: "#264f9e",
  },
};

export function codeTheme(theme: OwnTheme): Extension {
  const { background = "transparent", ...colors } = COLORS[theme];
  const variables = Object.entries(colors).map(([name, color]) => [`--code-${name}`, color]);
  return EditorView.theme({
    "&": { ...Object.fromEntries(variables), backgroundColor: background, "--editor-background": background },
  });
}
