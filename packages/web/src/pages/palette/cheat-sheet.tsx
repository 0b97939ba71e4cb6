import { EDITOR_SHORTCUTS } from "../../editor/shortcuts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ShortcutList } from "../../ui/shortcut-list.tsx";

const EVERYWHERE = [
  ["Go to a problem or page", "Ctrl K"],
  ["These keys", "?"],
  ["Close what is open", "Esc"],
] as const;
const LISTS = [
  ["Go through tabs, tests and panes", "← →"],
  ["Widen or narrow a pane at its edge", "← → ↑ ↓"],
] as const;

/** All keys on one sheet. */
export function CheatSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} className="max-w-lg" isText>
      <div className="grid gap-6 px-5 py-4">
        <Part title="Everywhere" shortcuts={EVERYWHERE} />
        <Part title="Problem and editor" shortcuts={EDITOR_SHORTCUTS} />
        <Part title="With the focus on them" shortcuts={LISTS} />
        <p className="text-xs text-muted">On a Mac, Cmd stands for Ctrl.</p>
      </div>
    </Dialog>
  );
}

function Part({ title, shortcuts }: { title: string; shortcuts: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="mb-3 text-xs font-medium text-muted">{title}</h3>
      <ShortcutList shortcuts={shortcuts} />
    </section>
  );
}
