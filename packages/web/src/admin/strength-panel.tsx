import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenKeptStrength } from "../platform/open-answers.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { PagedList } from "../ui/paged-list.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { languageText } from "../ui/verdict-text.ts";
import { ageText } from "./age-text.ts";
import { useTestStrength } from "./use-test-strength.ts";

/** What the stored tests do not catch: small mistakes put into the reference solutions that still pass. */
export function StrengthPanel({ problemId }: { problemId: string }) {
  const { isOffered, last, state, measure, cancel } = useTestStrength(problemId);
  const isBusy = state.kind === "measuring";
  if (!isOffered) return null;
  return (
    <TitledPanel
      title="Test Strength"
      aside={
        <button type="button" className="btn-quiet h-9 px-3" onClick={isBusy ? cancel : () => void measure()}>
          {isBusy ? "Cancel" : last ? "Measure Again" : "Measure"}
        </button>
      }
    >
      {state.kind === "idle" && last === null && (
        <p className="text-muted">
          Puts small mistakes into the reference solutions and shows those that the stored tests do not catch.
        </p>
      )}
      {state.kind === "measuring" && (
        <div>
          <ProgressBar
            label="Mutants judged"
            percent={state.total === null ? 0 : Math.round((state.judged / Math.max(1, state.total)) * 100)}
          />
          <p role="status" className="num mt-2 text-muted">
            {state.total === null ? "Making the mutants..." : `${state.judged} of ${state.total} mutants judged`}
          </p>
        </div>
      )}
      {state.kind === "failed" && (
        <ErrorBox
          text={failureText(state.error, "The strength could not be measured.")}
          hint={failureHint(state.error)}
        />
      )}
      {state.kind !== "measuring" && last && <Measured strength={last} />}
    </TitledPanel>
  );
}

function Measured({ strength }: { strength: OpenKeptStrength }) {
  const { tried, caught, survivors, measuredAt, isOutdated } = strength;
  const percent = tried === 0 ? 100 : Math.floor((caught / tried) * 100);
  return (
    <div className="grid gap-4">
      <div>
        <ProgressBar label="Mutants caught" percent={percent} />
        <p role="status" className="num mt-2">
          {percent}% <span className="text-muted">{`· ${caught} of ${tried} mutants are caught`}</span>
        </p>
        <p className="num mt-1 text-[0.8125rem] text-muted">
          Measured <time dateTime={measuredAt}>{ageText(new Date(measuredAt), new Date())}</time>.
          {isOutdated && " The problem was saved since: measure again to see what its tests catch now."}
        </p>
      </div>
      {survivors.length > 0 && (
        <PagedList
          label="Pages of survivors"
          items={survivors}
          keyOf={(mutant) => `${mutant.language} ${mutant.line} ${mutant.after}`}
        >
          {(mutant) => <Survivor mutant={mutant} />}
        </PagedList>
      )}
    </div>
  );
}

function Survivor({ mutant }: { mutant: OpenKeptStrength["survivors"][number] }) {
  return (
    <>
      <p className="num mb-1.5 text-xs text-muted">
        {languageText(mutant.language)}, line {mutant.line}
      </p>
      <pre className="overflow-x-auto font-mono text-[0.8125rem] leading-5 whitespace-pre-wrap">
        <del className="block text-error no-underline before:content-['-_']">{mutant.before.trim()}</del>
        <ins className="block text-success no-underline before:content-['+_']">{mutant.after.trim()}</ins>
      </pre>
    </>
  );
}
