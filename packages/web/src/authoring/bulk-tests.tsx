import { PACKAGE_ZIP_TYPE } from "@verdict/contract/problem-packages";
import { testsFromZip } from "@verdict/contract/test-pairs";
import { useContext, useState } from "react";
import { sendFile } from "../platform/call-api.ts";
import { failureText } from "../platform/failures.ts";
import type { OpenPackageFinding } from "../platform/open-answers.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { AuthorCallsContext } from "./author-calls.ts";
import { nameOf, type ParsedTests, type PastedTest, pairTestFiles, parsePastedTests } from "./parse-tests.ts";

interface BulkTestsProps {
  onAdd: (tests: readonly PastedTest[]) => void;
  onReplace: (tests: readonly PastedTest[]) => void;
}

/** Many tests at once: pasted as text or JSON, or chosen as pairs of files. */
export function BulkTests({ onAdd, onReplace }: BulkTestsProps) {
  const { isOfClass } = useContext(AuthorCallsContext);
  const [text, setText] = useState("");
  const [notes, setNotes] = useState<readonly OpenPackageFinding[]>([]);
  const [outcome, setOutcome] = useState<{ problem: string | null; added: number } | null>(null);

  const take = (parsed: ParsedTests, apply: (tests: readonly PastedTest[]) => void) => {
    if (parsed.tests === null) return setOutcome({ problem: parsed.problem, added: 0 });
    apply(parsed.tests);
    setText("");
    setOutcome({ problem: null, added: parsed.tests.length });
  };
  const takeZip = async (file: File) => {
    try {
      const { tests, findings } = await sendFile(testsFromZip, new Blob([file], { type: PACKAGE_ZIP_TYPE }));
      const [finding] = findings;
      if (finding !== undefined) setNotes(findings);
      take(
        tests.length === 0
          ? { tests: null, problem: finding?.message ?? "The zip holds no tests" }
          : {
              tests: tests.map(({ name, input, output, stored }) => ({
                input,
                output,
                explanation: "",
                name: nameOf(`${name}.in`),
                stored,
              })),
              problem: null,
            },
        onAdd,
      );
    } catch (error) {
      setOutcome({ problem: failureText(error, "The zip could not be read."), added: 0 });
    }
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
          hint="Blocks of text: a line --- before the output, a line === between two tests. Or a JSON list of {input, output, explanation, name}."
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
            {isOfClass ? "Choose .in and .ans files" : "Choose .in and .ans files, or a zip"}
            <input
              type="file"
              multiple
              accept={isOfClass ? ".in,.ans,.out" : ".in,.ans,.out,.zip"}
              className="sr-only"
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                const zip = isOfClass ? undefined : files.find((file) => file.name.endsWith(".zip"));
                setNotes([]);
                void (zip === undefined ? takeFiles(files) : takeZip(zip));
                event.target.value = "";
              }}
            />
          </label>
        </div>
        {outcome !== null && outcome.problem !== null && <ErrorBox text={outcome.problem} />}
        {notes.length > 0 && (
          <ul className="grid gap-1 text-warning">
            {notes.map((note) => (
              <li key={`${note.file}\n${note.message}`}>
                {note.file}: {note.message}
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="text-success empty:hidden">
          {outcome !== null && outcome.problem === null && `${outcome.added.toLocaleString("en")} tests taken over.`}
        </p>
      </div>
    </details>
  );
}
