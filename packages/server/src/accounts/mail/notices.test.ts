import { expect, test } from "vitest";
import { DomainError } from "../../platform/http/errors.ts";
import type { Mail } from "./mail.ts";
import { createNotices } from "./notices.ts";

const MAIL: Mail = { to: "ada@example.com", subject: "Your password was changed", text: "", html: "", code: null };
const AWAY = new DomainError("mail_unavailable", "away");

/** A mail server that answers each try with the next of these. */
function noticesTo(answers: (DomainError | "taken")[], pausesMs: number[]) {
  const said: string[] = [];
  let tries = 0;
  const mailer = {
    async send() {
      const answer = answers[tries];
      tries += 1;
      if (answer !== "taken") throw answer;
    },
  };
  const log = { warn: (_facts: unknown, text?: string) => said.push(String(text)) };
  return { notices: createNotices({ mailer, log }, pausesMs), said, tries: () => tries };
}

test("a notice that the mail server does not take is sent again until it does", async () => {
  const { notices, said, tries } = noticesTo([AWAY, AWAY, "taken"], [1, 1, 1]);
  notices.tell(MAIL);
  await expect.poll(tries).toBe(3);
  expect(said).toEqual([]);
  notices.close();
});

test("after the last pause the log says who was not told", async () => {
  const { notices, said, tries } = noticesTo([AWAY, AWAY], [1]);
  notices.tell(MAIL);
  await expect.poll(() => said).toEqual(["A mail that nobody waits for was not sent"]);
  expect(tries()).toBe(2);
});

test("an address that the mail server refuses is not tried again", async () => {
  const { notices, said, tries } = noticesTo([new DomainError("bad_input", "no such mailbox")], [1, 1]);
  notices.tell(MAIL);
  await expect.poll(() => said.length).toBe(1);
  expect(tries()).toBe(1);
});

test("what waits when the server ends is tried a last time and then written into the log", async () => {
  const { notices, said, tries } = noticesTo([AWAY, AWAY], [60_000, 60_000]);
  notices.tell(MAIL);
  await expect.poll(tries).toBe(1);
  notices.close();
  await expect.poll(() => said.length).toBe(1);
  expect(tries()).toBe(2);
});
