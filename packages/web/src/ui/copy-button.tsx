import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";

const COPIED_SHOWN_MS = 2000;

/** The text, or what gives it when it is copied: an editor's text changes with each key. */
type CopiedText = string | (() => string);

/** Copies a text. Browsers offer that on secure pages only; elsewhere there is no button. `label`: `Copy`, or more. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { isCopied, copy } = useCopy(text);
  if (copy === null) return null;
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className="btn-quiet h-8 gap-2 px-3 text-xs" onClick={copy}>
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-live="polite">{isCopied ? "Copied" : (label ?? "Copy")}</span>
    </button>
  );
}

/** The same as a small picture, for many of them. `label` says what is copied. */
export function CopyIconButton(input: { text: CopiedText; label: string; isLarge?: true }) {
  const { isCopied, copy } = useCopy(input.text);
  if (copy === null) return null;
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton
      label={isCopied ? "Copied" : input.label}
      icon={<Icon className={input.isLarge ? "size-4" : "size-3.5"} aria-hidden="true" />}
      className={input.isLarge ? "size-9" : "size-7"}
      onClick={copy}
    />
  );
}

/** `copy` is null where the browser offers no clipboard. */
function useCopy(text: CopiedText): { isCopied: boolean; copy: (() => void) | null } {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
    } catch (error) {
      // The browser refuses without permission: the text can still be selected.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return { isCopied, copy: "clipboard" in navigator ? () => void copy() : null };
}
