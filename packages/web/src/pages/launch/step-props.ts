import type { OpenLtiStep } from "../../platform/open-answers.ts";

/** Of a screen that asks something in a launch; `onStep` is told what comes next. */
export interface StepProps<Kind extends OpenLtiStep["step"]> {
  ticket: string;
  step: Extract<OpenLtiStep, { step: Kind }>;
  onStep: (step: OpenLtiStep) => void;
}
