import { type LanguageId, languageName } from "@verdict/contract/language";
import type { OpenProblem } from "../platform/open-answers.ts";
import { ConversationView } from "../ui/conversation-view.tsx";

type Interaction = NonNullable<OpenProblem["interaction"]>;

/** How a program gets what it has printed out of its hands; the rest of a talk is the same in all languages. */
const FLUSH: Partial<Record<string, string>> = {
  cpp: "std::endl or std::cout.flush()",
  c: "fflush(stdout)",
  java: "System.out.flush()",
  kotlin: "System.out.flush()",
  javascript: "console.log sends at once; read line by line with require('readline')",
  typescript: "console.log sends at once; read line by line with readline",
  python3: "print(…, flush=True)",
  pypy3: "print(…, flush=True)",
  rust: "std::io::stdout().flush()",
  go: "Flush() of what writes through a buffer",
};

/** What takes the place of examples where a program of the problem has a part in the runs. */
export function InteractionSamples({ problem, language }: { problem: OpenProblem; language: LanguageId }) {
  const { interaction } = problem;
  if (interaction === undefined) return null;
  const explained = problem.visibleTestCases.flatMap(({ explanation = "" }, index) =>
    explanation === "" ? [] : [{ number: index + 1, explanation }],
  );
  return (
    <section aria-label="How it talks" className="grid gap-3">
      <h3 className="mt-8 text-[0.9375rem] font-semibold">
        {interaction.kind === "multi-pass" ? "Several runs:" : "A conversation:"}
      </h3>
      <HowItGoes interaction={interaction} language={language} />
      {interaction.samples.length > 0 && (
        <ol className="grid gap-3">
          {interaction.samples.map((sample, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a problem's samples never change their order.
            <li key={index} className="grid gap-2 rounded-box border border-line px-4 py-3.5">
              <p className="text-[0.8125rem] leading-5 text-faint">Example {index + 1}</p>
              <ConversationView conversation={sample} label={`Example ${index + 1}`} />
            </li>
          ))}
        </ol>
      )}
      {explained.map(({ number, explanation }) => (
        <p key={number} className="text-[0.8125rem] leading-5 break-words whitespace-pre-wrap text-muted">
          Case {number}: {explanation}
        </p>
      ))}
    </section>
  );
}

function HowItGoes({ interaction: { kind, passes }, language }: { interaction: Interaction; language: LanguageId }) {
  const flush = FLUSH[language];
  const times = `up to ${passes} times`;
  if (kind === "multi-pass") {
    return (
      <p className="text-[0.8125rem] leading-5 text-muted">
        Of each test your program is run {times}, each time anew: what it reads after the first run comes of what it has
        written before. The time limit is for each run.
      </p>
    );
  }
  return (
    <p className="text-[0.8125rem] leading-5 text-muted">
      Your program talks with a program of this problem: each reads what the other one writes. Send each line at once
      {flush === undefined ? ", and flush what you write" : ` (${languageName(language)}: ${flush})`}, read no more than
      you are told, and end when the talk is over. If both wait, nothing is said any more, and your program has exceeded
      its time.{passes > 1 && ` Of each test it is run ${times}.`}
    </p>
  );
}
