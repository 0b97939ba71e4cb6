import { CCS_COLLECTIONS } from "@verdict/contract/ccs";
import { CONTENT } from "./content.ts";
import { type CcsEvent, eventOf, goneOf, inOrder } from "./event.ts";
import { judgementPresenter, submissionPresenter } from "./present-live.ts";
import { presentContest } from "./present-setting.ts";
import { presentState } from "./present-state.ts";
import type { CcsSubmissionRow } from "./store.ts";
import type { Shown } from "./view.ts";

interface Seen {
  row: CcsSubmissionRow;
  submission: CcsEvent;
  /** Null: nothing is said of what becomes of it. */
  judgement: CcsEvent | null;
}

/**
 * A contest as it was seen last, in one view and version. Of twenty thousand submissions hardly one has changed since a
 * second ago: only those that have are written anew, since all together would take most of the time that there is.
 */
export class Picture {
  #setting = "";
  /** All but submissions, their judgements, and the state. */
  #rest: ReadonlyMap<string, CcsEvent> = new Map();
  #submissions = new Map<string, Seen>();
  #state: CcsEvent | null = null;

  /** Returns what has changed, in the order in which it should be told; the first time everything. */
  look(shown: Shown): CcsEvent[] {
    const setting = settingOf(shown);
    const isSameSetting = setting === this.#setting;
    this.#setting = setting;
    const ofSubmissions = this.#lookAtSubmissions(shown, isSameSetting);
    const awards = isSameSetting && ofSubmissions.length === 0 ? this.#awards() : contentOf(shown, "awards");
    const rest = [
      eventOf("contest", null, presentContest(shown.material.contest, shown.version)),
      ...CCS_COLLECTIONS.flatMap((type) => (IS_APART.has(type) ? [] : contentOf(shown, type))),
      ...awards,
    ];
    const state = eventOf("state", null, presentState(shown));
    const changes = [
      ...ofSubmissions,
      ...this.#replaceRest(rest),
      ...(state.data === this.#state?.data ? [] : [state]),
    ];
    this.#state = state;
    return inOrder(changes);
  }

  /** Everything, in the order in which it should be told. */
  events(): CcsEvent[] {
    const ofSubmissions = [...this.#submissions.values()].flatMap(({ submission, judgement }) =>
      judgement === null ? [submission] : [submission, judgement],
    );
    return inOrder([...this.#rest.values(), ...ofSubmissions, ...(this.#state === null ? [] : [this.#state])]);
  }

  #lookAtSubmissions(shown: Shown, isSameSetting: boolean): CcsEvent[] {
    const changes: CcsEvent[] = [];
    const [presentSubmission, presentJudgement] = [submissionPresenter(shown), judgementPresenter(shown)];
    const gone = new Set(this.#submissions.keys());
    for (const row of shown.material.submissions) {
      gone.delete(row.id);
      const before = this.#submissions.get(row.id);
      if (before !== undefined && isSameSetting && isSame(before.row, row)) continue;
      const submission = eventOf("submissions", row.id, presentSubmission(row));
      const said = presentJudgement(row);
      const judgement = said === null ? null : eventOf("judgements", said.id, said);
      this.#submissions.set(row.id, { row, submission, judgement });
      if (before?.submission.data !== submission.data) changes.push(submission);
      changes.push(...differenceOf(before?.judgement ?? null, judgement));
    }
    for (const id of gone) {
      const before = this.#submissions.get(id);
      this.#submissions.delete(id);
      if (before !== undefined) changes.push(goneOf(before.submission), ...differenceOf(before.judgement, null));
    }
    return changes;
  }

  #awards(): CcsEvent[] {
    return [...this.#rest.values()].filter(({ type }) => type === "awards");
  }

  #replaceRest(events: readonly CcsEvent[]): CcsEvent[] {
    const before = this.#rest;
    const after = new Map(events.map((event) => [`${event.type} ${event.id ?? ""}`, event]));
    this.#rest = after;
    return [
      ...[...before].filter(([key]) => !after.has(key)).map(([, event]) => goneOf(event)),
      ...[...after].filter(([key, event]) => before.get(key)?.data !== event.data).map(([, event]) => event),
    ];
  }
}

/** What is not made anew with each look. */
const IS_APART: ReadonlySet<string> = new Set(["submissions", "judgements", "awards"]);

function contentOf(shown: Shown, type: keyof typeof CONTENT): CcsEvent[] {
  return CONTENT[type](shown).map((object) => eventOf(type, object.id, object));
}

function differenceOf(before: CcsEvent | null, after: CcsEvent | null): CcsEvent[] {
  if (before?.id === after?.id) return after === null || before?.data === after.data ? [] : [after];
  return [...(before === null ? [] : [goneOf(before)]), ...(after === null ? [] : [after])];
}

/** All that decides how a submission is told, and how a board is computed, but the submissions themselves. */
function settingOf({ material: { contest, entries, labels }, view, version }: Shown): string {
  return JSON.stringify([{ ...contest, now: null }, entries, [...labels], view, version]);
}

function isSame(one: CcsSubmissionRow, other: CcsSubmissionRow): boolean {
  return (
    one.verdict === other.verdict &&
    one.judged_at?.getTime() === other.judged_at?.getTime() &&
    one.at.getTime() === other.at.getTime() &&
    one.language === other.language &&
    (one.points === other.points || JSON.stringify(one.points) === JSON.stringify(other.points))
  );
}
