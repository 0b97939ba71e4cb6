import { type FormEvent, useState } from "react";
import type { OpenContest } from "../../platform/open-answers.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";

/** No letter is empty. */
const GENERAL = "";

/** A text about a problem, or about the contest as a whole. What was typed goes only when it has been taken. */
export function MessageForm(input: {
  name: string;
  label: string;
  hint: string;
  button: string;
  contest: OpenContest;
  send: (message: { label: string | null; text: string }) => Promise<unknown>;
  isBusy: boolean;
  error: Error | null;
}) {
  const [text, setText] = useState("");
  const [label, setLabel] = useState(GENERAL);
  const options = Object.fromEntries([
    [GENERAL, "The contest as a whole"],
    ...(input.contest.problems ?? []).map((one) => [one.label, `${one.label}: ${one.title}`]),
  ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isTaken = await input.send({ label: label === GENERAL ? null : label, text }).then(
      () => true,
      () => false,
    );
    if (isTaken) setText("");
  };
  return (
    <form onSubmit={submit} aria-label={input.name} className="grid gap-4 border-b border-line p-5">
      <SelectField label="About" options={options} value={label} onChange={(event) => setLabel(event.target.value)} />
      <TextArea
        label={input.label}
        hint={input.hint}
        error={undefined}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureBox error={input.error} fallback="That could not be sent." />
      <SubmitButton
        text={input.button}
        busyText="Sending..."
        isBusy={input.isBusy}
        className="justify-self-start max-sm:w-full"
      />
    </form>
  );
}
