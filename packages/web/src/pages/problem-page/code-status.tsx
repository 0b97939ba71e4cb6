import { refusalText } from "../../drafts/refusal-text.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";
import { MarksChip, Timer } from "./late-parts.ts";

/** The line below the editor: what happened to the code, whether it is kept, and the keys that judge it. */
export function CodeStatus() {
  const { problemId } = useDesk();
  const notice = useDeskState((state) => state.notice);
  const isKept = useDeskState((state) => state.isKept);
  const standing = useDeskState((state) => state.standing);
  // What the account does not keep. What can be undone stands beside its button.
  const refusal = useDeskState((state) =>
    state.notice?.undo == null ? refusalText(state.refusals, state.language) : null,
  );
  const unanswered = standing === "unanswered" ? "Kept here, not yet with your account." : null;
  const told = refusal ?? notice?.text ?? unanswered;
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-3 border-t border-line px-3 text-xs text-faint">
      <p role="status" className={`min-w-0 ${refusal === null ? "truncate" : "py-1.5"}`}>
        {isKept ? told : <NotKept />}
      </p>
      {isKept && told === null && <Kept isSent={standing === "sent"} />}
      {notice?.undo != null && (
        <button type="button" onClick={notice.undo} className="link-quiet shrink-0">
          Undo
        </button>
      )}
      <span className="ml-auto inline-flex shrink-0 gap-2">
        <MarksChip />
        <Timer problemId={problemId} />
      </span>
      <p className="hidden shrink-0 gap-3 @lg:flex">
        <span>
          <Key name="Ctrl" /> <Key name="↵" /> Run
        </span>
        <span>
          <Key name="Ctrl" /> <Key name="⇧" /> <Key name="↵" /> Submit
        </span>
      </p>
    </div>
  );
}

/** No status for screen readers: it changes with each pause in typing. A phone's line has little room. */
function Kept({ isSent }: { isSent: boolean }) {
  if (!isSent) return <p>Kept here.</p>;
  return (
    <p className="truncate">
      Kept <span className="max-sm:hidden">here and </span>with your account.
    </p>
  );
}

function NotKept() {
  return (
    <span className="text-warning">
      This browser's storage is full: your code is not kept. Copy it before you leave.
    </span>
  );
}

function Key({ name }: { name: string }) {
  return <kbd className="rounded border border-line px-1 font-mono text-2xs">{name}</kbd>;
}
