import type { SubmitResult } from "@verdict/contract/submissions";
import { type Awaiting, awaitSubjects, type Subject } from "../judging/await-subjects.ts";
import { NO_JUDGE_FOR_SUBMISSION } from "../judging/verdict-texts.ts";
import { DomainError } from "../platform/http/errors.ts";
import { findResult } from "./find-result.ts";
import { listJudgedTests } from "./store.ts";
import { acceptedEvent, hiddenTestEvent, type SubmissionEvent, stepEvent } from "./submission-events.ts";
import type { SubmissionsContext } from "./submissions-context.ts";

/** A submission whose verdict is waited for. */
export interface AwaitedSubmission extends Subject {
  total: number;
  /** How many of its tests are visible: those with the first numbers. */
  visible: number;
  /** Whether the user knows all tests, or has solved the problem: then a verdict tells nothing new. */
  areKnown: boolean;
}

type Input = Pick<Awaiting<AwaitedSubmission, SubmitResult>, "userId" | "store" | "signal" | "inTurn"> & {
  /** What a client that comes back has heard last: what goes before that for certain is not told again. */
  lastEventId?: string | undefined;
};

/**
 * Waits for the verdict of one submission, and tells what happens to it. The moment of an event tells how long a test
 * took, and a program decides that: hidden tests are told at the end, unless the user knows them. What was announced
 * while nobody listened is told at the end as well. Throws judge_unavailable where no verdict came in time: the
 * submission is judged all the same.
 */
export async function* tellSubmission(
  context: SubmissionsContext,
  { lastEventId = "", ...input }: Input,
): AsyncGenerator<SubmissionEvent, SubmitResult> {
  const toldNumbers = new Set<number>();
  const find = ({ id }: AwaitedSubmission) => findResult(context.pool, id);
  for await (const event of awaitSubjects(context, { ...input, purpose: "submission", find })) {
    switch (event.kind) {
      case "stored":
        for (const { id, total } of event.subjects) {
          if (!hasHeard(lastEventId, id, ["accepted", "compiled", "test"])) yield acceptedEvent(id, total);
        }
        break;
      case "waiting":
        yield { event: "waiting", data: event.place };
        break;
      case "built":
        yield { event: "building", data: event.tests };
        break;
      case "step": {
        const { step, subject } = event;
        if (step.kind === "compiled") {
          if (!hasHeard(lastEventId, subject.id, ["compiled", "test"])) yield stepEvent(subject.id, step);
          break;
        }
        const isHidden = step.number > subject.visible;
        if (isHidden && !subject.areKnown) break;
        toldNumbers.add(step.number);
        yield isHidden ? hiddenTestEvent(subject.id, step) : stepEvent(subject.id, step);
        break;
      }
      case "judged": {
        const { id } = event.subject;
        for (const test of await listJudgedTests(context.pool, id)) {
          if (toldNumbers.has(test.number)) continue;
          yield test.isVisible ? stepEvent(id, { kind: "test", ...test }) : hiddenTestEvent(id, test);
        }
        return event.found;
      }
      case "unheard":
        throw new DomainError("judge_unavailable", NO_JUDGE_FOR_SUBMISSION, { retryAfterSeconds: 10 });
      case "studied":
        break;
      default:
        event satisfies never;
    }
  }
  throw new Error("a submission is judged or unheard");
}

/** Whether that is the last that was heard of this submission, or followed it. */
function hasHeard(lastEventId: string, id: string, events: readonly string[]): boolean {
  const [heardId, heard = ""] = lastEventId.split(".");
  return heardId === id && events.includes(heard);
}
