import { useInfiniteQuery } from "@tanstack/react-query";
import { PeopleShown, people } from "@verdict/contract/people";
import { Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenPerson } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "../admin-layout.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { PersonRow } from "./person-row.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

const SHOWN_TEXT: Record<PeopleShown, string> = {
  all: "Everybody",
  admins: "Administrators",
  locked: "Locked",
  leaving: "To be deleted",
};

/** All accounts: who has which role, who is locked out and why, and who still waits for a code. */
export function PeoplePage() {
  const [filter, setFilter] = useState<{ search: string; show: PeopleShown }>({ search: "", show: "all" });
  const [opened, setOpened] = useState<OpenPerson | null>(null);
  const list = useInfiniteQuery({
    queryKey: ["people", filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(people, { query: { ...filter, ...(pageParam === "" ? {} : { after: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return (
    <AdminLayout
      title="People"
      text="Every account: its role, and whether anybody may log in to it."
      back={BACK_TO_PANEL}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterForm onFilter={setFilter} />
        {list.isError ? (
          <ErrorBox
            text={failureText(list.error, "The accounts could not be loaded.")}
            hint={failureHint(list.error)}
            onRetry={() => void list.refetch()}
          />
        ) : list.data === undefined ? (
          <div className="grid place-items-center py-24">
            <Spinner label="Loading the accounts" className="size-8" />
          </div>
        ) : (
          <Accounts all={list.data.pages.flatMap((page) => page.people)} onOpen={setOpened} />
        )}
        {list.hasNextPage && (
          <button
            type="button"
            className="btn-quiet justify-self-center"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? "Loading..." : "Show older accounts"}
          </button>
        )}
        <WaitingPanel />
      </div>
      {opened !== null && <PersonDialog person={opened} onChange={setOpened} onClose={() => setOpened(null)} />}
    </AdminLayout>
  );
}

function FilterForm({ onFilter }: { onFilter: (filter: { search: string; show: PeopleShown }) => void }) {
  const [show, setShow] = useState<PeopleShown>("all");
  const [search, setSearch] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ search: search.trim(), show });
  };
  return (
    <search>
      <form className="grid items-end gap-3 sm:grid-cols-[14rem_1fr_auto]" onSubmit={submit}>
        <SelectField
          label="Show"
          options={SHOWN_TEXT}
          value={show}
          onChange={(event) => {
            const chosen = PeopleShown.parse(event.target.value);
            setShow(chosen);
            onFilter({ search: search.trim(), show: chosen });
          }}
        />
        <FormField
          label="Part of a name or address"
          type="search"
          autoComplete="off"
          maxLength={254}
          error={undefined}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <button type="submit" className="btn-quiet">
          Search
        </button>
      </form>
    </search>
  );
}

function Accounts({ all, onOpen }: { all: readonly OpenPerson[]; onOpen: (person: OpenPerson) => void }) {
  if (all.length === 0) {
    return <EmptyState icon={<Users className="size-5" aria-hidden="true" />} title="No account matches." />;
  }
  return (
    <ul aria-label="Accounts" className="panel divide-y divide-line">
      {all.map((person) => (
        <PersonRow key={person._id} person={person} onOpen={() => onOpen(person)} />
      ))}
    </ul>
  );
}
