import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

interface DialogProps {
  title: string;
  /** Beside the title: badges, figures. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  /** Nothing in it takes the focus: then what scrolls does, for those who scroll by keys. */
  isText?: boolean;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and on a click beside it, and gives the
 * focus back. Render it to open it.
 */
export function Dialog({ title, aside, onClose, children, className = "max-w-2xl", isText = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={`m-auto w-[calc(100%-2rem)] rounded-box border border-line-strong bg-base-200 p-0 text-base-content shadow-2xl shadow-shade backdrop:bg-black/60 open:animate-[rise_.18s_var(--ease-out-quint)] ${className}`}
    >
      <div className="flex max-h-[min(46rem,calc(100dvh-4rem))] flex-col">
        <header className="flex items-center gap-3 border-b border-line py-2.5 pr-2.5 pl-5">
          <h2 id={titleId} className="min-w-0 truncate text-sm font-medium">
            {title}
          </h2>
          {aside}
          <IconButton
            label="Close"
            icon={<X className="size-4" aria-hidden="true" />}
            className="ml-auto size-9 shrink-0"
            onClick={() => dialog.current?.close()}
          />
        </header>
        {isText ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
          <section aria-label={`${title}, scrollable`} tabIndex={0} className="min-h-0 overflow-y-auto">
            {children}
          </section>
        ) : (
          <div className="min-h-0 overflow-y-auto">{children}</div>
        )}
      </div>
    </dialog>
  );
}
