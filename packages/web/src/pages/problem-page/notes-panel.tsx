import { DRAFT_MAX_LENGTH } from "@verdict/contract/drafts";
import { useId } from "react";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

/** What a user writes down for themselves about a problem. */
export function NotesPanel() {
  const { code } = useDesk();
  const notes = useDeskState((state) => state.notes);
  const id = useId();
  return (
    <div className="flex h-full min-h-32 flex-col gap-2">
      <label htmlFor={id} className="text-xs text-faint">
        Only you see your notes. They are kept with your account.
      </label>
      <textarea
        id={id}
        value={notes}
        maxLength={DRAFT_MAX_LENGTH}
        onChange={(event) => code.changeNotes(event.target.value)}
        placeholder="An idea, a trap, what to try next time…"
        className="field-area min-h-0 flex-1 resize-none text-sm leading-6 [field-sizing:fixed]"
      />
    </div>
  );
}
