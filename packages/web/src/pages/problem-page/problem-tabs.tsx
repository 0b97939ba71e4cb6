import { BookOpen, FileText, History, MessageSquare, SquarePlay } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatState } from "../../assistant/use-chat.ts";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { closingOf } from "../../problems/closing-of.ts";
import { ProblemDescription } from "../../problems/problem-description.tsx";
import { ProblemLinks } from "../../problems/problem-links.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";
import { SignInFirst } from "../../ui/sign-in-first.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TabBar, type TabItem, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { ProblemTab } from "./desk/panes.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";
import { CollapseButton, MaximiseButton } from "./pane-buttons.tsx";
import { useAddress } from "./use-address.ts";

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

/** What stands in a tab for visitors; the others show them the same. */
const FOR_USERS: Partial<Record<ProblemTab, ReactNode>> = {
  editorial: <SignInFirst title="Log in to read how this problem is solved." />,
  solutions: <SignInFirst title="Solutions will be available after you solve the problem." />,
  submissions: <SignInFirst title="Log in to see what you have submitted." />,
  chat: <SignInFirst title="Log in to talk with the AI helper." />,
};

/** The five tabs about the problem. */
export function ProblemTabs({ problem, chat }: { problem: OpenProblem; chat: ChatState }) {
  const { panes, isVisitor } = useDesk();
  const language = useDeskState((state) => state.language);
  const leftTabs = useDeskState((state) => state.leftTabs);
  const { problemTab: tab, openProblemTab, showSubmission } = useAddress();
  const openTab = (next: ProblemTab) => {
    panes.leaveTab(tab);
    openProblemTab(next);
  };
  const contents: Record<ProblemTab, ReactNode> = {
    description: (
      <ProblemDescription problem={problem} language={language} links={<ProblemLinks problemId={problem._id} />} />
    ),
    editorial: (
      <LazyModule load={loadEditorial} name="The editorial" pending={<Spinner label="Loading the editorial" />}>
        {(module) => <module.EditorialTab problem={problem} isShown={tab === "editorial"} />}
      </LazyModule>
    ),
    solutions: (
      <LazyModule load={loadSolutions} name="The solutions" pending={<Spinner label="Loading the solutions" />}>
        {({ ProblemSolutions }) => <ProblemSolutions problem={problem} own={language} />}
      </LazyModule>
    ),
    submissions: (
      <LazyModule load={loadHistory} name="Your submissions" pending={<Spinner label="Loading your submissions" />}>
        {({ SubmissionHistory }) => (
          <SubmissionHistory problemId={problem._id} onOpen={({ _id }) => showSubmission(_id)} />
        )}
      </LazyModule>
    ),
    chat: (
      <LazyModule load={loadChat} name="The chat" pending={<LoadingChat />}>
        {({ Chat }) => <Chat chat={chat} contest={closingOf(problem, "help")} />}
      </LazyModule>
    ),
  };
  return (
    <Tabs value={tab} onChange={openTab} className="@container flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center border-b border-line pr-1.5">
        <TabBar label="About the problem" items={TABS} className={`min-w-0 flex-1 border-b-0 ${NARROW_BAR}`} />
        <CollapseButton pane="problem" />
        <MaximiseButton pane="problem" />
      </div>
      {TABS.map(({ value }) => (
        <TabPanel key={value} value={value} keepMounted className={value === "chat" && !isVisitor ? CHAT_PANEL : PANEL}>
          {(value === tab || leftTabs.has(value)) &&
            (isVisitor ? (FOR_USERS[value] ?? contents[value]) : contents[value])}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function loadEditorial() {
  return import("./editorial-tab.tsx");
}

function loadSolutions() {
  return import("../../problems/problem-solutions.tsx");
}

function loadHistory() {
  return import("../../submissions/submission-history.tsx");
}

function LoadingChat() {
  return (
    <div className="p-6">
      <Spinner label="Loading the chat" />
    </div>
  );
}

function loadChat() {
  return import("../../assistant/chat.tsx");
}
