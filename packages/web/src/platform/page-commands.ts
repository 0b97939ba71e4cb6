/** What a menu or the palette may ask of the page that is open. */
export type PageCommand = "to-code" | "next-mark" | "previous-mark" | "toggle-live" | "palette" | "cheat-sheet";

export function askPage(command: PageCommand): void {
  window.dispatchEvent(new Event(`verdict-${command}`));
}

const carriedOut = new Set<PageCommand>();

/** Whether the page that is open carries it out. */
export function isCarriedOut(command: PageCommand): boolean {
  return carriedOut.has(command);
}

/** Carries out a command until the page is left. */
export function onPageCommand(command: PageCommand, act: () => void, signal: AbortSignal): void {
  window.addEventListener(`verdict-${command}`, act, { signal });
  carriedOut.add(command);
  signal.addEventListener("abort", () => carriedOut.delete(command));
}
