import { MOST_TALK_CHARACTERS } from "@verdict/contract/talk";
import { type FormEvent, useState } from "react";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface Write {
  mutateAsync: (text: string) => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
}

/** What was typed stays until the server has it. */
export function CommentForm(input: {
  label: string;
  button: string;
  start: string;
  write: Write;
  onClose?: () => void;
}) {
  const { label, button, start, write, onClose } = input;
  const [text, setText] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutateAsync(text).then(
      () => (onClose === undefined ? setText("") : onClose()),
      // The box below says it.
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={label}
        error={undefined}
        hint="Markdown, with $formulas$ and ```cpp for code."
        rows={4}
        maxLength={MOST_TALK_CHARACTERS}
        required
        autoFocus={onClose !== undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureBox error={write.error} fallback="The comment could not be kept." />
      <div className="flex flex-wrap gap-3">
        <SubmitButton text={button} busyText="One moment..." isBusy={write.isPending} className="max-sm:w-full" />
        {onClose !== undefined && (
          <button type="button" className="btn-quiet" onClick={onClose}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
