import type { IndexMark } from "../model/index-marks.ts";
import { cellText } from "../model/value-text.ts";
import type { IsChanged, Located, Objects } from "./located.ts";
import { ScrollingPicture } from "./scrolling-picture.tsx";

/** A list of lists as a table: rows down, columns across, and what points to a cell written into its corner. */
export function Grid(input: {
  cells: readonly (readonly Located[])[];
  label: string;
  marks: readonly IndexMark[];
  isChanged: IsChanged;
  objects: Objects;
}) {
  const { cells, isChanged, objects } = input;
  const marks = new Map(input.marks.map(({ at, label }) => [at.join(), label]));
  return (
    <ScrollingPicture>
      <table className="steps-cells">
        <caption className="sr-only">{input.label}</caption>
        <thead>
          <tr>
            <td data-corner="" />
            {cells[0]?.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place.
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor has a row.
            <tr key={at}>
              <th scope="row">
                {at}
                {marks.has(`${at}`) && <span className="steps-names"> {marks.get(`${at}`)}</span>}
              </th>
              {row.map((cell, column) => {
                const mark = marks.get(`${at},${column}`);
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor has a cell.
                    key={column}
                    data-changed={isChanged(cell) ? "" : undefined}
                    data-marked={mark === undefined ? undefined : ""}
                    title={mark}
                  >
                    {cellText(cell.value, objects)}
                    {mark !== undefined && <span className="sr-only"> at {mark}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {marks.size > 0 && (
        <p aria-hidden="true" className="steps-names">
          {[...marks].map(([at, label]) => `${label} at ${at.split(",").join(", ")}`).join("; ")}
        </p>
      )}
    </ScrollingPicture>
  );
}
