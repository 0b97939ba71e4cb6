import * as z from "zod/mini";
import { keptValue } from "../platform/kept-value.ts";

/** How the code editor looks and behaves. The defaults are the product's: 14 px, tabs of 2, word wrap on. */
export const EditorSettings = z.object({
  fontSize: z.number().check(z.minimum(10), z.maximum(28)),
  tabSize: z.union([z.literal(2), z.literal(4), z.literal(8)]),
  wrapsLines: z.boolean(),
  keymap: z.enum(["default", "vim", "emacs"]),
  /** Kept settings of before have neither of these. */
  theme: z._default(z.enum(["site", "midnight", "solarized", "contrast"]), "site"),
  font: z._default(z.enum(["geist", "system", "courier"]), "geist"),
});
export type EditorSettings = z.infer<typeof EditorSettings>;

export const DEFAULT_EDITOR_SETTINGS: EditorSettings = {
  fontSize: 14,
  tabSize: 2,
  wrapsLines: true,
  keymap: "default",
  theme: "site",
  font: "geist",
};
export const THEMES: Record<EditorSettings["theme"], string> = {
  site: "As the site",
  midnight: "Midnight",
  solarized: "Solarized light",
  contrast: "High contrast",
};
export const FONTS: Record<EditorSettings["font"], { label: string; family: string }> = {
  geist: { label: "Geist Mono", family: '"Geist Mono", ui-monospace, monospace' },
  system: { label: "Your system's", family: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace' },
  courier: { label: "Courier", family: '"Courier Prime", "Courier New", Courier, monospace' },
};
export const KEYMAPS: Record<EditorSettings["keymap"], string> = { default: "Default", vim: "Vim", emacs: "Emacs" };
export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20, 24] as const;
export const TAB_SIZES = [2, 4, 8] as const;

/** The settings of this browser, the same in all open editors and tabs. Only a whole set of valid settings counts. */
export const {
  read: readEditorSettings,
  write: saveEditorSettings,
  useValue: useEditorSettings,
} = keptValue({ key: "verdict:editor-settings", schema: EditorSettings, fallback: DEFAULT_EDITOR_SETTINGS });
