import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

/** `page` counts from 0. Renders nothing when everything fits on one page. */
export function Pager(input: {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}) {
  const { page, pageSize, total } = input;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  if (lastPage === 0) return null;
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <nav aria-label={input.label} className="flex items-center justify-end gap-1">
      <p className="num mr-2 text-xs text-muted" aria-live="polite">
        {first}–{last} of {total.toLocaleString("en")}
      </p>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft className="size-4" aria-hidden="true" />}
        disabled={page === 0}
        onClick={() => input.onChange(page - 1)}
      />
      <IconButton
        label="Next page"
        icon={<ChevronRight className="size-4" aria-hidden="true" />}
        disabled={page >= lastPage}
        onClick={() => input.onChange(page + 1)}
      />
    </nav>
  );
}
