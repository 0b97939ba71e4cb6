import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { askForSteps } from "./ask-for-steps.ts";
import { openStepModel } from "./model/step-model.ts";
import type { StepsAsk } from "./steps-ask.ts";
import { StepView } from "./view/step-view.tsx";

/** The step view above the page, as large as the window. Escape closes it. */
export function StepDialog(input: {
  ask: StepsAsk;
  code: string;
  language: string;
  problemId: string;
  onClose: () => void;
  /** Takes a question about a step to the helper; left out where there is none. */
  onAskHelper?: ((question: string) => void) | undefined;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [model] = useState(() => openStepModel({ ask: (target, signal) => askForSteps(input, target, signal) }));
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={input.onClose} className="steps-dialog">
      <header>
        <h2 id={titleId}>Steps: {input.ask.title}</h2>
        <IconButton
          label="Close"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <StepView
        model={model}
        code={input.code}
        language={input.language}
        ask={input.ask}
        onAskHelper={input.onAskHelper ?? null}
      />
    </dialog>
  );
}
