import { Dialog } from "../ui/dialog.tsx";
import { ShortcutList } from "../ui/shortcut-list.tsx";
import { EditorChoices } from "./editor-choices.tsx";
import { EDITOR_SHORTCUTS } from "./shortcuts.ts";
import { TypingSwitches } from "./typing-switches.tsx";

/** Every change takes effect at once and is remembered in this browser. */
export function EditorSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Editor settings" onClose={onClose} className="max-w-md">
      <div className="px-5 py-4">
        <EditorChoices />
      </div>
      <div className="border-t border-line px-5 py-4">
        <TypingSwitches />
      </div>
      <div className="border-t border-line px-5 py-4 max-lg:hidden">
        <h3 className="mb-3 text-xs font-medium text-muted">Keyboard</h3>
        <ShortcutList shortcuts={EDITOR_SHORTCUTS} />
      </div>
    </Dialog>
  );
}
