import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendGrades, unlinkCourse } from "@verdict/contract/lti-classes";
import { School } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiCourse, OpenLtiLink, OpenSchoolClass } from "../../platform/open-answers.ts";
import { shortMomentText } from "../../ui/date-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { CourseRoster } from "./course-roster.tsx";

interface PanelProps {
  schoolClass: OpenSchoolClass;
  courses: readonly OpenLtiCourse[];
}

/** The courses at learning platforms that are this class, and what became of their grades. For staff. */
export function CoursesPanel({ schoolClass, courses }: PanelProps) {
  const { _id: classId, isArchived } = schoolClass;
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: () => callApi(sendGrades, { params: { classId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["class", classId, "courses"] }),
  });
  if (courses.length === 0) {
    return (
      <EmptyState
        icon={<School className="size-5" aria-hidden="true" />}
        title="This class is no course at a learning platform."
        hint="Open this site from your course there: then you are asked which class it is."
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      <div className="grid gap-3 px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">Grades that change are sent within a minute or two.</p>
          {!isArchived && (
            <button
              type="button"
              className="btn-quiet h-9 px-3"
              disabled={send.isPending}
              onClick={() => send.mutate()}
            >
              {send.isPending ? "Sending..." : "Send grades now"}
            </button>
          )}
        </div>
        <FailureBox error={send.error} fallback="The grades could not be sent." />
        {send.isSuccess && <p role="status">{send.data.message}</p>}
      </div>
      {courses.map((course) => (
        <Course key={course._id} course={course} schoolClass={schoolClass} />
      ))}
    </div>
  );
}

function Course({ course, schoolClass }: { course: OpenLtiCourse; schoolClass: OpenSchoolClass }) {
  const { title, platform, links, tellsRoster } = course;
  const { mayManage, isArchived } = schoolClass;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5">
      <div className="min-w-0">
        <h2 className="font-medium break-words">{title}</h2>
        <p className="text-[0.8125rem] text-muted">{platform}</p>
      </div>
      {links.length === 0 ? (
        <p className="text-muted">None of its links has been opened yet.</p>
      ) : (
        <ul aria-label={`Links of ${title}`} className="grid gap-4">
          {links.map((link) => (
            <LinkRow key={`${link.title} ${link.assignmentTitle}`} link={link} />
          ))}
        </ul>
      )}
      {mayManage && !isArchived && tellsRoster && <CourseRoster classId={schoolClass._id} courseId={course._id} />}
      {mayManage && <Unlinking classId={schoolClass._id} courseId={course._id} />}
    </section>
  );
}

function LinkRow({ link }: { link: OpenLtiLink }) {
  return (
    <li className="min-w-0">
      <p className="break-words">
        <span className="font-medium">{link.title}</span>{" "}
        <span className="text-muted">opens {link.assignmentTitle ?? "the class"}</span>
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
    </li>
  );
}

function gradesText({ assignmentTitle, takesGrades, sentAt, sent }: OpenLtiLink): string {
  if (assignmentTitle === null) return "Without grades.";
  if (!takesGrades) return "The platform has no column of its grade book for this link.";
  if (sentAt === null) return "No grade has been sent yet.";
  return `Grades of ${sent === 1 ? "1 student" : `${sent} students`} are there; the last was sent ${shortMomentText(sentAt)}.`;
}

function Unlinking({ classId, courseId }: { classId: string; courseId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const unlink = useMutation({
    mutationFn: () => callApi(unlinkCourse, { params: { classId, courseId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["class", classId, "courses"] }),
  });
  if (!isAsked) {
    return (
      <button type="button" className="btn-quiet h-9 justify-self-start px-3" onClick={() => setIsAsked(true)}>
        Unlink the course
      </button>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">
        The course's links open nothing here any more, and its grades are sent no more. Nobody leaves the class.
      </p>
      <FailureBox error={unlink.error} fallback="The course could not be unlinked." />
      <button type="button" className="btn-danger" disabled={unlink.isPending} onClick={() => unlink.mutate()}>
        Unlink it
      </button>
    </div>
  );
}
