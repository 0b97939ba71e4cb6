import { useQuery } from "@tanstack/react-query";
import { type AuditEntry, type AuditKind, auditLog } from "@verdict/contract/account-security";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import { Badge, type Tone } from "../ui/badges.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { Pager } from "../ui/pager.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";

const PAGE_SIZE = 50;
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

const KIND_TEXT: Record<AuditKind, string> = {
  registered: "Registered",
  logged_in: "Logged in",
  logged_in_with_google: "Logged in with Google",
  login_failed: "Login failed",
  logged_out_everywhere: "Logged out everywhere",
  password_changed: "Password changed",
  password_reset: "Password reset",
  became_admin: "Became admin",
  lost_admin: "No longer admin",
};
const KIND_TONE: Partial<Record<AuditKind, Tone>> = {
  login_failed: "error",
  password_changed: "warning",
  password_reset: "warning",
  became_admin: "primary",
  lost_admin: "primary",
};

/** Who logged in from where, and who became admin: the newest 500 entries. */
export function AuditPage() {
  const log = useQuery({
    queryKey: ["auditLog"],
    queryFn: async ({ signal }) => (await callApi(auditLog, { signal })).entries,
    staleTime: 0,
  });
  return (
    <AdminLayout
      title="Audit Log"
      text="Who logged in from where, and who became admin. The newest 500 entries."
      back={BACK_TO_PANEL}
    >
      {log.isError ? (
        <ErrorBox
          text={failureText(log.error, "The audit log could not be loaded.")}
          hint={failureHint(log.error)}
          onRetry={() => void log.refetch()}
        />
      ) : log.data === undefined ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading the audit log" className="size-8" />
        </div>
      ) : (
        <Entries entries={log.data} />
      )}
    </AdminLayout>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const [page, setPage] = useState(0);
  if (entries.length === 0) {
    return <EmptyState icon={<ScrollText className="size-5" aria-hidden="true" />} title="Nothing is logged yet." />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="panel divide-y divide-line">
        {entries.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((entry) => (
          <li key={entry._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <Badge tone={KIND_TONE[entry.kind] ?? "neutral"}>{KIND_TEXT[entry.kind]}</Badge>
            <span className="min-w-0 flex-1 truncate font-medium">{entry.emailId}</span>
            <span className="num w-full text-xs text-muted sm:w-auto">
              {[entry.by === "" ? null : `by ${entry.by}`, entry.device, entry.ip].filter(Boolean).join(" · ")}
              {" · "}
              <time dateTime={entry.at}>{MOMENT.format(new Date(entry.at))}</time>
            </span>
          </li>
        ))}
      </ul>
      <Pager label="Pages" page={page} pageSize={PAGE_SIZE} total={entries.length} onChange={setPage} />
    </div>
  );
}
