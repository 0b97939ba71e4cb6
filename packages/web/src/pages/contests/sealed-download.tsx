import { useMutation } from "@tanstack/react-query";
import { sealedFile } from "@verdict/contract/sealed-statements";
import { Download } from "lucide-react";
import { callApi } from "../../platform/call-api.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import type { ChosenFile } from "./open-sealed-form.tsx";

/** For a slow line at the venue. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

/** The file is saved, and stays in the page as well: then it is there when the connection is not. */
export function SealedDownload(input: {
  contestId: string;
  /** The newest one. */
  edition: string;
  file: ChosenFile | null;
  onFile: (file: ChosenFile) => void;
}) {
  const { contestId, edition, file, onFile } = input;
  const download = useMutation({
    mutationFn: () => callApi(sealedFile, { params: { contestId }, timeoutMs: DOWNLOAD_TIMEOUT_MS }),
    onSuccess: (sealed) => {
      const text = JSON.stringify(sealed);
      const name = `${contestId}-${sealed.edition}.sealed.json`;
      save(name, text);
      onFile({ name, text, edition: sealed.edition });
    },
  });
  const isOld = file !== null && file.edition !== null && file.edition !== edition;
  return (
    <section aria-label="Download" className="panel grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="btn-cta" disabled={download.isPending} onClick={() => download.mutate()}>
          <Download className="size-4" aria-hidden="true" />
          {download.isPending ? "One moment..." : "Download"}
        </button>
        <p className="num text-[0.8125rem] text-muted">Edition {edition}</p>
      </div>
      <p role="status" className={`empty:hidden ${isOld ? "text-warning" : "text-muted"}`}>
        {isOld
          ? `A problem has changed: the file in this page is edition ${file.edition}. Download it again.`
          : file !== null && file.edition === edition
            ? "This page has the newest file."
            : ""}
      </p>
      <FailureBox error={download.error} fallback="The file could not be downloaded." />
    </section>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
