import type { Page } from "@playwright/test";

/** As somebody types who is in flow: eight keys a second. */
const KEY_MS = 125;
/** At the end of a line, and where somebody thinks: the judge answers in the second, and often not in the first. */
const LINE_PAUSE_MS = 500;
const THOUGHT_MS = 2_000;
/** Lines between two thoughts, two slips, and two pastes. */
const THOUGHT_EVERY = 4;
const SLIP_EVERY = 3;
const PASTE_EVERY = 10;
const PASTED_LINES = 4;
/** The list of completions is open by then. */
const CHOICE_MS = 300;

/**
 * Types lines `from` to `to` of a program, the cursor being at its end: keys, Enter, slips that are taken back, a look
 * at the completions, and a few lines that are copied, pasted, and taken back. The editor writes indentation and
 * closing braces by itself.
 */
export async function typeLines(
  page: Page,
  { lines, from, to }: { lines: readonly string[]; from: number; to: number },
): Promise<void> {
  for (let at = from; at < Math.min(to, lines.length); at += 1) {
    // The brace that stands below was written with the one that opens.
    const isBelow = lines[at]?.startsWith("}") ?? false;
    if (isBelow) await pressAll(page, ["ArrowDown", "End"]);
    else if (at > 0) await pressAll(page, ["Enter"]);
    await typeLine(page, isBelow ? (lines[at]?.slice(1) ?? "") : (lines[at] ?? ""), at);
    if (at % PASTE_EVERY === PASTE_EVERY - 1) await pasteAndTakeBack(page);
    await page.waitForTimeout(at % THOUGHT_EVERY === THOUGHT_EVERY - 1 ? THOUGHT_MS : LINE_PAUSE_MS);
  }
}

async function typeLine(page: Page, line: string, at: number): Promise<void> {
  if (at % SLIP_EVERY === 1) {
    await page.keyboard.type("vec", { delay: KEY_MS });
    await page.waitForTimeout(CHOICE_MS);
    await pressAll(page, ["ArrowDown", "ArrowUp", "Backspace", "Backspace", "Backspace"]);
  }
  await page.keyboard.type(line, { delay: KEY_MS });
  // Enter would take a completion that is still offered.
  await pressAll(page, ["Escape"]);
}

async function pasteAndTakeBack(page: Page): Promise<void> {
  const marked = Array.from({ length: PASTED_LINES }, () => "Shift+ArrowUp");
  await pressAll(page, [...marked, "ControlOrMeta+c", "ArrowRight", "ControlOrMeta+v", "ControlOrMeta+z"]);
}

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key, { delay: KEY_MS });
}
