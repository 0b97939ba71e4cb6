import type { Page } from "@playwright/test";
import { buildBareEditor } from "../../packages/web/bench/build-bare-editor.ts";

/*
 * Pages with nothing but a field to type in: what the machine, the browser and the editor take of every key press.
 */

export async function showTextarea(page: Page): Promise<void> {
  await showPage(page, `<textarea rows="40" cols="100" style="font: 14px/1.55 monospace"></textarea>`);
  await page.locator("textarea").click();
}

export async function showBareEditor(page: Page): Promise<void> {
  const style = `<style>body { margin: 0 } .cm-editor { height: 100vh; width: 50vw; font-size: 14px }</style>`;
  await showPage(page, style);
  await page.addScriptTag({ content: await buildBareEditor(), type: "module" });
  await page.locator(".cm-content").click();
}

async function showPage(page: Page, body: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><title>Bare</title><body>${body}</body></html>`);
}
