import { BookOpen, FileText, History, MessageSquare, SquarePlay } from "lucide-react";
import type { ReactNode } from "react";
import { LazyChat } from "../../assistant/lazy-chat.tsx";
import { ProblemDescription } from "../../problems/problem-description.tsx";
import { ProblemLinks } from "../../problems/problem-links.tsx";
import { ProblemSolutions } from "../../problems/problem-solutions.tsx";
import { SubmissionHistory } from "../../submissions/submission-history.tsx";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { Editorial } from "../../videos/editorial.tsx";
import type { ProblemTab } from "./use-problem-tabs.ts";
import type { WorkspaceState } from "./use-workspace.ts";

const TABS: readonly TabItem<ProblemTab>[] = [
  { value: "description", label: "Description", icon: <FileText className="size-3.5" aria-hidden="true" /> },
  { value: "editorial", label: "Editorial", icon: <SquarePlay className="size-3.5" aria-hidden="true" /> },
  { value: "solutions", label: "Solutions", icon: <BookOpen className="size-3.5" aria-hidden="true" /> },
  { value: "submissions", label: "Submissions", icon: <History className="size-3.5" aria-hidden="true" /> },
  { value: "chat", label: "Chat AI", icon: <MessageSquare className="size-3.5" aria-hidden="true" /> },
];

const PANEL = "min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6";
/** In a narrow pane and on a phone the five tabs fit side by side without their icons. */
const NARROW_BAR =
  "@max-lg:gap-0 @max-lg:px-1 @max-lg:[&_svg]:hidden @max-lg:[&>button]:px-[0.3125rem] @max-lg:justify-between";
/** Only the conversation scrolls; the field to write in stays where it is. */
const CHAT_PANEL = "min-h-0 flex-1";

/** The five tabs about the problem. A tab that was opened once stays mounted: a video's place, a half-typed question. */
export function ProblemTabs({ workspace }: { workspace: WorkspaceState }) {
  const { problem } = workspace;
  const { current: tab, opened, open } = workspace.problemTabs;
  const contents: Record<ProblemTab, ReactNode> = {
    description: <ProblemDescription problem={problem} links={<ProblemLinks problemId={problem._id} />} />,
    editorial: <Editorial problem={problem} isShown={tab === "editorial"} />,
    solutions: <ProblemSolutions problem={problem} />,
    submissions: (
      <SubmissionHistory
        problemId={problem._id}
        onOpen={(submission) => workspace.openDialog({ kind: "submission", submission })}
      />
    ),
    chat: <LazyChat chat={workspace.chat} />,
  };
  return (
    <Tabs value={tab} onChange={open} className="@container flex min-h-0 flex-1 flex-col">
      <TabBar label="About the problem" items={TABS} className={NARROW_BAR} />
      {TABS.map(({ value }) => (
        <TabPanel key={value} value={value} keepMounted className={value === "chat" ? CHAT_PANEL : PANEL}>
          {opened.has(value) && contents[value]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
