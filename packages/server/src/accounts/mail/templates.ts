import { readFileSync } from "node:fs";
import { escapeHtml } from "../../platform/html.ts";

const read = (name: string) => readFileSync(new URL(`./templates/${name}.html`, import.meta.url), "utf8");

export interface CodeMailText {
  title: string;
  code: string;
  name: string;
  instruction: string;
  validity: string;
  footnote: string;
}
export type NoticeMailText = Omit<CodeMailText, "code" | "validity">;

/** The templates are compiled from build/mail/*.mjml; a mail's first words are its code, so that a preview shows it. */
export interface MailTemplates {
  code: (text: CodeMailText) => string;
  notice: (text: NoticeMailText) => string;
}

export function readMailTemplates(): MailTemplates {
  const code = read("code");
  const notice = read("notice");
  return {
    code: (text) => fill(code, { ...text, preview: `${text.code} is your code. ${text.validity}` }),
    notice: (text) => fill(notice, { ...text, preview: text.instruction }),
  };
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/{{(\w+)}}/g, (_whole, name: string) => escapeHtml(values[name] ?? ""));
}
