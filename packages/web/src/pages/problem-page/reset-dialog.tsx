import { type LanguageId, languageName } from "@verdict/contract/language";
import { Dialog } from "../../ui/dialog.tsx";

export function ResetDialog(input: { language: LanguageId; onClose: () => void; onReset: () => void }) {
  return (
    <Dialog title="Reset to starter code" onClose={input.onClose} className="max-w-md">
      <div className="px-5 py-4">
        <p className="text-muted">
          Your {languageName(input.language)} code is replaced by the problem's starter code. You can take it back with
          Undo.
        </p>
        <div className="mt-5 flex justify-end gap-2">
          <button type="button" className="btn-quiet h-9" onClick={input.onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="btn-danger h-9"
            onClick={() => {
              input.onReset();
              input.onClose();
            }}
          >
            Reset
          </button>
        </div>
      </div>
    </Dialog>
  );
}
