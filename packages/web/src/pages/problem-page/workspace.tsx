import type { Problem } from "@verdict/contract/problems";
import { DesktopLayout } from "./desktop-layout.tsx";
import { PhoneLayout } from "./phone-layout.tsx";
import { useWideScreen } from "./use-wide-screen.ts";
import { useWorkspace } from "./use-workspace.ts";
import { WorkspaceDialogs } from "./workspace-dialogs.tsx";

/** Problem, editor and results: panes where there is room, stacked tabs on a phone. */
export function Workspace({ problem, userId }: { problem: Problem; userId: string }) {
  const workspace = useWorkspace({ problem, userId });
  const isWide = useWideScreen();
  return (
    <>
      {/* The title in the description vanishes with its tab; the page keeps one. */}
      <h1 className="sr-only">{problem.title}</h1>
      {isWide ? <DesktopLayout workspace={workspace} /> : <PhoneLayout workspace={workspace} />}
      <WorkspaceDialogs workspace={workspace} />
      <p role="status" className="sr-only">
        {workspace.announcement}
      </p>
    </>
  );
}
