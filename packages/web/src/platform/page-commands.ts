/** What the palette may ask of the page that is open. */
export type PageCommand = "next-mark" | "previous-mark" | "toggle-live";

export function askPage(command: PageCommand): void {
  window.dispatchEvent(new Event(`verdict-${command}`));
}

/** Carries out a command until the page is left. */
export function onPageCommand(command: PageCommand, act: () => void, signal: AbortSignal): void {
  window.addEventListener(`verdict-${command}`, act, { signal });
}
