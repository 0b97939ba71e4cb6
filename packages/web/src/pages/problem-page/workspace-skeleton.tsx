const LINES = ["w-full", "w-11/12", "w-4/5", "w-1/2", "w-2/3"];

/** The panes of the problem page before the problem is there, so that nothing jumps when it comes. */
export function WorkspaceSkeleton() {
  return (
    <div role="status" className="flex h-(--content-height) gap-2 p-2">
      <h1 className="sr-only">Problem</h1>
      <span className="sr-only">Loading the problem</span>
      <div className="panel grid flex-1 content-start gap-3.5 p-6 max-lg:mt-20" aria-hidden="true">
        <span className="skeleton h-6 w-2/5" />
        <span className="skeleton mb-4 h-6 w-36 rounded-full" />
        {LINES.map((width) => (
          <span key={width} className={`skeleton h-3.5 ${width}`} />
        ))}
      </div>
      <div className="hidden flex-1 flex-col gap-2 lg:flex" aria-hidden="true">
        <div className="panel flex-[3]" />
        <div className="panel flex-[2]" />
      </div>
    </div>
  );
}
