import { languageName } from "@verdict/contract/language";
import { useState } from "react";
import type { OpenDraft } from "../../platform/open-answers.ts";
import { CodeDiffView } from "../../submissions/code-diff-view.tsx";
import { momentText } from "../../ui/date-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

/** Code that was changed here and on another device: nothing is overwritten until its user has chosen. */
export function DraftConflict({ theirs }: { theirs: OpenDraft }) {
  const { code, drafts } = useDesk();
  const language = useDeskState((state) => state.language);
  const [isComparing, setIsComparing] = useState(false);
  const takeTheirs = () => {
    const mine = code.text();
    drafts.takeTheirs(language);
    // Through the editor as well, so that Undo gives back what was here.
    code.put(language, theirs.text, "The other device's code is in the editor.", mine);
  };
  return (
    <div
      role="alert"
      className="tone-warning flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2 text-[0.8125rem]"
    >
      <p className="min-w-0 flex-1 basis-64 text-base-content">
        Another device has saved other {languageName(language)} code, {momentText(theirs.savedAt)}. Yours is kept here.
      </p>
      <span className="flex flex-wrap gap-2 text-base-content">
        <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={() => setIsComparing(true)}>
          Compare
        </button>
        <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={() => drafts.keepMine(language)}>
          Keep mine
        </button>
        <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={takeTheirs}>
          Use the other
        </button>
      </span>
      {isComparing && (
        <Dialog
          title="From the other device's code to yours"
          onClose={() => setIsComparing(false)}
          className="max-w-3xl"
        >
          <CodeDiffView before={theirs.text} after={code.text()} />
        </Dialog>
      )}
    </div>
  );
}
