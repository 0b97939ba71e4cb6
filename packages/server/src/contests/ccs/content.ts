import type { CcsCollection, CcsObject } from "@verdict/contract/ccs";
import { presentAwards } from "./present-awards.ts";
import { presentClarifications, presentJudgements, presentSubmissions } from "./present-live.ts";
import * as setting from "./present-setting.ts";
import type { Shown } from "./view.ts";

/** What each collection holds. Whatever an object refers to is in another one of the same. */
export const CONTENT: Readonly<Record<CcsCollection, (shown: Shown) => CcsObject[]>> = {
  "judgement-types": setting.presentJudgementTypes,
  languages: setting.presentLanguages,
  problems: setting.presentProblems,
  groups: setting.presentGroups,
  teams: setting.presentTeams,
  submissions: presentSubmissions,
  judgements: presentJudgements,
  clarifications: presentClarifications,
  awards: presentAwards,
};
