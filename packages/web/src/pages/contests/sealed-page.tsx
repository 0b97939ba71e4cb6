import { useQuery } from "@tanstack/react-query";
import type { SealedStatements } from "@verdict/contract/sealed-statements";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenContest } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { momentText } from "../../ui/date-text.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { contestQuery } from "./contest-queries.ts";
import { type ChosenFile, OpenSealedForm } from "./open-sealed-form.tsx";
import { SealedDownload } from "./sealed-download.tsx";
import { SealedKey } from "./sealed-key.tsx";
import { sealedQuery } from "./sealed-queries.ts";
import { SealedStatementList } from "./sealed-statement-list.tsx";

/** The statements of a contest in a file, and the way to open it: once it is there, without any connection. */
export function SealedPage({ contestId }: { contestId: string }) {
  const query = useQuery(contestQuery(contestId));
  usePageTitle("Sealed statements");
  return (
    <>
      <header>
        <Link
          to={paths.contest(contestId)}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          Contest
        </Link>
        <h1 className="text-2xl font-semibold">Sealed statements</h1>
      </header>
      <Loaded query={query} what="the contest">
        {({ contest }) => <Known contest={contest} />}
      </Loaded>
    </>
  );
}

function Known({ contest }: { contest: OpenContest }) {
  const query = useQuery(sealedQuery(contest._id));
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [opened, setOpened] = useState<SealedStatements | null>(null);
  if (opened !== null) return <SealedStatementList statements={opened} onClose={() => setOpened(null)} />;
  return (
    <>
      <p className="max-w-prose text-muted">
        The statements of {contest.title} in one file that nobody can read without its key. Download it before the start
        ({momentText(contest.startsAt)}) and leave this page open: at the start it needs the key and no connection.
      </p>
      <Loaded query={query} what="the sealed statements">
        {({ edition, key }) => (
          <>
            <SealedDownload contestId={contest._id} edition={edition} file={file} onFile={setFile} />
            {key !== null && <SealedKey contest={contest} keyText={key} />}
          </>
        )}
      </Loaded>
      <OpenSealedForm file={file} known={query.data?.key ?? null} onFile={setFile} onOpened={setOpened} />
    </>
  );
}
