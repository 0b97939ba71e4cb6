import type { SealedStatements } from "@verdict/contract/sealed-statements";
import { type Opening, openSealed, readSealed } from "@verdict/contract/sealing";
import { type FormEvent, useState } from "react";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";

/** `edition` is null of a file that is none of ours. */
export interface ChosenFile {
  name: string;
  text: string;
  edition: string | null;
}

const FAILURES: Readonly<Record<Exclude<Opening["kind"], "opened">, string>> = {
  "no-file": "This is no file of sealed statements. Choose the one that you have downloaded.",
  "newer-file": "This file was made by a newer version of the site. Load this page again.",
  "no-key": "A key has 20 letters and digits, as K7QMX-2B4C6-… Look whether one is missing.",
  "wrong-key":
    "This key does not open this file. Look whether you have typed it right, and whether both are of one contest.",
  damaged: "This file is damaged: it is not as it was when it was sealed. Download it again, or have it copied again.",
  cannot: "This browser opens sealed files only on pages that are called by https. Ask for the statements on paper.",
};

/** Opens a file with its key in this page: nothing of it goes anywhere, and no connection is needed. */
export function OpenSealedForm(input: {
  file: ChosenFile | null;
  /** The key, where the site has told it. */
  known: string | null;
  onFile: (file: ChosenFile) => void;
  onOpened: (statements: SealedStatements) => void;
}) {
  const { file, known, onFile, onOpened } = input;
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const text = await chosen.text();
    setFailure(null);
    onFile({ name: chosen.name, text, edition: readSealed(text)?.edition ?? null });
  };
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null) return setFailure("Choose the file that you have downloaded.");
    setBusy(true);
    const opening = await openSealed({ text: file.text, typed: typed ?? known ?? "" });
    setBusy(false);
    if (opening.kind === "opened") onOpened(opening.statements);
    else setFailure(FAILURES[opening.kind]);
  };
  return (
    <form onSubmit={(event) => void open(event)} aria-label="Open" className="panel grid gap-4 p-5">
      <h2 className="text-sm font-medium">Open the file</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="btn-quiet cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary">
          Choose a file
          <input
            type="file"
            accept=".json,application/json"
            className="sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
        <p className="min-w-0 break-all text-muted">{file === null ? "No file is chosen yet." : file.name}</p>
      </div>
      <FormField
        label="Key"
        error={undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="K7QMX-2B4C6-8D9EF-GHJKM"
        value={typed ?? known ?? ""}
        onChange={(event) => setTyped(event.target.value)}
      />
      {failure !== null && <ErrorBox text={failure} />}
      <SubmitButton text="Open" busyText="One moment..." isBusy={isBusy} className="justify-self-start max-sm:w-full" />
    </form>
  );
}
