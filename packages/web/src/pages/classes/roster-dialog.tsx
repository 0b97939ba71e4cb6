import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkRoster, takeRoster } from "@verdict/contract/classes";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { rosterText } from "./class-text.ts";

/** What a roster does is shown first, and done with a second press. */
export function RosterDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const [csv, setCsv] = useState("");
  const queryClient = useQueryClient();
  const check = useMutation({ mutationFn: () => callApi(checkRoster, { params: { classId }, body: { csv } }) });
  const take = useMutation({
    mutationFn: () => callApi(takeRoster, { params: { classId }, body: { csv } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["class", classId] });
      onClose();
    },
  });
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
    <Dialog title="Take in a roster" onClose={onClose}>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <p className="text-muted">
          A table as spreadsheets save it (CSV), with the columns email, name, label and role, or a list of addresses.
          Who is new gets an invitation by mail; who is in the class already gets the name and the label of the roster.
          Nobody is taken out.
        </p>
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
          placeholder={"email,name,label\nada@example.org,Ada Lovelace,2026-0815"}
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
