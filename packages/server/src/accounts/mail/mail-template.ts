import { readFileSync } from "node:fs";
import { escapeHtml } from "../../platform/html.ts";

export interface MailText {
  title: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  name: string;
  instruction: string;
  footnote: string;
  /** Only of mails with a code. */
  code?: string;
  validity?: string;
}
export type MailTemplate = (text: MailText) => string;

/**
 * mail.html, with its slots filled: `{{code}}` is a text, and what stands between `{{#code}}` and `{{/code}}` is left
 * out of mails without one. It is written for clients of twenty years: Outlook knows tables and no rounded corners or
 * greatest widths (its own table holds the width), Gmail keeps inline styles and ignores the colours for dark mode.
 */
export function readMailTemplate(): MailTemplate {
  const html = readFileSync(new URL("./mail.html", import.meta.url), "utf8");
  return (text) => {
    const words = new Map(Object.entries(text));
    return html
      .replace(/{{#(\w+)}}\n(.*\n){{\/\1}}\n/g, (_whole, slot: string, part: string) => (words.has(slot) ? part : ""))
      .replace(/{{(\w+)}}/g, (_whole, slot: string) => escapeHtml(words.get(slot) ?? ""));
  };
}
