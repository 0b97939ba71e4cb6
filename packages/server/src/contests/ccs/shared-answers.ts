import { CCS_COLLECTIONS, type CcsObject, type CcsVersion } from "@verdict/contract/ccs";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { type PackedText, packTextSoon } from "../../platform/http/packed-text.ts";
import { onceASecond } from "../once-a-second.ts";
import { presentAccess } from "./access.ts";
import { CONTENT } from "./content.ts";
import { type CcsMaterial, readMaterial } from "./material.ts";
import { presentState } from "./present-state.ts";
import { mainGroup, presentScoreboard } from "./scoreboard.ts";
import type { CcsView } from "./view.ts";

const JSON_TYPE = "application/json; charset=utf-8";

interface CcsQuestion {
  version: CcsVersion;
  contestId: string;
  view: CcsView;
  /** A collection, `state`, `access` or `scoreboard`. */
  name: string;
  /** Of a scoreboard; null: its main one. */
  groupId: string | null;
}

interface Answer {
  content: object;
  packed: PackedText;
}

interface SharedAnswers {
  material: (contestId: string) => Promise<CcsMaterial>;
  /** Throws not_found for a contest or a name that there is not, and bad_input for a group. */
  answer: (question: CcsQuestion) => Promise<Answer>;
}

/**
 * Tools ask again and again for all that there is of a contest. So it is read once a second for all of them, and written
 * and packed once for all who may see as much of it.
 */
export function createSharedAnswers(context: Pick<AppContext, "config" | "pool">): SharedAnswers {
  const material = onceASecond((contestId) => readMaterial(context, contestId));
  const answers = onceASecond(async (key) => {
    const question: CcsQuestion = JSON.parse(key);
    const content = contentOf(question, await material(question.contestId));
    return { content, packed: await packTextSoon(JSON.stringify(content), JSON_TYPE) };
  });
  return {
    material,
    answer: ({ version, contestId, view, name, groupId }) =>
      answers(JSON.stringify({ version, contestId, view, name, groupId })),
  };
}

function contentOf({ view, name, groupId }: CcsQuestion, material: CcsMaterial): object {
  switch (name) {
    case "state":
      return presentState(material);
    case "access":
      return presentAccess(material, view);
    case "scoreboard":
      return presentScoreboard(material, view, groupId ?? mainGroup(material));
    default:
      return collectionOf(name, { material, view });
  }
}

/** Throws not_found. */
function collectionOf(name: string, shown: { material: CcsMaterial; view: CcsView }): CcsObject[] {
  const known = CCS_COLLECTIONS.find((one) => one === name);
  if (known === undefined) throw new DomainError("not_found", "There is no such collection");
  return CONTENT[known](shown.material, shown.view);
}
