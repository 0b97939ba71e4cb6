import {
  ReferenceFailure,
  VerifyAcceptedEvent,
  VerifyCompiledEvent,
  VerifySolutionEvent,
  VerifyTestEvent,
} from "@verdict/contract/admin-problems";
import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import type { StepEvent } from "../platform/follow-call.ts";
import type { OpenTestEvent } from "../platform/open-answers.ts";

/** How far the judging of one reference solution has come. `tests` are those finished, in the order of arrival. */
export interface ReferenceProgress {
  language: LanguageId;
  isCompiled: boolean;
  tests: readonly OpenTestEvent[];
  failure: ReferenceFailure | null;
}

/** `total` is null until the references wait for the judge, `others` until an import tries its other solutions. */
export interface VerifyProgress {
  total: number | null;
  references: readonly ReferenceProgress[];
  others: { judged: number; total: number } | null;
}

export const NOTHING_VERIFIED: VerifyProgress = { total: null, references: [], others: null };

/** The progress after one more step; steps of other names and broken ones change nothing. */
export function withVerifyStep(progress: VerifyProgress, step: StepEvent): VerifyProgress {
  const { data } = step;
  switch (step.name) {
    case "accepted": {
      const parsed = z.safeParse(VerifyAcceptedEvent, data);
      return parsed.success ? waiting(parsed.data) : progress;
    }
    case "compiled": {
      const parsed = z.safeParse(VerifyCompiledEvent, data);
      return parsed.success ? change(progress, parsed.data.language, () => ({ isCompiled: true })) : progress;
    }
    case "test": {
      const parsed = z.safeParse(VerifyTestEvent, data);
      if (!parsed.success) return progress;
      const { language, ...test } = parsed.data;
      return change(progress, language, (reference) => ({ isCompiled: true, tests: [...reference.tests, test] }));
    }
    case "failed": {
      const parsed = z.safeParse(ReferenceFailure, data);
      return parsed.success ? change(progress, parsed.data.language, () => ({ failure: parsed.data })) : progress;
    }
    case "solution": {
      const parsed = z.safeParse(VerifySolutionEvent, data);
      if (!parsed.success) return progress;
      const { judged, total } = parsed.data;
      return { ...progress, others: { judged, total } };
    }
    default:
      return progress;
  }
}

function waiting(accepted: z.infer<typeof VerifyAcceptedEvent>): VerifyProgress {
  const references = accepted.languages.map((language) => ({ language, isCompiled: false, tests: [], failure: null }));
  return { total: accepted.totalTestCases, references, others: null };
}

function change(
  progress: VerifyProgress,
  language: LanguageId,
  changed: (reference: ReferenceProgress) => Partial<ReferenceProgress>,
): VerifyProgress {
  const references = progress.references.map((reference) =>
    reference.language === language ? { ...reference, ...changed(reference) } : reference,
  );
  return { ...progress, references };
}
