import { type RefObject, useLayoutEffect, useRef } from "react";

/** For a button that disables itself while it works: a browser takes the focus from it, and this gives it back. */
export function useKeptFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isDisabled && hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    // Right after the change: the browser moves the focus with its next frame.
    hadFocus.current = isDisabled && document.activeElement === button.current;
  }, [isDisabled]);
  return button;
}
