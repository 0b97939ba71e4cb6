import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "../platform/theme.ts";
import { TitledPanel } from "../ui/panel.tsx";

const CHOICES: readonly { choice: ThemeChoice; label: string; hint: string; Icon: typeof Sun }[] = [
  { choice: "dark", label: "Dark", hint: "As Verdict starts", Icon: Moon },
  { choice: "light", label: "Light", hint: "For bright rooms", Icon: Sun },
  { choice: "system", label: "System", hint: "As your device is set", Icon: Monitor },
];

/** The theme of this browser. */
export function AppearancePanel() {
  const chosen = useThemeChoice();
  return (
    <TitledPanel title="Appearance">
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">Theme</legend>
        {CHOICES.map(({ choice, label, hint, Icon }) => (
          <label
            key={choice}
            className="flex cursor-pointer items-center gap-3 rounded-field border border-line-strong px-3 py-2.5 hover:bg-hover has-checked:border-primary has-checked:bg-primary/8 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            <Icon className={`size-4 ${choice === chosen ? "text-primary" : "text-muted"}`} aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span className="block text-xs text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </TitledPanel>
  );
}
