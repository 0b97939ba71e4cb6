import type { ComponentPropsWithRef, ReactNode } from "react";

/** A box to tick with its name and, below that, what it does in plain words. All else is the box's own. */
export function SettingSwitch({
  label,
  children,
  ...input
}: ComponentPropsWithRef<"input"> & { label: string; children: ReactNode }) {
  return (
    <label className="flex cursor-pointer items-start justify-between gap-4">
      <span className="min-w-0">
        <span className="block">{label}</span>
        <span className="mt-0.5 block text-xs leading-5 text-muted">{children}</span>
      </span>
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-primary" {...input} />
    </label>
  );
}
