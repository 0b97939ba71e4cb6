/** What the palette may ask of the page that is open. */
export type PageCommand = "next-mark" | "previous-mark" | "toggle-live";

export function askPage(command: PageCommand): void {
  window.dispatchEvent(new Event(`verdict-${command}`));
}

/** Carries out a command for as long as a page is open; returns what ends that. */
export function onPageCommand(command: PageCommand, act: () => void): () => void {
  window.addEventListener(`verdict-${command}`, act);
  return () => window.removeEventListener(`verdict-${command}`, act);
}
