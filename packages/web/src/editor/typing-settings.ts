import * as z from "zod/mini";
import { keptValue, onKeptChange } from "../platform/kept-value.ts";

/** What may happen while somebody types, each on or off. The names are those under which the account keeps them. */
const SETTINGS = {
  "prepare-drafts": keptSwitch("prepare-drafts", "on"),
  "live-examples": keptSwitch("live-examples", "off"),
} as const;
export type TypingSetting = keyof typeof SETTINGS;

export function useTypingSetting(name: TypingSetting): boolean {
  return SETTINGS[name].useValue() === "on";
}

export function isSwitchedOn(name: TypingSetting): boolean {
  return SETTINGS[name].read() === "on";
}

/** Takes effect at once, here and in other tabs, and follows the user to other devices. */
export function switchTo(name: TypingSetting, value: "on" | "off"): void {
  SETTINGS[name].write(value);
}

/** Calls `onChange` with every switch; returns what ends that. */
export function onTypingSettings(onChange: () => void): () => void {
  return onKeptChange(onChange);
}

function keptSwitch(name: string, fallback: "on" | "off") {
  return keptValue({ key: `verdict:${name}`, schema: z.enum(["on", "off"]), fallback });
}
