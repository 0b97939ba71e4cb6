import type { Page } from "@playwright/test";

/** The longest duration of each interaction so far; the page's own script, so that nothing is lost between two looks. */
const OBSERVE = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  globalThis.presses = 0;
  for (const type of ["keydown", "pointerdown"]) {
    addEventListener(type, () => { globalThis.presses += 1; }, { capture: true });
  }
`;
/** A browser tells of no interaction that was shorter. */
const UNSEEN_MS = 8;

/** From now on the page is slowed down, and what is pressed in it is measured. */
export async function watchInteractions(page: Page, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(OBSERVE);
}

/** How long each interaction took so far, from the press to the next frame, in milliseconds, the shortest first. */
export async function readInteractions(page: Page): Promise<number[]> {
  const { durations, presses } = await page.evaluate<{ durations: number[]; presses: number }>(
    "({ durations: [...interactions.values()], presses })",
  );
  const unseen = Math.max(0, presses - durations.length);
  return [...Array.from({ length: unseen }, () => UNSEEN_MS), ...durations].sort((one, other) => one - other);
}

/** Interaction to Next Paint: the 98th percentile. */
export function inpOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.98)] ?? Number.NaN;
}
