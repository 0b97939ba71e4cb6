import type { ReactNode } from "react";
import { SettingSwitch } from "../ui/setting-switch.tsx";
import { switchTo, type TypingSetting, useTypingSetting } from "./typing-settings.ts";

/** What may happen while somebody types, with what it does in plain words. */
export function TypingSwitches() {
  const isPreparing = useTypingSetting("prepare-drafts");
  return (
    <div className="grid gap-4">
      <TypingSwitch name="prepare-drafts" label="Check while typing">
        When you pause, your code is sent to the judge, which compiles it and says what is wrong. The code is not stored
        or logged for that; the compiled program is kept for a while, so that Run and Submit start sooner.
      </TypingSwitch>
      <TypingSwitch name="live-examples" label="Live examples" isPossible={isPreparing}>
        {isPreparing
          ? "Each time your code compiles, it also runs on the examples and your own tests."
          : "Needs your code to be checked while you type."}
      </TypingSwitch>
    </div>
  );
}

function TypingSwitch(input: { name: TypingSetting; label: string; isPossible?: boolean; children: ReactNode }) {
  const { name, isPossible = true } = input;
  const isOn = useTypingSetting(name);
  return (
    <SettingSwitch
      label={input.label}
      checked={isOn && isPossible}
      disabled={!isPossible}
      onChange={(event) => switchTo(name, event.target.checked ? "on" : "off")}
    >
      {input.children}
    </SettingSwitch>
  );
}
