import { Check, Copy } from "lucide-react";
import { useState } from "react";

const COPIED_SHOWN_MS = 2000;

/** Copies a text. Browsers offer that on secure pages only; elsewhere there is no button. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  if (!("clipboard" in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
    } catch (error) {
      // The browser refuses without permission: the text can still be selected.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className="btn-quiet h-8 gap-2 px-3 text-xs" onClick={() => void copy()}>
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
    </button>
  );
}
