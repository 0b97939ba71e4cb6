import { hash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { escapeHtml } from "../../platform/html.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { isFromThisMachine } from "../../platform/http/from-this-machine.ts";
import { pageHeaders } from "../../platform/http/security-headers.ts";
import { outboxFolder } from "./create-mailer.ts";
import { mailboxKey } from "./mailbox-address.ts";
import { outboxFiles } from "./outbox.ts";

const SHOWN_MAILS = 20;
const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:50rem;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap;border:1px solid #8884;border-radius:8px;padding:1rem}";

/**
 * `/dev/mailbox/<key>` shows the mails of the outbox. Whoever reads it can finish registrations, so it exists only
 * without a mail server, where PUBLIC_URL names this machine itself, and only for it. Behind a proxy that says nothing
 * of whom it speaks for, as a fresh nginx, everybody is this machine: so its key, which each start prints, is asked for
 * as well.
 */
export function registerMailboxPage(app: FastifyInstance, context: Pick<AppContext, "config">): void {
  const key = mailboxKey(context.config);
  if (key === null) return;
  const folder = outboxFolder(context.config);
  const headers = pageHeaders(context.config);
  app.get<{ Params: { key: string } }>("/dev/mailbox/:key", async (request, reply) => {
    if (!isFromThisMachine(request) || !isEqual(request.params.key, key))
      throw new DomainError("not_found", "Not found");
    reply.headers({ ...headers, "cache-control": "no-store" }).type("text/html; charset=utf-8");
    return mailboxPage(folder);
  });
}

/** In the same time wherever they differ. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(one), digest(other));
}

function mailboxPage(folder: string): string {
  const newestFirst = outboxFiles(folder).slice(-SHOWN_MAILS).reverse();
  const mails = newestFirst.map(
    (name) => `<h2>${escapeHtml(name)}</h2><pre>${escapeHtml(readMail(folder, name))}</pre>`,
  );
  const list = mails.length > 0 ? mails.join("\n") : "<p>No mails yet.</p>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title><style>${STYLE}</style></head>
<body><h1>Mailbox</h1><p>No mail server is set up (SMTP_URL), so mails are kept here.</p>${list}</body></html>`;
}

/** Subject, addressee and the text part: what stands before the HTML part, which is quoted-printable (RFC 2045). */
function readMail(folder: string, name: string): string {
  const message = readFileSync(path.join(folder, name), "utf8");
  const [beforeHtml = ""] = message.split(/^Content-Type: text\/html/m);
  const wanted = beforeHtml.split("\n").filter((line) => !/^(-{2}|Content-|MIME-|Message-ID| boundary=)/.test(line));
  const text = wanted.join("\n").trim().replaceAll("=\n", "");
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
