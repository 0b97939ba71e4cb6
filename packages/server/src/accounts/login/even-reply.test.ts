import { expect, test } from "vitest";
import { createAccountsApp } from "../testing/accounts-app.ts";
import { openBrowser } from "../testing/browser.ts";
import { startSmtpPeer } from "../testing/smtp-peer.ts";
import { createTestUser } from "../testing/test-user.ts";

const EVEN_MS = 300;
/** A timer may be a millisecond early. */
const SLACK_MS = 2;

test("whether an address is known, unknown or refused is not told by the time of a reply", async () => {
  const smtp = await startSmtpPeer();
  const server = await createAccountsApp({ SMTP_URL: smtp.url }, { evenReplyMs: EVEN_MS });
  try {
    const known = await createTestUser(server.context.pool);
    for (const path of ["/user/register", "/user/forgot-password", "/user/resend-otp"]) {
      for (const emailId of [known.emailId, "nobody@example.com", "who@refused.example"]) {
        const start = performance.now();
        await openBrowser(server.app).post(path, { firstName: "Ada", emailId, password: "correct horse battery" });
        expect(performance.now() - start, `${path} for ${emailId}`).toBeGreaterThan(EVEN_MS - SLACK_MS);
      }
    }
  } finally {
    await server.close();
    await smtp.close();
  }
});
