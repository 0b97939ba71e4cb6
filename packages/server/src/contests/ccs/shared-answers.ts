import { CCS_COLLECTIONS } from "@verdict/contract/ccs";
import { DomainError } from "../../platform/http/errors.ts";
import { type PackedText, packTextSoon } from "../../platform/http/packed-text.ts";
import { presentAccess } from "./access.ts";
import { CONTENT } from "./content.ts";
import type { CcsMaterial } from "./material.ts";
import { MAIN_GROUP } from "./present-setting.ts";
import { presentState } from "./present-state.ts";
import { presentScoreboard } from "./scoreboard.ts";
import type { Shown } from "./view.ts";

const JSON_TYPE = "application/json; charset=utf-8";

interface Question extends Shown {
  /** A collection, `state`, `access` or `scoreboard`. */
  name: string;
  /** Of a scoreboard; null: its main one. */
  groupId: string | null;
}

interface Answer {
  content: object;
  packed: PackedText;
}

/**
 * Tools ask again and again for all that there is of a contest: it is written and packed once for all who may see as
 * much of it. Throws not_found for a name that there is not, and bad_input for such a group.
 */
export function createSharedAnswers(): (question: Question) => Promise<Answer> {
  const answers = new WeakMap<CcsMaterial, Map<string, Promise<Answer>>>();
  return (question) => {
    const ofMaterial = answers.get(question.material) ?? new Map<string, Promise<Answer>>();
    answers.set(question.material, ofMaterial);
    const key = [question.version, question.view, question.name, question.groupId ?? ""].join(" ");
    const known = ofMaterial.get(key);
    if (known !== undefined) return known;
    const writing = write(question);
    // A refusal is quickly made again: whoever makes names up must not fill the memory with them.
    ofMaterial.set(key, writing);
    writing.catch(() => ofMaterial.delete(key));
    return writing;
  };
}

async function write(question: Question): Promise<Answer> {
  const content = contentOf(question);
  return { content, packed: await packTextSoon(JSON.stringify(content), JSON_TYPE) };
}

function contentOf({ name, groupId, ...shown }: Question): object {
  switch (name) {
    case "state":
      return presentState(shown);
    case "access":
      return presentAccess(shown);
    case "scoreboard":
      return presentScoreboard(shown, groupId ?? MAIN_GROUP);
    default: {
      const known = CCS_COLLECTIONS.find((one) => one === name);
      if (known === undefined) throw new DomainError("not_found", "There is no such collection");
      return CONTENT[known](shown);
    }
  }
}
