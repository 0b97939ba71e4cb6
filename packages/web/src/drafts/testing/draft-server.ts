import { DraftBody, type DraftReply, type KeptDraft } from "@verdict/contract/drafts";
import { meantText } from "@verdict/contract/text-changes";
import { vi } from "vitest";
import * as z from "zod/mini";

type SentDraft = z.infer<typeof DraftBody>;

/** The server's rules (its own tests try them), to be spoken over `fetch`. */
export class DraftServer {
  readonly kept = new Map<string, KeptDraft>();
  /** The bodies that came, as they were. */
  readonly bodies: string[] = [];
  isAway = false;
  isBehindLoginPage = false;
  /** Knows whole texts only. */
  isOlder = false;
  /** What it says instead of keeping a draft. */
  refusal: (slot: string) => number | null = () => null;

  async answer(url: URL, init: RequestInit): Promise<Response> {
    if (url.pathname !== "/submission/drafts/p") throw new Error(`no call has the path ${url.pathname}`);
    if (this.isAway) throw new TypeError("Failed to fetch");
    if (this.isBehindLoginPage) return new Response("<h1>Welcome to our hotel</h1>");
    if (init.method === "GET") return Response.json({ drafts: [...this.kept.values()] });
    this.bodies.push(String(init.body));
    const body = z.parse(DraftBody, JSON.parse(String(init.body)));
    const status = this.refusal(body.slot) ?? (this.isOlder && typeof body.text !== "string" ? 400 : null);
    if (status !== null) return Response.json({ message: `refused ${status}` }, { status });
    const reply = this.put(body);
    const refused = { message: "say it whole", error: "say it whole", code: "base_unknown" };
    return reply === null ? Response.json(refused, { status: 409 }) : Response.json(reply);
  }

  /** Null where the change is none of what is kept. */
  put(body: SentDraft): DraftReply | null {
    const { slot } = body;
    const before = this.kept.get(slot);
    if ((before?.revision ?? 0) !== body.revision) return { kind: "conflict", theirs: before as KeptDraft };
    const text = textOf(body, before);
    if (text === null) return null;
    const revision = body.revision + 1;
    this.kept.set(slot, { slot, text, revision, savedAt: "2026-11-22T10:00:00Z" });
    return { kind: "kept", revision };
  }
}

/** A server that pages reach from here on, until the test takes its stubs back. */
export function serveDrafts(): DraftServer {
  const server = new DraftServer();
  vi.stubGlobal("location", { origin: "http://site.example" });
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => server.answer(url, init));
  return server;
}

function textOf({ text, revision }: SentDraft, kept: KeptDraft | undefined): string | null {
  if (typeof text === "string") return text;
  return kept === undefined ? null : meantText(kept, { ...text, revision });
}
