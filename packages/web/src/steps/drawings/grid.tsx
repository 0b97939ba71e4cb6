import { cellText } from "@verdict/contract/program-steps/value-text";
import type { IndexMark } from "../model/index-marks.ts";
import { changedCell, gridSize, partOfGrid } from "./grid-cells.ts";
import type { IsChanged, Located, Objects } from "./located.ts";
import { ScrollingPicture } from "./scrolling-picture.tsx";

/** A list of lists as a table: rows down, columns across, and what points to a cell written into its corner. */
export function Grid(input: {
  list: Located;
  label: string;
  marks: readonly IndexMark[];
  isChanged: IsChanged;
  objects: Objects;
}) {
  const { list, isChanged, objects } = input;
  const marks = new Map(input.marks.map(({ at, label }) => [at.join(), label]));
  const size = gridSize(list.value, objects);
  if (size === null) return null;
  const marked = input.marks.find(({ at }) => at.length === 2)?.at;
  const focus = changedCell(list, { isChanged, objects }) ?? { row: marked?.[0] ?? 0, column: marked?.[1] ?? 0 };
  const { top, left, cells } = partOfGrid(list, size, { focus, objects });
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
                {left + column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor has a row.
            <tr key={index}>
              <th scope="row">
                {top + index}
                {marks.has(`${top + index}`) && <span className="steps-names"> {marks.get(`${top + index}`)}</span>}
              </th>
              {row.map((cell, column) => {
                const mark = marks.get(`${top + index},${left + column}`);
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
      {(cells.length < size.rows || (cells[0]?.length ?? 0) < size.columns) && (
        <p className="steps-more">
          Rows {top} to {top + cells.length - 1} of {size.rows}, columns {left} to {left + (cells[0]?.length ?? 0) - 1}{" "}
          of {size.columns}
        </p>
      )}
      {marks.size > 0 && (
        <p aria-hidden="true" className="steps-names">
          {[...marks].map(([at, label]) => `${label} at ${at.split(",").join(", ")}`).join("; ")}
        </p>
      )}
    </ScrollingPicture>
  );
}
