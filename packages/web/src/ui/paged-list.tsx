import { type ReactNode, useState } from "react";
import { Pager } from "./pager.tsx";

const PAGE_SIZE = 10;

/** A list of which ten are shown at a time. `label` names its pages. */
export function PagedList<Item>(input: {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  const { label, items, keyOf, children } = input;
  const [page, setPage] = useState(0);
  const shownPage = Math.min(page, Math.max(0, Math.ceil(items.length / PAGE_SIZE) - 1));
  const first = shownPage * PAGE_SIZE;
  return (
    <div className="grid gap-2">
      <ul className="divide-y divide-line rounded-field border border-line">
        {items.slice(first, first + PAGE_SIZE).map((item) => (
          <li key={keyOf(item)} className="px-4 py-2.5">
            {children(item)}
          </li>
        ))}
      </ul>
      <Pager label={label} page={shownPage} pageSize={PAGE_SIZE} total={items.length} onChange={setPage} />
    </div>
  );
}
