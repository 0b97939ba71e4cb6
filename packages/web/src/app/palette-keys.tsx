import { useEffect, useState } from "react";
import type { OpenUser } from "../platform/open-answers.ts";
import { onPageCommand } from "../platform/page-commands.ts";
import { LazyModule } from "../ui/lazy-module.tsx";

const loadPalette = () => import("../pages/palette/palette.tsx");
const loadCheatSheet = () => import("../pages/palette/cheat-sheet.tsx");

type Open = "palette" | "cheat-sheet" | null;

/**
 * Ctrl+K (or Cmd+K) opens the palette anywhere, `?` the sheet of keys where nothing is typed. An open dialog keeps its
 * keys; its second Ctrl+K closes the palette. An editor with the keys of Emacs keeps Ctrl+K. The account menu opens
 * both as well.
 */
export function PaletteKeys({ user }: { user: OpenUser }) {
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === null || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(wanted);
    };
    const left = new AbortController();
    const { signal } = left;
    window.addEventListener("keydown", onKeyDown, { capture: true, signal });
    onPageCommand("palette", () => setOpen("palette"), signal);
    onPageCommand("cheat-sheet", () => setOpen("cheat-sheet"), signal);
    return () => left.abort();
  }, []);
  const close = () => setOpen((now) => (now === open ? null : now));
  if (open === "palette") {
    return (
      <LazyModule load={loadPalette} name="The palette" pending={null}>
        {({ Palette }) => <Palette user={user} onClose={close} onShortcuts={() => setOpen("cheat-sheet")} />}
      </LazyModule>
    );
  }
  if (open === "cheat-sheet") {
    return (
      <LazyModule load={loadCheatSheet} name="The sheet of keys" pending={null}>
        {({ CheatSheet }) => <CheatSheet onClose={close} />}
      </LazyModule>
    );
  }
  return null;
}

function wantedBy(event: KeyboardEvent): Open {
  if (event.isComposing || event.repeat || event.altKey) return null;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.shiftKey && event.key.toLowerCase() === "k") {
    return event.ctrlKey && isIn(event.target, "[data-keymap=emacs]") ? null : "palette";
  }
  return event.key === "?" && !isCommand && !isTyping(event.target) ? "cheat-sheet" : null;
}

function isTyping(target: EventTarget | null): boolean {
  return isIn(target, "input, textarea, select, [contenteditable=true]");
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
