import type { DiagnosticsEvent, PrepareReply } from "@verdict/contract/preparing";
import { preparesDrafts } from "@verdict/contract/settings";
import type { SubmitBody } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { readSettings } from "../accounts/settings/store.ts";
import { awaitDraft } from "../judging/preparing/await-draft.ts";
import type { PreparingContext } from "../judging/preparing/preparing-context.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { requireCodeSize } from "./code-size.ts";

interface Prepare {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof SubmitBody>;
  onDiagnostics: (event: DiagnosticsEvent) => void;
  signal: AbortSignal;
}

/** Lets a draft be compiled ahead of its run, unless its user or the site has switched that off. Throws not_found. */
export async function prepare(
  context: PreparingContext & { preparesDrafts: boolean },
  { user, problemId, body, onDiagnostics, signal }: Prepare,
): Promise<PrepareReply> {
  requireCodeSize(body.code);
  await requireProblem(context.pool, { id: problemId, user });
  if (!context.preparesDrafts || !preparesDrafts(await readSettings(context.pool, user.id))) return { kind: "off" };
  return await awaitDraft(context, {
    userId: user.id,
    language: body.language,
    source: body.code,
    onDiagnostics,
    signal,
  });
}
