/** The numbers of a picture, for those who would rather read them. */
export function DataTable(input: { caption: string; columns: [string, string]; rows: readonly [string, string][] }) {
  const { caption, columns, rows } = input;
  return (
    <details className="text-xs">
      <summary className="w-fit cursor-pointer text-muted hover:text-base-content">Show as a table</summary>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted">Nothing yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        <section aria-label={caption} tabIndex={0} className="mt-2 max-h-60 overflow-y-auto rounded-xs">
          <table className="num text-left">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-1 pr-8 font-medium text-muted">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row" className="py-1 pr-8 font-normal">
                    {name}
                  </th>
                  <td className="py-1">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
