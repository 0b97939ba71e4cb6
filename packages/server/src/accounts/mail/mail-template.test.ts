import { expect, test } from "vitest";
import { readMailTemplate } from "./mail-template.ts";

const NOTICE = { title: "Hi", preview: "A word", name: "Ada & Co", instruction: "do", footnote: "no" };

test("a mail shows its words, and has no place for a code that it does not have", () => {
  const template = readMailTemplate();
  const notice = template(NOTICE);
  expect(notice).toContain("Hello Ada &amp; Co,");
  expect(notice).not.toContain('class="code"');
  const withCode = template({ ...NOTICE, code: "314159", validity: "ten minutes" });
  expect(withCode).toContain(">314159</p>");
  expect(withCode).toContain(">ten minutes</p>");
  for (const html of [notice, withCode]) expect(html).not.toMatch(/{{|}}|undefined/);
});
