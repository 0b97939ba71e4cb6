import { expect } from "vitest";
import type { Mail } from "../../accounts/mail/mail.ts";
import { readMailTemplate } from "../../accounts/mail/mail-template.ts";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { tellNews } from "../news/tell-news.ts";
import { callTalk } from "./test-talk.ts";

/** About the problem "sum", where no other is named. */
export async function sayAbout(
  { app }: Pick<TestApp, "app">,
  { user, problemId = "sum" }: { user: TestUser; problemId?: string | undefined },
): Promise<void> {
  expect((await callTalk(app, user, "POST", `talk/${problemId}/comment`, { text: "Nice one" })).status).toBe(200);
}

/** Everything that was said or mailed happened so much earlier. */
export async function letTalkPass({ context: { pool } }: Pick<TestApp, "context">, hours: number): Promise<void> {
  await pool.query("update talk_comment set created_at = created_at - $1 * interval '1 hour'", [hours]);
  await pool.query("update talk_news set mailed_at = mailed_at - $1 * interval '1 hour'", [hours]);
}

/** One go; returns the mails that were sent in it. `take` is the mail server. */
export async function tellAll(
  { context: { pool, config } }: Pick<TestApp, "context">,
  {
    take = async () => undefined,
    closing = new AbortController(),
  }: {
    take?: (mail: Mail) => Promise<unknown>;
    closing?: AbortController;
  } = {},
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      await take(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };
  await tellNews({ pool, config, mailer, mailTemplate: readMailTemplate() }, closing.signal);
  return sent;
}
