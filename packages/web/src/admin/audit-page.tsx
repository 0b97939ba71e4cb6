import { useInfiniteQuery } from "@tanstack/react-query";
import { AuditKind, auditLog } from "@verdict/contract/account-security";
import { languageName } from "@verdict/contract/language";
import { ScrollText } from "lucide-react";
import { type FormEvent, useState } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenAuditEntry } from "../platform/open-answers.ts";
import { Badge, type Tone } from "../ui/badges.tsx";
import { momentText } from "../ui/date-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { FormField } from "../ui/form-field.tsx";
import { knownWord } from "../ui/known-word.ts";
import { SelectField } from "../ui/select-field.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";

const KIND_TEXT: Record<AuditKind, string> = {
  registered: "Registered",
  logged_in: "Logged in",
  logged_in_with_google: "Logged in with Google",
  google_linked: "Google account linked",
  logged_in_with_oidc: "Logged in with the OpenID provider",
  oidc_linked: "Identity of the OpenID provider linked",
  logged_in_with_lti: "Logged in from a learning platform",
  lti_linked: "Known at a learning platform",
  lti_unlinked: "Known at a learning platform no more",
  login_failed: "Login failed",
  logins_slowed: "Logins slowed: many wrong passwords",
  logged_out_everywhere: "Logged out everywhere",
  password_changed: "Password changed",
  password_reset: "Password reset",
  email_changed: "Email address changed",
  deletion_confirmed: "Asked to be deleted",
  deletion_cancelled: "Kept after all",
  account_deleted: "Account deleted",
  deletion_ordered: "Is to be deleted",
  account_locked: "Account locked",
  account_unlocked: "Account unlocked",
  token_made: "Made a personal token",
  token_revoked: "Revoked a personal token",
  became_admin: "Became admin",
  lost_admin: "No longer admin",
  became_teacher: "May make classes",
  lost_teacher: "May make no more classes",
  became_contest_staff: "Staff of a contest",
  lost_contest_staff: "No longer staff of a contest",
  language_on: "Language switched on",
  language_off: "Language switched off",
  talk_hidden: "Hidden in the talk",
  talk_shown: "Shown again in the talk",
  talk_locked: "Talk locked",
  talk_unlocked: "Talk open again",
  talk_report_dismissed: "Report of the talk dismissed",
  lti_platform_added: "Learning platform added",
  lti_platform_changed: "Learning platform changed",
  lti_platform_removed: "Learning platform removed",
};
const KIND_TONE: Partial<Record<AuditKind, Tone>> = {
  google_linked: "warning",
  oidc_linked: "warning",
  lti_linked: "warning",
  lti_platform_added: "warning",
  lti_platform_changed: "warning",
  lti_platform_removed: "warning",
  login_failed: "error",
  logins_slowed: "error",
  password_changed: "warning",
  password_reset: "warning",
  email_changed: "warning",
  token_made: "warning",
  deletion_ordered: "error",
  account_locked: "warning",
  account_unlocked: "warning",
  became_admin: "primary",
  lost_admin: "primary",
  became_teacher: "primary",
  lost_teacher: "primary",
  became_contest_staff: "primary",
  lost_contest_staff: "primary",
  language_on: "warning",
  language_off: "warning",
};

interface AuditFilter {
  kind?: AuditKind;
  /** A whole email or IP address. */
  about?: string;
}

/** Who logged in from where, and who became admin. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const log = useInfiniteQuery({
    queryKey: ["auditLog", filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(auditLog, { query: { ...filter, ...(pageParam === "" ? {} : { before: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return (
    <AdminLayout
      title="Audit Log"
      text="Who logged in from where, who failed to, and who became admin. Logins are kept for 90 days."
      back={BACK_TO_PANEL}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterForm onFilter={setFilter} />
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
          <Entries
            entries={log.data.pages.flatMap(({ entries }) => entries)}
            isFiltered={Object.keys(filter).length > 0}
          />
        )}
        {log.hasNextPage && (
          <button
            type="button"
            className="btn-quiet justify-self-center"
            disabled={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {log.isFetchingNextPage ? "Loading..." : "Show older entries"}
          </button>
        )}
      </div>
    </AdminLayout>
  );
}

function FilterForm({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const [kind, setKind] = useState("");
  const [about, setAbout] = useState("");
  const apply = (kindText: string) => {
    const known = AuditKind.safeParse(kindText);
    onFilter({
      ...(known.success ? { kind: known.data } : {}),
      ...(about.trim() === "" ? {} : { about: about.trim() }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(kind);
  };
  return (
    <search>
      <form className="grid items-end gap-3 sm:grid-cols-[14rem_1fr_auto]" onSubmit={submit}>
        <SelectField
          label="Kind"
          options={{ "": "All kinds", ...KIND_TEXT }}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value);
            apply(event.target.value);
          }}
        />
        <FormField
          label="Email or IP address"
          type="search"
          autoComplete="off"
          error={undefined}
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        />
        <button type="submit" className="btn-quiet">
          Search
        </button>
      </form>
    </search>
  );
}

function Entries({ entries, isFiltered }: { entries: readonly OpenAuditEntry[]; isFiltered: boolean }) {
  if (entries.length === 0) {
    const title = isFiltered ? "No entry matches. An address must be given in full." : "Nothing is logged yet.";
    return <EmptyState icon={<ScrollText className="size-5" aria-hidden="true" />} title={title} />;
  }
  return (
    <ul className="panel divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
          <Badge tone={knownWord(KIND_TONE, entry.kind) ?? "neutral"}>
            {knownWord(KIND_TEXT, entry.kind) ?? entry.kind}
          </Badge>
          <span className="min-w-0 flex-1 truncate font-medium">
            {entry.emailId}
            {entry.detail !== undefined && <> · {languageName(entry.detail)}</>}
          </span>
          <span className="num w-full text-xs text-muted sm:w-auto">
            {[entry.by === "" ? null : `by ${entry.by}`, entry.device, entry.ip].filter(Boolean).join(" · ")}
            {" · "}
            <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
