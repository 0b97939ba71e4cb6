import { useQuery } from "@tanstack/react-query";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { useState } from "react";
import { problemQuery } from "../problems/problem-queries.ts";
import { StepDialog } from "../steps/step-dialog.tsx";
import type { StepsAsk } from "../steps/steps-ask.ts";
import { StepsButton, StepsOpener } from "../steps/steps-button.tsx";
import { TitledPanel } from "../ui/panel.tsx";

/**
 * Somebody else's program step by step, on the problem's examples: it runs for who looks, as a run of theirs. Nothing
 * where they may not see the problem.
 */
export function SharedSteps({ problemId, code, language }: { problemId: string; code: string; language: string }) {
  const { data: problem } = useQuery({ ...problemQuery(problemId), retry: false });
  const [ask, setAsk] = useState<StepsAsk | null>(null);
  if (problem === undefined || problem.visibleTestCases.length === 0) return null;
  if (problem.interaction?.kind === "interactor") {
    return (
      <TitledPanel title="Step by step">
        <p className="text-[0.8125rem] leading-5 text-muted">{NOT_WITH_INTERACTION.steps}</p>
      </TitledPanel>
    );
  }
  return (
    <TitledPanel title="Step by step">
      <StepsOpener value={setAsk}>
        <ul className="flex flex-wrap gap-4">
          {problem.visibleTestCases.map(({ input, output }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an example is its number.
            <li key={index} className="flex items-center gap-2">
              Example {index + 1}
              <StepsButton
                input={{ kind: "example", number: index + 1 }}
                title={`Example ${index + 1}`}
                text={input}
                expected={output}
              />
            </li>
          ))}
        </ul>
      </StepsOpener>
      {ask !== null && (
        <StepDialog ask={ask} problemId={problemId} code={code} language={language} onClose={() => setAsk(null)} />
      )}
    </TitledPanel>
  );
}
