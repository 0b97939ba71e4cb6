import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetLink } from "@verdict/contract/lti-classes";
import { useId } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiLink } from "../../platform/open-answers.ts";
import { shortMomentText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";

interface CourseLinkProps {
  link: OpenLtiLink;
  /** The course for a teacher, who may let go what the link opens; null for other staff. */
  forgets: { classId: string; courseId: string } | null;
}

/** What a link of a course opens, and what became of its grades. */
export function CourseLink({ link, forgets }: CourseLinkProps) {
  const titleId = useId();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p id={titleId} className="break-words">
          <span className="font-medium">{link.title}</span> <span className="text-muted">{opensText(link)}</span>
        </p>
        <p className="num text-[0.8125rem] text-muted">{gradesText(link)}</p>
        {link.failures.length > 0 && (
          <ul aria-label="Not sent" className="mt-1 text-[0.8125rem] text-error">
            {link.failures.map(({ name, text }) => (
              <li key={name} className="break-words">
                {name}: {text}. It is tried again.
              </li>
            ))}
          </ul>
        )}
      </div>
      {forgets !== null && !link.isForgotten && <Forgetting {...forgets} linkId={link._id} titleId={titleId} />}
    </li>
  );
}

function Forgetting(input: { classId: string; courseId: string; linkId: string; titleId: string }) {
  const { classId, courseId, linkId, titleId } = input;
  const queryClient = useQueryClient();
  const forget = useMutation({
    mutationFn: () => callApi(forgetLink, { params: { classId, courseId }, body: { linkId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["class", classId, "courses"] }),
  });
  const ask = "Forget what this link opens? The next teacher who opens it in the course is asked anew.";
  return (
    <>
      <button
        type="button"
        aria-describedby={titleId}
        className="btn-quiet h-9 px-3"
        disabled={forget.isPending}
        onClick={() => confirm(ask) && forget.mutate()}
      >
        Forget what it opens
      </button>
      <FailureBox error={forget.error} fallback="That could not be forgotten." />
    </>
  );
}

function opensText({ assignmentTitle, isForgotten }: OpenLtiLink): string {
  if (isForgotten) return "asks the next teacher who opens it";
  return `opens ${assignmentTitle ?? "the class"}`;
}

function gradesText({ assignmentTitle, isForgotten, takesGrades, sentAt, sent }: OpenLtiLink): string {
  if (isForgotten) return "No grades are sent until then.";
  if (assignmentTitle === null) return "Without grades.";
  if (!takesGrades) return "The platform has no column of its grade book for this link.";
  if (sentAt === null) return "No grade has been sent yet.";
  return `Grades of ${sent === 1 ? "1 student" : `${sent} students`} are there; the last was sent ${shortMomentText(sentAt)}.`;
}
