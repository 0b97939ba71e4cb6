import { useSyncExternalStore } from "react";

/** Dark unless somebody has chosen otherwise; "system" follows the device. */
export type ThemeChoice = "dark" | "light" | "system";
export const THEME_CHOICES: readonly ThemeChoice[] = ["dark", "light", "system"];

/** theme.js, beside index.html, reads it too, before the first paint. */
const STORAGE_KEY = "verdict:theme";
const CHANGED = "verdict-theme";
const PREFERS_LIGHT = "(prefers-color-scheme: light)";
const PAGE_COLOR = { dark: "#0a0b10", light: "#f6f6f8" };

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice, () => "dark");
}

/** Anything that is not a choice, or cannot be read, counts as dark. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEME_CHOICES.find((choice) => choice === stored) ?? "dark";
  } catch (error) {
    if (error instanceof DOMException) return "dark";
    throw error;
  }
}

/** Takes effect at once, in every open tab, and is remembered in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch (error) {
    // A browser that keeps nothing shows the choice until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
  showTheme(choice);
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps the page in the chosen theme: after a change in another tab, and of the device's own preference. */
export function keepTheme(): void {
  const show = () => showTheme(readThemeChoice());
  show();
  window.addEventListener("storage", show);
  matchMedia(PREFERS_LIGHT).addEventListener("change", show);
}

function showTheme(choice: ThemeChoice): void {
  const isLight = choice === "light" || (choice === "system" && matchMedia(PREFERS_LIGHT).matches);
  const tone = isLight ? "light" : "dark";
  document.documentElement.dataset["theme"] = isLight ? "paper" : "ink";
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", tone);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", PAGE_COLOR[tone]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}
