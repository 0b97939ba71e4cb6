import { FURTHER_LANGUAGE_IDS, LanguageId } from "@verdict/contract/language";
import * as calls from "@verdict/contract/site-languages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { recordAudit } from "../../accounts/audit/store.ts";
import { originOf } from "../../accounts/caller.ts";
import { addOffered, removeOffered } from "../../judging/offered-languages.ts";
import { wakeJudges } from "../../judging/queue.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { readLanguages } from "./read-languages.ts";

type LanguagesContext = Pick<AppContext, "pool" | "config">;

/** The admins' switches for the languages beside the core ones. */
export function registerLanguageRoutes(app: FastifyInstance, context: LanguagesContext): void {
  handle(app, calls.siteLanguages, () => readLanguages(context));

  handle(app, calls.switchLanguageOn, async ({ params, user, request }) => {
    await switchLanguage(context, { language: params.language, isOn: true, user, request });
    // Something may wait in it since it was on before.
    await wakeJudges(context.pool);
    return { language: params.language, isOn: true };
  });

  handle(app, calls.switchLanguageOff, async ({ params, user, request }) => {
    await switchLanguage(context, { language: params.language, isOn: false, user, request });
    return { language: params.language, isOn: false };
  });
}

/** Says nothing where it is switched so already: two admins at the same screen mean the same. */
async function switchLanguage(
  context: LanguagesContext,
  input: { language: string; isOn: boolean; user: SignedInUser; request: FastifyRequest },
): Promise<void> {
  const { isOn, user, request } = input;
  const known = LanguageId.safeParse(input.language);
  if (!known.success || !FURTHER_LANGUAGE_IDS.includes(known.data)) {
    throw new DomainError("not_found", "No such language can be switched");
  }
  if (context.config.languages !== null) {
    throw new DomainError("conflict", "The setting LANGUAGES of the server decides which languages are on");
  }
  const language = known.data;
  await inTransaction(context.pool, async (client) => {
    const isChanged = isOn
      ? await addOffered(client, { language, by: user.id })
      : await removeOffered(client, language);
    if (!isChanged) return;
    const kind = isOn ? "language_on" : "language_off";
    const { id: userId, emailId } = user;
    await recordAudit(client, { kind, userId, emailId, origin: originOf(request), detail: language });
  });
}
