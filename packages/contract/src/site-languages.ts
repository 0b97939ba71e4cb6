import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageHere } from "./jobs.ts";
import { LanguageId } from "./language.ts";

/** A further language, as admins see it. */
const SiteLanguage = z.object({
  id: LanguageId,
  name: z.string(),
  timeFactor: z.number(),
  isOn: z.boolean(),
  /** What the living judges have of it, one a machine; those that say nothing of it are left out. */
  judges: z.array(z.object({ host: z.string(), ...LanguageHere.shape })),
});
export type SiteLanguage = z.infer<typeof SiteLanguage>;

export const SiteLanguages = z.object({
  /** `setting`: LANGUAGES of the server says which are on, and nobody switches them. */
  decidedBy: z.enum(["setting", "admins"]),
  languages: z.array(SiteLanguage),
  /** Living judges that are older than this site and cannot say what they have. */
  silentJudges: z.number(),
});
export type SiteLanguages = z.infer<typeof SiteLanguages>;

const Switched = z.object({ language: LanguageId, isOn: z.boolean() });

export const siteLanguages = endpoint({
  method: "GET",
  path: "/submission/languages",
  access: "admin",
  response: SiteLanguages,
  summary: "The languages beside the core ones: which are on, and what each judge has of them",
});
export const switchLanguageOn = endpoint({
  method: "POST",
  path: "/submission/languages/{language}",
  access: "admin",
  response: Switched,
  summary: "Offer a further language from now on",
});
export const switchLanguageOff = endpoint({
  method: "DELETE",
  path: "/submission/languages/{language}",
  access: "admin",
  response: Switched,
  summary: "Offer a further language no more; what was submitted in it stays and can be judged anew",
});
