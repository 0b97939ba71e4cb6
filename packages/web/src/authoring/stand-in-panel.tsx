import type { ProblemEdit } from "@verdict/contract/admin-problems";
import { languageName } from "@verdict/contract/language";
import { CodeView } from "../editor/code-view.tsx";
import { TitledPanel } from "../ui/panel.tsx";

/** The package's solution in a further language that stands in for references, which the form does not hold. */
export function StandInPanel({ standIn }: { standIn: ProblemEdit["standIn"] }) {
  if (standIn === undefined) return null;
  const name = languageName(standIn.language);
  return (
    <TitledPanel title={`The reference solution is in ${name}`}>
      <p className="text-muted">
        This problem's package has no solution in C++, Java or JavaScript, so the one in {name} proves the tests and
        gives expected outputs. It stands in until you save a reference solution in one of the three.
      </p>
      <details className="mt-3">
        <summary className="cursor-pointer">Show it</summary>
        <div className="mt-2 overflow-hidden rounded-box border border-line">
          <CodeView
            code={standIn.completeCode.trimEnd()}
            language={standIn.language}
            label={`Reference solution in ${name}`}
          />
        </div>
      </details>
    </TitledPanel>
  );
}
