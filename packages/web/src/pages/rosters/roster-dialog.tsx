import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from "react";
import type { OpenRosterCheck } from "../../platform/open-answers.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { rosterText } from "./roster-text.ts";

/** What a roster does is shown first, and done with a second press. */
export function RosterDialog(input: {
  title: string;
  /** What it does, in words. */
  children: ReactNode;
  example: string;
  check: (csv: string) => Promise<OpenRosterCheck>;
  take: (csv: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { title, children, example, onClose } = input;
  const [csv, setCsv] = useState("");
  const check = useMutation({ mutationFn: () => input.check(csv) });
  const take = useMutation({ mutationFn: () => input.take(csv), onSuccess: onClose });
  const isSound = check.data !== undefined && check.data.faults.length === 0;
  const type = (text: string) => {
    setCsv(text);
    check.reset();
    take.reset();
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) type(await file.text());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSound) take.mutate();
    else check.mutate();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <p className="text-muted">{children}</p>
        <div>
          <label htmlFor="roster-file" className="mb-1.5 block font-medium">
            File
          </label>
          <input id="roster-file" type="file" accept=".csv,.tsv,.txt,text/csv" onChange={(event) => void read(event)} />
        </div>
        <TextArea
          label="Or its text"
          error={undefined}
          font="code"
          rows={8}
          placeholder={example}
          value={csv}
          onChange={(event) => type(event.target.value)}
        />
        {check.data !== undefined && (
          <div role="status">
            <p className="font-medium">{rosterText(check.data)}</p>
            {check.data.faults.length > 0 && (
              <>
                <p className="mt-1 text-error">Nothing is taken in before this is mended:</p>
                <ul aria-label="Faults" className="num mt-1 grid gap-1">
                  {check.data.faults.map(({ line, text }) => (
                    <li key={`${line} ${text}`} className="break-words">
                      Line {line}: {text}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
        <FailureBox error={check.error ?? take.error} fallback="The roster could not be read." />
        <SubmitButton
          text={isSound ? "Take it in" : "Look what it does"}
          busyText="One moment..."
          isBusy={check.isPending || take.isPending}
        />
      </form>
    </Dialog>
  );
}
