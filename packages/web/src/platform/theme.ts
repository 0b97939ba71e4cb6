import * as z from "zod/mini";
import { keptValue, onKeptChange } from "./kept-value.ts";

/** Dark unless somebody has chosen otherwise; "system" follows the device. */
const ThemeChoice = z.enum(["dark", "light", "system"]);
export type ThemeChoice = z.infer<typeof ThemeChoice>;

const PREFERS_LIGHT = "(prefers-color-scheme: light)";
const PAGE_COLOR = { dark: "#0a0b10", light: "#f6f6f8" };

/** theme.js, beside index.html, reads it too, before the first paint. */
const { read, write, useValue } = keptValue({ key: "verdict:theme", schema: ThemeChoice, fallback: "dark" });
export const readThemeChoice = read;
export const useThemeChoice = useValue;

/** Takes effect at once, in every open tab; a browser that keeps nothing shows it until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  write(choice);
  showTheme(choice);
}

/** Keeps the page in the chosen theme: after a change in another tab, and of the device's own preference. */
export function keepTheme(): void {
  let kept = read();
  const show = () => showTheme(kept);
  show();
  onKeptChange(() => {
    // Of all kept values one is the theme.
    if (read() === kept) return;
    kept = read();
    show();
  });
  matchMedia(PREFERS_LIGHT).addEventListener("change", show);
}

export function isLightTheme(choice: ThemeChoice): boolean {
  return choice === "light" || (choice === "system" && matchMedia(PREFERS_LIGHT).matches);
}

function showTheme(choice: ThemeChoice): void {
  const tone = isLightTheme(choice) ? "light" : "dark";
  document.documentElement.dataset["theme"] = tone === "light" ? "paper" : "ink";
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", tone);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", PAGE_COLOR[tone]);
}
