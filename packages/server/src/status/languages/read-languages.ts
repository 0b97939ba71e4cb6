import type { LanguageHere } from "@verdict/contract/jobs";
import { FURTHER_LANGUAGE_IDS, languageName, timeFactorOf } from "@verdict/contract/language";
import type { SiteLanguage, SiteLanguages } from "@verdict/contract/site-languages";
import { ToldLanguages } from "../../judging/judgeable-languages.ts";
import { listOffered } from "../../judging/offered-languages.ts";
import type { AppContext } from "../../platform/context.ts";
import { listHosts } from "./store.ts";

/** Of a larger site the first ones by name: what they lack the others lack too, mostly. */
const MOST_HOSTS = 50;
const MOST_CHARACTERS = 100;

/** The admins' page. Nothing of a judge is believed more than that it has said so. */
export async function readLanguages(context: Pick<AppContext, "pool" | "config">): Promise<SiteLanguages> {
  const offered = await listOffered(context);
  const hosts = await listHosts(context.pool, MOST_HOSTS);
  const told = hosts.map(({ host, languages }) => ({
    host,
    languages: ToldLanguages.safeParse(languages).data ?? null,
  }));
  return {
    decidedBy: context.config.languages === null ? "admins" : "setting",
    languages: FURTHER_LANGUAGE_IDS.map((id) => ({
      id,
      name: languageName(id),
      timeFactor: timeFactorOf(id),
      isOn: offered.includes(id),
      judges: told.flatMap(({ host, languages }) => standingOf(host, languages?.[id])),
    })),
    silentJudges: told.filter(({ languages }) => languages === null).length,
  };
}

function standingOf(host: string, here: LanguageHere | undefined): SiteLanguage["judges"] {
  return here === undefined
    ? []
    : [{ host, state: here.state, text: here.text.slice(0, MOST_CHARACTERS).toWellFormed() }];
}
