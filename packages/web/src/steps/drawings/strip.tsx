import { cellText } from "@verdict/contract/program-steps/value-text";
import { isShape, itemsOf } from "@verdict/contract/trace-values";
import type { IndexMark } from "../model/index-marks.ts";
import { lettersOf } from "./grid-cells.ts";
import { type IsChanged, type Located, type Objects, partsOf } from "./located.ts";
import { ScrollingPicture } from "./scrolling-picture.tsx";

/** Cells that are drawn; what comes behind them is counted. */
const MOST_CELLS = 200;

/**
 * A list in a row of cells with their indices, and below each the variables that point to it. An index that points just
 * beside the list has an empty cell there.
 */
export function Strip(input: {
  list: Located;
  label: string;
  marks: readonly IndexMark[];
  isChanged: IsChanged;
  objects: Objects;
}) {
  const { list, isChanged, objects } = input;
  const cells = cellsOf(list).slice(0, MOST_CELLS);
  const length = lengthOf(list, cells.length);
  const hasIndices = !(isShape(list.value) && list.value.k === "set");
  const marks = new Map(input.marks.map(({ at, label }) => [at[0] ?? 0, label]));
  const places = [
    ...(marks.has(-1) ? [-1] : []),
    ...cells.keys(),
    ...(marks.has(length) && length === cells.length ? [length] : []),
  ];
  return (
    <ScrollingPicture>
      <table className="steps-cells">
        <caption className="sr-only">{input.label}</caption>
        {hasIndices && (
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col">
                  {place}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          <tr>
            {places.map((place) => {
              const cell = cells[place];
              if (cell === undefined) return <td key={place} data-beside="" />;
              return (
                <td
                  key={place}
                  data-changed={isChanged(cell) ? "" : undefined}
                  data-marked={marks.has(place) ? "" : undefined}
                >
                  {cellText(cell.value, objects)}
                </td>
              );
            })}
          </tr>
          {marks.size > 0 && (
            <tr>
              {places.map((place) => (
                <td key={place} data-mark="">
                  {marks.get(place) ?? ""}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {length > cells.length && <p className="steps-more">and {length - cells.length} more</p>}
    </ScrollingPicture>
  );
}

function cellsOf(list: Located): Located[] {
  const { value } = list;
  if (typeof value === "string") return lettersOf(list);
  if (isShape(value) && typeof value.v === "string") return lettersOf({ ...list, value: value.v });
  return partsOf(list) ?? [];
}

function lengthOf({ value }: Located, shown: number): number {
  return isShape(value) && itemsOf(value) !== null ? Math.max(value.n ?? 0, shown) : shown;
}
