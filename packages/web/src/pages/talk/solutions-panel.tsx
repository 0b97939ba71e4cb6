import { useInfiniteQuery } from "@tanstack/react-query";
import { LanguageId } from "@verdict/contract/language";
import type { SolutionOrder } from "@verdict/contract/talk";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { failureHint, failureText } from "../../platform/failures.ts";
import { ChoiceButtons } from "../../ui/choice-buttons.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FilterSelect } from "../../ui/filter-select.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { languageText } from "../../ui/verdict-text.ts";
import { OwnSolutions } from "./own-solutions.tsx";
import { SolutionItem } from "./solution-item.tsx";
import { solutionsQuery } from "./talk-queries.ts";

const ORDERS = [
  { value: "votes", label: "Most votes" },
  { value: "newest", label: "Newest" },
] as const;

/** What others share, by language, and what one shares oneself. */
export function SolutionsPanel({ problemId, readers }: { problemId: string; readers: string }) {
  const [language, setLanguage] = useState("");
  const [order, setOrder] = useState<SolutionOrder>("votes");
  const known = z.safeParse(LanguageId, language).data;
  const solutions = useInfiniteQuery(solutionsQuery(problemId, { language: known, order }));
  const [first] = solutions.data?.pages ?? [];
  const rows = solutions.data?.pages.flatMap((page) => page.solutions) ?? [];
  const languages = first?.languages ?? [];
  const options = Object.fromEntries(
    languages.map((one) => [one.language, `${languageText(one.language)} (${one.solutions})`]),
  );
  return (
    <div className="grid gap-4">
      <OwnSolutions problemId={problemId} readers={readers} />
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-sm font-medium">Shared solutions</h2>
        <FilterSelect
          name="language"
          label="Language"
          value={language}
          options={{ "": "All languages", ...options }}
          onChange={setLanguage}
        />
        <ChoiceButtons legend="Order" options={ORDERS} value={order} onChange={setOrder} />
      </div>
      {solutions.error !== null && first === undefined ? (
        <ErrorBox
          text={failureText(solutions.error, "The solutions could not be loaded.")}
          hint={failureHint(solutions.error)}
          onRetry={() => void solutions.refetch()}
        />
      ) : first === undefined ? (
        <div className="grid place-items-center py-16">
          <Spinner label="Loading the solutions" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState icon={<BookOpen className="size-5" aria-hidden="true" />} title="Nobody shares a solution yet." />
      ) : (
        <ul aria-label="Shared solutions" className="divide-y divide-line rounded-field border border-line">
          {rows.map((row) => (
            <SolutionItem key={row.submissionId} problemId={problemId} solution={row} />
          ))}
        </ul>
      )}
      {solutions.hasNextPage && (
        <button
          type="button"
          className="btn-quiet justify-self-center"
          disabled={solutions.isFetchingNextPage}
          onClick={() => void solutions.fetchNextPage()}
        >
          {solutions.isFetchingNextPage ? "Loading..." : "Show more"}
        </button>
      )}
    </div>
  );
}
