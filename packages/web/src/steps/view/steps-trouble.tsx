import type { StepsTarget } from "@verdict/contract/steps";
import { failureHint, failureText } from "../../platform/failures.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { ScrollingText } from "../../ui/scrolling-text.tsx";
import type { StepsTrouble as Trouble } from "../model/step-model.ts";

/** Why the wanted steps are not there, in a sentence. */
export function StepsTrouble({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  switch (trouble.kind) {
    case "failed":
      return (
        <ErrorBox
          text={failureText(trouble.error, "The steps could not be recorded.")}
          hint={failureHint(trouble.error)}
          onRetry={onRetry}
        />
      );
    case "refused":
      return (
        <div className="steps-trouble">
          <p>The compiler refuses this program.</p>
          <ScrollingText text={trouble.compilerOutput} />
        </div>
      );
    case "unsupported":
      return <p className="steps-trouble">{trouble.reason}</p>;
    case "unreached":
      return <p className="steps-trouble">{unreachedText(trouble.target)}</p>;
    default:
      return trouble satisfies never;
  }
}

function unreachedText(target: StepsTarget): string {
  switch (target.kind) {
    case "step":
      return target.step === 0 ? "The program ran none of its lines." : "There are no more steps.";
    case "line":
      return `Line ${target.line} does not run in this direction any more.`;
    case "crash":
      return "The program does not crash.";
    case "end":
      return "The end of the program was not reached within its time.";
    default:
      return target satisfies never;
  }
}
