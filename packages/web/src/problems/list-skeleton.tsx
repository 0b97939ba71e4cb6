const ROWS = [38, 52, 44, 60, 34, 48, 56, 40, 50, 46];

/** Rows of the real height while the list loads, so that nothing jumps. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading problems</span>
      {ROWS.map((width) => (
        <div key={width} aria-hidden="true" className="flex h-20 items-center gap-4 border-b border-line px-4 sm:h-14">
          <div className="ml-2 skeleton h-3 w-6" />
          <div className="skeleton h-3" style={{ width: `${width}%` }} />
          <div className="ml-auto skeleton h-6 w-16 rounded-full" />
        </div>
      ))}
    </div>
  );
}
