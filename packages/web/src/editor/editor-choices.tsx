import { type ReactNode, useId } from "react";
import {
  DEFAULT_EDITOR_SETTINGS,
  EditorSettings,
  FONT_SIZES,
  FONTS,
  KEYMAPS,
  saveEditorSettings,
  TAB_SIZES,
  THEMES,
  useEditorSettings,
} from "./editor-settings.ts";

/** How the code editor looks and which keys it knows. Every change takes effect at once. */
export function EditorChoices() {
  const settings = useEditorSettings();
  const change = (changed: Partial<EditorSettings>) => saveEditorSettings({ ...settings, ...changed });
  return (
    <div className="grid gap-1">
      <Choice
        label="Theme"
        value={settings.theme}
        options={Object.entries(THEMES)}
        onChange={(value) => change({ theme: EditorSettings.shape.theme.parse(value) })}
      />
      <Choice
        label="Font"
        value={settings.font}
        options={Object.entries(FONTS).map(([font, { label }]) => [font, label])}
        onChange={(value) => change({ font: EditorSettings.shape.font.parse(value) })}
      />
      <Choice
        label="Font size"
        value={String(settings.fontSize)}
        options={FONT_SIZES.map((size) => [String(size), `${size} px`])}
        onChange={(value) => change({ fontSize: Number(value) })}
      />
      <Choice
        label="Tab size"
        value={String(settings.tabSize)}
        options={TAB_SIZES.map((size) => [String(size), `${size} spaces`])}
        onChange={(value) => change({ tabSize: TAB_SIZES.find((size) => String(size) === value) ?? 2 })}
      />
      <Choice
        label="Keys"
        value={settings.keymap}
        options={Object.entries(KEYMAPS)}
        onChange={(value) => change({ keymap: EditorSettings.shape.keymap.parse(value) })}
      />
      <Choice
        label="Word wrap"
        value={settings.wrapsLines ? "on" : "off"}
        options={[
          ["on", "On"],
          ["off", "Off"],
        ]}
        onChange={(value) => change({ wrapsLines: value === "on" })}
      />
      <div className="mt-3 flex justify-end">
        <button
          type="button"
          className="btn-quiet h-8 px-3 text-xs"
          onClick={() => saveEditorSettings(DEFAULT_EDITOR_SETTINGS)}
        >
          Back to defaults
        </button>
      </div>
    </div>
  );
}

function Choice(input: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="flex h-11 items-center justify-between gap-4">
      <label htmlFor={id}>{input.label}</label>
      <select
        id={id}
        className="select h-9 w-36"
        value={input.value}
        onChange={(event) => input.onChange(event.target.value)}
      >
        {input.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
