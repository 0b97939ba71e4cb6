import type { ReactNode } from "react";

/** The frame of login and signup: a heading, one line, the form on a panel, and what else one may do below. */
export function AuthCard(input: { heading: string; text: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    // From a fixed place at the top: centred, it would jump with every message that comes.
    <div className="flex min-h-(--content-height) justify-center px-4 pt-[clamp(1.5rem,11vh,9rem)] pb-10">
      <div className="w-full max-w-96 animate-rise">
        <h1 className="text-center text-2xl font-semibold">{input.heading}</h1>
        <p className="mt-2 text-center wrap-anywhere text-balance text-muted">{input.text}</p>
        <div className="panel mt-8 p-6">{input.children}</div>
        {input.below}
      </div>
    </div>
  );
}

export function OrDivider() {
  return (
    <div className="my-5 flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      OR
    </div>
  );
}
