export interface ShareRow {
  name: string;
  part: number;
  whole: number;
  /** What stands at the end of the row, and says the same as its bar. */
  text: string;
}

/** Names with a bar each: how much of a whole is done. */
export function ShareRows({ rows }: { rows: readonly ShareRow[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ name, part, whole, text }) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-3">
            <p>{name}</p>
            <p className="num text-xs text-muted">{text}</p>
          </div>
          <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-primary/18">
            <div
              className="h-full rounded-full bg-primary"
              style={{ width: `${whole === 0 ? 0 : Math.min(100, (part / whole) * 100)}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
