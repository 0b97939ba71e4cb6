import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendGrades, unlinkCourse } from "@verdict/contract/lti-classes";
import { School } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiCourse, OpenSchoolClass } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { CourseLink } from "./course-link.tsx";
import { CourseRoster } from "./course-roster.tsx";

interface PanelProps {
  schoolClass: OpenSchoolClass;
  courses: readonly OpenLtiCourse[];
}

/** The courses at learning platforms that are this class, and what became of their grades. For staff. */
export function CoursesPanel({ schoolClass, courses }: PanelProps) {
  const { _id: classId } = schoolClass;
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
          <button type="button" className="btn-quiet h-9 px-3" disabled={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? "Sending..." : "Send grades now"}
          </button>
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
  const { title, platform, links, tellsRoster, linkedBy } = course;
  const { mayManage, isArchived } = schoolClass;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5">
      <div className="min-w-0">
        <h2 className="font-medium break-words">{title}</h2>
        <p className="text-[0.8125rem] break-words text-muted">
          {platform}, linked by {linkerText(linkedBy)}
        </p>
      </div>
      {links.length === 0 ? (
        <p className="text-muted">None of its links has been opened yet.</p>
      ) : (
        <ul aria-label={`Links of ${title}`} className="grid gap-4">
          {links.map((link) => (
            <CourseLink
              key={link._id}
              link={link}
              forgets={mayManage ? { classId: schoolClass._id, courseId: course._id } : null}
            />
          ))}
        </ul>
      )}
      {mayManage && !isArchived && tellsRoster && <CourseRoster classId={schoolClass._id} courseId={course._id} />}
      {mayManage && <Unlinking classId={schoolClass._id} courseId={course._id} />}
    </section>
  );
}

function linkerText(linkedBy: OpenLtiCourse["linkedBy"]): string {
  if (linkedBy === null) return "somebody whose account is deleted";
  return linkedBy.isTeacher ? linkedBy.name : `${linkedBy.name}, who is no teacher of the class any more`;
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
