import type { PrepareBody, PrepareReply } from "@verdict/contract/preparing";
import { preparesDrafts } from "@verdict/contract/settings";
import { Code } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { readSettings } from "../accounts/settings/store.ts";
import { wholeText } from "../drafts/whole-text.ts";
import { awaitDraft, type DiagnosticsFound } from "../judging/preparing/await-draft.ts";
import type { PreparingContext } from "../judging/preparing/preparing-context.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { requireCodeSize } from "./code-size.ts";

interface Prepare {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof PrepareBody>;
  signal: AbortSignal;
}

/**
 * Lets a draft be compiled ahead of its run, unless its user or the site has switched that off. Throws not_found, and
 * base_unknown for a change to another text than the one that is kept.
 */
export async function* prepare(
  context: PreparingContext & { preparesDrafts: boolean },
  { user, problemId, body, signal }: Prepare,
): AsyncGenerator<DiagnosticsFound, PrepareReply> {
  const { language } = body;
  const place = { userId: user.id, problemId, slot: language };
  const source = await wholeText(context.pool, { ...place, sent: body.code, schema: Code });
  requireCodeSize(source);
  const problem = await requireProblem(context.pool, { id: problemId, user });
  // What a compiler says of a source alone would be of the files that it lacks.
  if (problem.adds_files) return { kind: "off" };
  if (!context.preparesDrafts || !preparesDrafts(await readSettings(context.pool, user.id))) return { kind: "off" };
  return yield* awaitDraft(context, { userId: user.id, language, source, signal });
}
