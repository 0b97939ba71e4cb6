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
      return <p className="steps-trouble">{unreachedText(trouble)}</p>;
    default:
      return trouble satisfies never;
  }
}

/** Ended at a limit while it was recorded, it may have gone on to whatever is asked for. */
function unreachedText({ target, end }: { target: StepsTarget; end: string }): string {
  const isEnded = end !== "exit" && end !== "crash";
  switch (target.kind) {
    case "step":
      if (target.step === 0) return "The program ran none of its lines.";
      return isEnded ? "So many steps take more time than a program is recorded for." : "There are no more steps.";
    case "line":
      return `Line ${target.line} does not run in this direction any more.`;
    case "crash":
      return isEnded
        ? "The program did not crash within the time for which it is recorded."
        : "The program does not crash.";
    case "end":
      return "The end of the program was not reached within its time.";
    default:
      return target satisfies never;
  }
}
