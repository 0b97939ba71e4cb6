import type { Language, Recorder } from "../languages/language.ts";
import type { StepsWindow } from "../languages/recorder.ts";
import { programParts } from "../running/with-program.ts";

/** What goes into a program that records itself, as it is kept (program-cache.ts): of one owner, as all programs. */
export function recordedParts(input: {
  language: Pick<Language, "id" | "fingerprint">;
  recorder: Pick<Recorder, "fingerprint" | "hasWindowInPlan">;
  source: string;
  owner: string | undefined;
  window: StepsWindow;
}): string[] {
  const { recorder, window } = input;
  return [...programParts(input), recorder.fingerprint, ...(recorder.hasWindowInPlan ? [JSON.stringify(window)] : [])];
}
