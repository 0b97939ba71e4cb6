import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAuth } from "../../platform/auth.tsx";
import { failureHint, failureText } from "../../platform/failures.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ContestEditor } from "./contest-editor.tsx";
import { contestFormQuery } from "./contest-page-queries.ts";
import { newForm, valuesOf } from "./form-values.ts";

/** No contest has this id: one is made of its title, and what is taken gets a number. */
const NEW = "new";

export function ContestEditPage({ contestId }: { contestId: string }) {
  const { user } = useAuth();
  const isNew = contestId === NEW;
  const title = isNew ? "New contest" : "Edit the contest";
  usePageTitle(title);
  return (
    <>
      <div>
        <Link
          to={isNew ? paths.contests : paths.contest(contestId)}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {isNew ? "Contests" : "Contest"}
        </Link>
        <h1 className="text-2xl font-semibold">{title}</h1>
      </div>
      {!isNew ? (
        <KnownContest contestId={contestId} />
      ) : user?.role === "admin" ? (
        <NewContest />
      ) : (
        <ErrorBox text="Only admins make contests." />
      )}
    </>
  );
}

function NewContest() {
  const [first] = useState(() => newForm(new Date()));
  return <ContestEditor first={first} saved={null} ownProblems={[]} />;
}

function KnownContest({ contestId }: { contestId: string }) {
  const { data, error, refetch } = useQuery(contestFormQuery(contestId));
  if (data !== undefined) {
    const saved = { id: contestId, revision: data.revision };
    return <ContestEditor first={valuesOf(data.form)} saved={saved} ownProblems={data.problems} />;
  }
  if (error === null) {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label="Loading the contest" className="size-6" />
      </div>
    );
  }
  return (
    <ErrorBox
      text={failureText(error, "The contest could not be loaded.")}
      hint={failureHint(error)}
      onRetry={() => void refetch()}
    />
  );
}
