/** The author's hints, one at a time: nobody has to read more than they want to. */
export function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <section aria-label="Hints" className="mt-8 grid gap-2 print:hidden">
      <h3 className="mb-1 text-[0.9375rem] font-semibold">Hints</h3>
      {hints.map((hint, index) => (
        <details key={hint} className="rounded-field border border-line px-4 py-2.5">
          <summary className="cursor-pointer text-muted hover:text-base-content">Hint {index + 1}</summary>
          <p className="mt-2 leading-6 break-words whitespace-pre-wrap">{hint}</p>
        </details>
      ))}
    </section>
  );
}
