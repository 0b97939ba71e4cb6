export function Spinner({ label, className = "size-5" }: { label: string; className?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <span className={`loading loading-spinner text-primary ${className}`} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Covers the whole window while the app finds out who is signed in. */
export function FullScreenSpinner() {
  return (
    <main className="grid min-h-screen place-items-center">
      <h1 className="sr-only">Verdict</h1>
      <Spinner label="Loading" className="size-10" />
    </main>
  );
}

/** A page that is on its way: its name for screen readers, the spinner, and what is loading, in words. */
export function PageSpinner({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">{title}</h1>
      <div className="grid justify-items-center gap-4 text-muted">
        <span className="loading loading-spinner size-8 text-primary" aria-hidden="true" />
        <p>{text}</p>
      </div>
    </div>
  );
}
