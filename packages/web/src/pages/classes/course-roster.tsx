import { useMutation, useQueryClient } from "@tanstack/react-query";
import { fetchRoster } from "@verdict/contract/lti-classes";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiMember } from "../../platform/open-answers.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { knownWord } from "../../ui/known-word.ts";

const STATE_TEXT = {
  unknown: "has not come here yet",
  outside: "has an account here, and is not in the class",
  member: "in the class",
  left: "in the class, and not in the course any more",
};

/** Who is in the course, as the platform tells it, beside who is in the class. */
export function CourseRoster({ classId, courseId }: { classId: string; courseId: string }) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => callApi(fetchRoster, { params: { classId, courseId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["class", classId, "roster"] }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <button type="button" className="btn-quiet h-9 px-3" disabled={ask.isPending} onClick={() => ask.mutate()}>
        {ask.isPending ? "Fetching..." : "Fetch the roster"}
      </button>
      <FailureBox error={ask.error} fallback="The roster could not be fetched." />
      {ask.data !== undefined && (
        <>
          <p role="status" className="text-muted">
            {resultText(ask.data)}
          </p>
          <ul aria-label="Members of the course" className="w-full divide-y divide-line">
            {ask.data.members.map((member) => (
              <Member key={member._id} member={member} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Member({ member: { name, label, state } }: { member: OpenLtiMember }) {
  return (
    <li className="flex flex-wrap gap-x-4 py-2">
      <span className="min-w-0 flex-1 basis-40 break-words">
        {name === "" ? "Somebody whom the platform does not name" : name}
        {label !== "" && <span className="text-muted"> · {label}</span>}
      </span>
      <span className="text-muted">{knownWord(STATE_TEXT, state) ?? state}</span>
    </li>
  );
}

function resultText({ members, filled, isWhole }: { members: unknown[]; filled: number; isWhole: boolean }): string {
  const counted = `${members.length === 1 ? "1 member" : `${members.length} members`}${isWhole ? "" : " so far"}`;
  if (filled === 0) return `${counted}. The class has all names and labels already.`;
  return `${counted}. ${filled === 1 ? "1 member got" : `${filled} members got`} a name or a label that was missing.`;
}
