import type { ComponentPropsWithRef } from "react";

export function CheckboxField({
  label,
  ...input
}: Omit<ComponentPropsWithRef<"input">, "type" | "className"> & { label: string }) {
  return (
    <label className="flex w-fit cursor-pointer items-center gap-2.5">
      <input type="checkbox" className="size-4.5 cursor-pointer accent-primary" {...input} />
      {label}
    </label>
  );
}
