import type { CodeNotice } from "./use-code.ts";

/** The line below the editor: what happened to the code, whether it is kept, and the keys that judge it. */
export function CodeStatus({ notice, isKept }: { notice: CodeNotice | null; isKept: boolean }) {
  return (
    <div className="flex h-8 shrink-0 items-center gap-3 border-t border-line px-3 text-xs text-faint">
      <p role="status" className="min-w-0 truncate">
        {isKept ? (notice?.text ?? "Your code is kept in this browser.") : <NotKept />}
      </p>
      {notice?.undo != null && (
        <button type="button" onClick={notice.undo} className="link-quiet shrink-0">
          Undo
        </button>
      )}
      <p className="ml-auto hidden shrink-0 gap-3 @lg:flex">
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
