import { useQuery } from "@tanstack/react-query";
import { siteLanguages } from "@verdict/contract/site-languages";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminLayout, BACK_TO_PANEL } from "../admin-layout.tsx";
import { LanguageList } from "./language-list.tsx";

/** Judges look for what is installed every five seconds. */
const POLL_MS = 5_000;

/** Which languages the site offers beside the three, and what is missing for them. */
export function LanguagesPage() {
  const languages = useQuery({
    queryKey: ["siteLanguages"],
    queryFn: ({ signal }) => callApi(siteLanguages, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  return (
    <AdminLayout
      title="Languages"
      text="JavaScript, Java and C++ are always there. The others stand behind them in the editor's menu while they are on."
      back={BACK_TO_PANEL}
    >
      {languages.isError && (
        <div className="mb-4">
          <ErrorBox
            text={failureText(languages.error, "The languages could not be loaded.")}
            hint={languages.data === undefined ? failureHint(languages.error) : "Below stands what was known last."}
            onRetry={() => void languages.refetch()}
          />
        </div>
      )}
      {languages.data !== undefined ? (
        <LanguageList site={languages.data} />
      ) : (
        languages.isPending && (
          <div className="grid place-items-center py-24">
            <Spinner label="Loading the languages" className="size-8" />
          </div>
        )
      )}
    </AdminLayout>
  );
}
