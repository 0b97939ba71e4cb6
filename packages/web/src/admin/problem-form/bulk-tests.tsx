import { useState } from "react";
import { ErrorBox } from "../../ui/error-box.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type ParsedTests, type PastedTest, pairTestFiles, parsePastedTests } from "./parse-tests.ts";

interface BulkTestsProps {
  onAdd: (tests: readonly PastedTest[]) => void;
  onReplace: (tests: readonly PastedTest[]) => void;
}

/** Many tests at once: pasted as text or JSON, or chosen as pairs of files. */
export function BulkTests({ onAdd, onReplace }: BulkTestsProps) {
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<{ problem: string | null; added: number } | null>(null);

  const take = (parsed: ParsedTests, apply: (tests: readonly PastedTest[]) => void) => {
    if (parsed.tests === null) return setOutcome({ problem: parsed.problem, added: 0 });
    apply(parsed.tests);
    setText("");
    setOutcome({ problem: null, added: parsed.tests.length });
  };
  const takeFiles = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
    take(pairTestFiles(read), onAdd);
  };

  return (
    <details className="rounded-field border border-line px-4 py-3">
      <summary className="cursor-pointer text-[0.8125rem] font-medium text-muted hover:text-base-content">
        Add many at once
      </summary>
      <div className="mt-4 grid gap-4">
        <TextArea
          label="Paste tests"
          hint="Blocks of text: a line --- before the output, a line === between two tests. Or a JSON list of {input, output, explanation}."
          font="code"
          rows={6}
          error={undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn-quiet" onClick={() => take(parsePastedTests(text), onAdd)}>
            Add these
          </button>
          <button type="button" className="btn-quiet" onClick={() => take(parsePastedTests(text), onReplace)}>
            Replace all by these
          </button>
          <label className="btn-quiet cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary">
            Choose .in and .ans files
            <input
              type="file"
              multiple
              accept=".in,.ans,.out"
              className="sr-only"
              onChange={(event) => {
                void takeFiles([...(event.target.files ?? [])]);
                event.target.value = "";
              }}
            />
          </label>
        </div>
        {outcome !== null && outcome.problem !== null && <ErrorBox text={outcome.problem} />}
        <p role="status" className="text-success empty:hidden">
          {outcome !== null && outcome.problem === null && `${outcome.added.toLocaleString("en")} tests taken over.`}
        </p>
      </div>
    </details>
  );
}
