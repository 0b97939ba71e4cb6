import { useSyncExternalStore } from "react";

/** What may happen while somebody types, each on or off. The names are those under which the account keeps them. */
const DEFAULTS = { "prepare-drafts": "on", "live-examples": "off" } as const;
export type TypingSetting = keyof typeof DEFAULTS;

const CHANGED = "verdict-typing-settings";

export function useTypingSetting(name: TypingSetting): boolean {
  return useSyncExternalStore(onTypingSettings, () => isSwitchedOn(name));
}

export function isSwitchedOn(name: TypingSetting): boolean {
  return (readStored(name) ?? DEFAULTS[name]) === "on";
}

/** Takes effect at once, here and in other tabs, and follows the user to other devices. */
export function switchTo(name: TypingSetting, value: "on" | "off"): void {
  try {
    localStorage.setItem(`verdict:${name}`, value);
  } catch (error) {
    // A browser that keeps nothing stays with the defaults.
    if (!(error instanceof DOMException)) throw error;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls `onChange` with every switch; returns what ends that. */
export function onTypingSettings(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

function readStored(name: TypingSetting): string | null {
  try {
    return localStorage.getItem(`verdict:${name}`);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
