import { useQuery } from "@tanstack/react-query";
import { siteStatus } from "@verdict/contract/site-status";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenSiteStatus } from "../../platform/open-answers.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "../admin-layout.tsx";
import { JudgeList } from "./judge-list.tsx";
import { SlowVerdicts } from "./slow-verdicts.tsx";
import { StatusFigures } from "./status-figures.tsx";
import { StatusPlots } from "./status-plots.tsx";

const POLL_MS = 2_000;
export const STATUS_KEY = ["siteStatus"];

/** How the queue, the judges and the site stand, as it changes. */
export function StatusPage() {
  const status = useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => callApi(siteStatus, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  return (
    <AdminLayout title="Status" text="The queue, the judges and the site, as they stand now." back={BACK_TO_PANEL}>
      {status.isError && (
        <div className="mb-4">
          <ErrorBox
            text={failureText(status.error, "The status could not be loaded.")}
            hint={status.data === undefined ? failureHint(status.error) : "Below stands what was known last."}
            onRetry={() => void status.refetch()}
          />
        </div>
      )}
      {status.data !== undefined ? (
        <Loaded status={status.data} />
      ) : (
        status.isPending && (
          <div className="grid place-items-center py-24">
            <Spinner label="Loading the status" className="size-8" />
          </div>
        )
      )}
    </AdminLayout>
  );
}

function Loaded({ status }: { status: OpenSiteStatus }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <StatusFigures status={status} />
      <JudgeList status={status} />
      <StatusPlots status={status} />
      <SlowVerdicts status={status} />
    </div>
  );
}
