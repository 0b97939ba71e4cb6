import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiFailure } from "../../platform/failures.ts";
import type { OpenSchoolClass } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { TabBar, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { AssignmentsPanel } from "./assignments-panel.tsx";
import { ClassBoardPanel } from "./class-board-panel.tsx";
import { classQuery, coursesQuery } from "./class-queries.ts";
import { ClassSettings } from "./class-settings.tsx";
import { roleText } from "./class-text.ts";
import { CoursesPanel } from "./courses-panel.tsx";
import { GradeBookPanel } from "./grade-book-panel.tsx";
import { JoinCode } from "./join-code.tsx";
import { LeavePanel } from "./leave-panel.tsx";
import { ClassProblemsPanel } from "./problems/class-problems-panel.tsx";
import { RosterPanel } from "./roster-panel.tsx";

export function ClassPage({ classId }: { classId: string }) {
  const query = useQuery(classQuery(classId));
  usePageTitle(query.data?.name ?? "Class");
  if (query.error instanceof ApiFailure && query.error.status === 404) {
    return (
      <div className="py-16 text-center">
        <h1 className="mb-4 text-2xl font-semibold">This class does not exist</h1>
        <p className="mb-4 text-muted">Or you are not in it: ask your teacher for its code.</p>
        <Link to={paths.classes} className="btn-quiet">
          All classes
        </Link>
      </div>
    );
  }
  return (
    <Loaded query={query} what="the class">
      {(schoolClass) => <Known schoolClass={schoolClass} />}
    </Loaded>
  );
}

type TabName = "assignments" | "problems" | "people" | "grades" | "board" | "courses" | "settings";

function Known({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const { hash } = useLocation();
  const [tab, setTab] = useState<TabName>(hash === "#problems" && schoolClass.mayManage ? "problems" : "assignments");
  const courses = useQuery({ ...coursesQuery(schoolClass._id), enabled: schoolClass.isStaff });
  const tabs = [
    { value: "assignments", label: "Assignments" },
    ...(schoolClass.mayManage ? [{ value: "problems", label: "Problems" } as const] : []),
    { value: "people", label: "People" },
    { value: "grades", label: "Grade book" },
    { value: "board", label: "Board" },
    ...(courses.data?.isSetUp ? [{ value: "courses", label: "Platform" } as const] : []),
    ...(schoolClass.mayManage ? [{ value: "settings", label: "Settings" } as const] : []),
  ] as const;
  return (
    <>
      <ClassHeader schoolClass={schoolClass} />
      {schoolClass.isStaff && <JoinCode schoolClass={schoolClass} />}
      {schoolClass.isStaff ? (
        <Tabs value={tab} onChange={setTab} className="panel overflow-hidden">
          <TabBar label="Class" items={tabs} />
          <TabPanel value="assignments">
            <AssignmentsPanel schoolClass={schoolClass} />
          </TabPanel>
          <TabPanel value="problems">
            <ClassProblemsPanel schoolClass={schoolClass} />
          </TabPanel>
          <TabPanel value="grades">
            <GradeBookPanel classId={schoolClass._id} />
          </TabPanel>
          <TabPanel value="board">
            <ClassBoardPanel schoolClass={schoolClass} />
          </TabPanel>
          <TabPanel value="people">
            <RosterPanel schoolClass={schoolClass} />
          </TabPanel>
          <TabPanel value="courses">
            <CoursesPanel schoolClass={schoolClass} courses={courses.data?.courses ?? []} />
          </TabPanel>
          <TabPanel value="settings">
            <ClassSettings schoolClass={schoolClass} />
          </TabPanel>
        </Tabs>
      ) : (
        <>
          <section aria-label="Assignments" className="panel overflow-hidden">
            <AssignmentsPanel schoolClass={schoolClass} />
          </section>
          <section aria-label="Board" className="panel overflow-hidden">
            <h2 className="px-5 pt-5 text-sm font-medium">Board</h2>
            <ClassBoardPanel schoolClass={schoolClass} />
          </section>
        </>
      )}
      {schoolClass.role !== null && <LeavePanel schoolClass={schoolClass} />}
    </>
  );
}

function ClassHeader({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const { name, teachers, role, isArchived } = schoolClass;
  return (
    <header>
      <Link
        to={paths.classes}
        className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        Classes
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold break-words">{name}</h1>
        {role !== null && role !== "student" && <Badge tone="primary">{roleText(role)}</Badge>}
        {isArchived && <Badge tone="neutral">Archived</Badge>}
      </div>
      <p className="mt-1 text-muted">
        {teachers.length === 0 ? "This class has no teacher." : `Taught by ${teachers.join(", ")}`}
      </p>
    </header>
  );
}
