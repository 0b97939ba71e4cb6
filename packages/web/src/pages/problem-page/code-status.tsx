import type { ReactNode } from "react";
import { LazyModule } from "../../ui/lazy-module.tsx";
import type { CodeNotice } from "./use-code.ts";

const loadTimer = () => import("./timer.tsx");

/** The line below the editor: what happened to the code, whether it is kept, and the keys that judge it. */
export function CodeStatus(input: {
  problemId: string;
  notice: CodeNotice | null;
  isKept: boolean;
  /** What the account does not keep, in a sentence. */
  refusal: string | null;
  children: ReactNode;
}) {
  const { problemId, notice, isKept } = input;
  // What can be undone stands beside its button.
  const refusal = notice?.undo == null ? input.refusal : null;
  return (
    <div className="flex min-h-8 shrink-0 items-center gap-3 border-t border-line px-3 text-xs text-faint">
      <p role="status" className={`min-w-0 ${refusal === null ? "truncate" : "py-1.5"}`}>
        {isKept ? (refusal ?? notice?.text ?? <Kept />) : <NotKept />}
      </p>
      {notice?.undo != null && (
        <button type="button" onClick={notice.undo} className="link-quiet shrink-0">
          Undo
        </button>
      )}
      <span className="ml-auto inline-flex shrink-0 gap-2">
        {input.children}
        <LazyModule load={loadTimer} name="The timer" pending={null}>
          {({ Timer }) => <Timer key={problemId} problemId={problemId} />}
        </LazyModule>
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

/** A phone's line has little room beside the timer. */
function Kept() {
  return (
    <>
      Kept <span className="max-sm:hidden">here and </span>with your account.
    </>
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
