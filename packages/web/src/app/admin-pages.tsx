import { type ComponentType, lazy, Suspense } from "react";
import { useParams } from "react-router";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { AdminHeader } from "./admin-header.tsx";

const page = <Props,>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }));

const PAGES: Readonly<Record<string, ComponentType>> = {
  "": page(async () => (await import("../admin/admin-page.tsx")).AdminPage),
  create: page(async () => (await import("../admin/create-page.tsx")).CreatePage),
  update: page(async () => (await import("../admin/update-list-page.tsx")).UpdateListPage),
  delete: page(async () => (await import("../admin/delete-page.tsx")).DeletePage),
  video: page(async () => (await import("../admin/video-list-page.tsx")).VideoListPage),
  status: page(async () => (await import("../admin/status/status-page.tsx")).StatusPage),
  languages: page(async () => (await import("../admin/languages/languages-page.tsx")).LanguagesPage),
  platforms: page(async () => (await import("../admin/platforms/platforms-page.tsx")).PlatformsPage),
  people: page(async () => (await import("../admin/people/people-page.tsx")).PeoplePage),
  audit: page(async () => (await import("../admin/audit-page.tsx")).AuditPage),
  "judge-errors": page(async () => (await import("../admin/judge-errors-page.tsx")).JudgeErrorsPage),
  "weak-tests": page(async () => (await import("../admin/weak-tests-page.tsx")).WeakTestsPage),
  "talk-reports": page(async () => (await import("../admin/talk-reports-page.tsx")).TalkReportsPage),
};
const PAGES_OF_PROBLEM: Readonly<Record<string, ComponentType<{ problemId: string }>>> = {
  update: page(async () => (await import("../admin/update-page.tsx")).UpdatePage),
  upload: page(async () => (await import("../admin/upload-page.tsx")).UploadPage),
};
const NotFoundPage = page(async () => (await import("../pages/not-found-page.tsx")).NotFoundPage);

/**
 * Everything below /admin. Which page an address means is told here, and not by the router, so that no other page has
 * to carry the list.
 */
export function AdminPages() {
  const { "*": below = "" } = useParams();
  const [name = "", problemId, ...rest] = below.replace(/\/$/, "").split("/");
  return (
    <>
      <AdminHeader />
      <Suspense fallback={<FullScreenSpinner />}>
        {rest.length === 0 ? found(name, problemId) : <NotFoundPage />}
      </Suspense>
    </>
  );
}

function found(name: string, problemId: string | undefined) {
  const Page = problemId === undefined && Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (Page !== undefined) return <Page />;
  const PageOfProblem =
    problemId !== undefined && Object.hasOwn(PAGES_OF_PROBLEM, name) ? PAGES_OF_PROBLEM[name] : undefined;
  if (PageOfProblem === undefined || problemId === undefined) return <NotFoundPage />;
  return <PageOfProblem key={problemId} problemId={problemId} />;
}
