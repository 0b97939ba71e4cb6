import type { OpenSchoolClass } from "../../platform/open-answers.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

/** For a blackboard: what students type at the page of all classes. */
export function JoinCode({ schoolClass: { joinCode, isArchived } }: { schoolClass: OpenSchoolClass }) {
  if (isArchived) return null;
  return (
    <section aria-label="Code to join by" className="panel flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4">
      {joinCode === null ? (
        <p className="text-muted">Nobody joins by a code; those on the roster come by their invitation.</p>
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-48 text-muted">Students join at “Classes” with this code:</p>
          <p className="font-mono text-2xl font-semibold">{joinCode}</p>
          <CopyButton text={joinCode} />
        </>
      )}
    </section>
  );
}
