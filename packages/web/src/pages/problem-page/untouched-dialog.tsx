import { languageName } from "@verdict/contract/language";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

/** Asked before code that nobody has written is submitted: often it is the code of another language that is meant. */
export function UntouchedDialog({ onClose }: { onClose: () => void }) {
  const { code, judged } = useDesk();
  const language = useDeskState((state) => state.language);
  return (
    <Dialog title="Submit the starter code?" onClose={onClose} className="max-w-md">
      <div className="px-5 py-4">
        <p className="text-muted">
          Your {languageName(language)} code is still what this problem begins with. Its submission would count as any
          other.
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn-quiet h-9" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            // The browser's own way to say where the focus begins, which a dialog follows: Enter submits.
            ref={(button) => button?.setAttribute("autofocus", "")}
            className="btn-cta h-9 px-3.5"
            onClick={() => {
              onClose();
              judged.submit({ code: code.text(), language, ownTests: [] });
            }}
          >
            Submit anyway
          </button>
        </div>
      </div>
    </Dialog>
  );
}
