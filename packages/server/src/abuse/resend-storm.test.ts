import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser } from "../accounts/testing/browser.ts";
import { type SmtpPeer, startSmtpPeer } from "../accounts/testing/smtp-peer.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const STRANGERS = 40;
let smtp: SmtpPeer;
let server: TestApp;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await createTestApp({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

test("forty resends at once are all answered, and the server stays ready", async () => {
  const waiting: { browser: Browser; emailId: string }[] = [];
  for (let stranger = 0; stranger < STRANGERS; stranger += 1) {
    const browser = openBrowser(server.app);
    const emailId = `stranger-${stranger}@example.com`;
    await browser.post("/user/register", { firstName: "Stranger", emailId, password: "correct horse battery" });
    waiting.push({ browser, emailId });
  }
  await server.database.pool.query("delete from rate_limit where key like 'resend:%'");
  const resends = waiting.map(({ browser, emailId }) => browser.post("/user/resend-otp", { emailId }));
  const ready = Array.from({ length: 5 }, async () => (await server.app.inject("/readyz")).statusCode);
  expect((await Promise.all(resends)).map(({ status }) => status)).toEqual(Array(STRANGERS).fill(200));
  expect(await Promise.all(ready)).toEqual(Array(5).fill(200));
  await smtp.mailTo("stranger-39@example.com", 2);
});
