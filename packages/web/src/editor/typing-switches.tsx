import type { ReactNode } from "react";
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
    <label className="flex cursor-pointer items-start justify-between gap-4">
      <span className="min-w-0">
        <span className="block">{input.label}</span>
        <span className="mt-0.5 block text-xs leading-5 text-muted">{input.children}</span>
      </span>
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-primary"
        checked={isOn && isPossible}
        disabled={!isPossible}
        onChange={(event) => switchTo(name, event.target.checked ? "on" : "off")}
      />
    </label>
  );
}
