import { languageName } from "@verdict/contract/language";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { code } = useDesk();
  const language = useDeskState((state) => state.language);
  const template = code.template();
  const closeAfter = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog title="Reset to starter code" onClose={onClose} className="max-w-md">
      <div className="px-5 py-4">
        <p className="text-muted">
          Your {languageName(language)} code is replaced by the problem's starter code
          {template === null ? "" : " or by your own template"}. You can take it back with Undo.
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn-quiet h-9" onClick={onClose}>
            Cancel
          </button>
          {template !== null && (
            <button
              type="button"
              className="btn-quiet h-9"
              onClick={closeAfter(() => code.put(language, template, "Back to your template."))}
            >
              Use my template
            </button>
          )}
          <button type="button" className="btn-danger h-9" onClick={closeAfter(code.reset)}>
            Reset
          </button>
        </div>
      </div>
    </Dialog>
  );
}
