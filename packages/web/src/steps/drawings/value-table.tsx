import { behind, valueText } from "@verdict/contract/program-steps/value-text";
import { isPair, isShape, itemsOf, type TraceItem, type TraceValue } from "@verdict/contract/trace-values";
import { followed, type IsChanged, type Located, type Objects, partsOf } from "./located.ts";
import { ScrollingPicture } from "./scrolling-picture.tsx";

const MOST_ROWS = 100;
const MOST_COLUMNS = 6;

/**
 * Any value with parts as a table: by key, field or index; objects of one kind have a column for each of their fields.
 */
export function ValueTable(input: { list: Located; label: string; isChanged: IsChanged; objects: Objects }) {
  const { list, isChanged, objects } = input;
  const items = itemsOf(list.value) ?? [];
  const parts = partsOf(list) ?? [];
  const columns = columnsOf(items, objects);
  const total = Math.max(isShape(list.value) ? (list.value.n ?? 0) : 0, items.length);
  return (
    <ScrollingPicture>
      <table className="steps-table">
        <caption className="sr-only">{input.label}</caption>
        {columns !== null && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {parts.slice(0, MOST_ROWS).map((part, index) => {
            const inside = followed(part, objects);
            const cells = columns === null ? [part] : (partsOf(inside) ?? [part]);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row stands for its place.
              <tr key={index}>
                <th scope="row">{nameOf(items[index], index, list.value, objects)}</th>
                {cells.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: so does a cell.
                    key={column}
                    data-changed={isChanged(cell) || isChanged(followed(cell, objects)) ? "" : undefined}
                  >
                    {valueText(cell.value, objects)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {total > MOST_ROWS && <p className="steps-more">and {total - MOST_ROWS} more</p>}
    </ScrollingPicture>
  );
}

function nameOf(item: TraceItem | undefined, index: number, whole: TraceValue, objects: Objects): string {
  if (item === undefined || !isPair(item)) return String(index);
  const isField = isShape(whole) && whole.k === "struct" && typeof item[0] === "string";
  return isField ? String(item[0]) : valueText(item[0], objects);
}

/** The fields of objects that all have the same; null where they differ, or are too many to stand side by side. */
function columnsOf(items: readonly TraceItem[], objects: Objects): string[] | null {
  let shared: string | null = null;
  let names: string[] | null = null;
  for (const item of items) {
    const value = behind(isPair(item) ? item[1] : item, objects);
    const fields = isShape(value) && value.k === "struct" ? itemsOf(value) : null;
    if (fields === null || fields.length === 0 || fields.length > MOST_COLUMNS) return null;
    names = fields.map((field) => (isPair(field) && typeof field[0] === "string" ? field[0] : ""));
    if (shared !== null && shared !== names.join()) return null;
    shared = names.join();
  }
  return names;
}
