import { type ReactNode, useId } from "react";

/** A bordered surface with a title: a named region of the page. */
export function TitledPanel(input: { title: string; aside?: ReactNode; children: ReactNode; className?: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`panel p-5 ${input.className ?? ""}`}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-sm font-medium">
          {input.title}
        </h2>
        {input.aside}
      </div>
      {input.children}
    </section>
  );
}
