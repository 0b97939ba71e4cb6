import type { CDPSession, Page } from "@playwright/test";

/** The longest entry of each interaction so far; the page's own script, so that nothing is lost between two looks. */
const OBSERVE = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, name, duration, startTime, processingStart, processingEnd } of list.getEntries()) {
      if (interactionId === 0 || duration <= (interactions.get(interactionId)?.duration ?? 0)) continue;
      const parts = { waited: processingStart - startTime, worked: processingEnd - processingStart };
      interactions.set(interactionId, { name, duration, ...parts });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  globalThis.presses = 0;
  for (const type of ["keydown", "pointerdown"]) {
    addEventListener(type, () => { globalThis.presses += 1; }, { capture: true });
  }
`;
/** A browser tells of no interaction that was shorter. */
const UNSEEN_MS = 8;

/** In milliseconds: from the press to the next frame, and of it the time before and within the page's own listeners. */
export interface Interaction {
  name: string;
  duration: number;
  waited: number;
  worked: number;
}

/** From now on what is pressed in the page is measured. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(OBSERVE);
}

/**
 * Leaves the page of this session a share of its main thread: 4 means a fourth, 1 all of it. Chromium lets the thread
 * turn in circles for the rest, whether the page has something to do or not: slow no page down that nobody uses
 * meanwhile.
 */
export async function slowDown(session: CDPSession, slowdown: number): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** All interactions so far, the shortest first. */
export async function readInteractions(page: Page): Promise<Interaction[]> {
  const { seen, presses } = await page.evaluate<{ seen: Interaction[]; presses: number }>(
    "({ seen: [...interactions.values()], presses })",
  );
  const unseen = { name: "unseen", duration: UNSEEN_MS, waited: 0, worked: 0 };
  const short = Array.from({ length: Math.max(0, presses - seen.length) }, () => unseen);
  return [...short, ...seen].sort((one, other) => one.duration - other.duration);
}

/** Interaction to Next Paint: the 98th percentile. */
export function inpOf(sorted: readonly Interaction[]): number {
  return sorted[Math.floor(sorted.length * 0.98)]?.duration ?? Number.NaN;
}
