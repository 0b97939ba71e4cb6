import type { ReactNode } from "react";

/** A wide table, which scrolls sideways beneath its names. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto border-t border-line -outline-offset-2">
      <table className="num w-full text-[0.8125rem]">{children}</table>
    </section>
  );
}
