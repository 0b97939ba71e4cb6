import type { ComponentPropsWithRef, ReactNode } from "react";

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "aria-label" | "children" | "className"> & {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  /** With its size. */
  className?: string;
};

export function IconButton({ label, icon, className = "size-9", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid place-items-center rounded-field text-muted transition-colors hover:bg-hover hover:text-base-content disabled:text-faint disabled:hover:bg-transparent ${className}`}
      {...rest}
    >
      {icon}
    </button>
  );
}
