import type { ReactNode } from "react";

/** The frame of login and signup: a heading, one line, the form on a panel, and what else one may do below. */
export function AuthCard(input: { heading: string; text: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <div className="grid min-h-(--content-height) place-items-center px-4 py-10">
      <div className="w-full max-w-96 animate-rise">
        <h1 className="text-center text-2xl font-semibold">{input.heading}</h1>
        <p className="mt-2 text-center break-words text-muted">{input.text}</p>
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
