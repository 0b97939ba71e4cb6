import { EditorSettings, KEYMAPS } from "../../editor/editor-settings.ts";
import type { OpenProblemSummary, OpenUser } from "../../platform/open-answers.ts";
import type { PageCommand } from "../../platform/page-commands.ts";
import { paths } from "../../platform/paths.ts";
import type { ThemeChoice } from "../../platform/theme.ts";
import { searchFor } from "../../problems/search-problems.ts";

/** One line of the palette: where it leads, or what it does. */
export interface PaletteItem {
  id: string;
  group: "Problems" | "Pages" | "Commands";
  label: string;
  /** The number of a problem, or the keys of a command. */
  aside?: string;
  /** Of a problem. */
  difficulty?: string;
  action:
    | { kind: "go"; to: string }
    | { kind: "theme"; choice: ThemeChoice }
    | { kind: "random" }
    | { kind: "shortcuts" }
    | { kind: "keymap"; keymap: EditorSettings["keymap"] }
    | { kind: "ask-page"; command: PageCommand }
    | { kind: "logout" };
}

const MOST_PROBLEMS = 8;

/**
 * What matches what was typed, in the order in which it is shown: commands and pages by their words, problems as in the
 * list.
 */
export function paletteItems(input: {
  text: string;
  problems: readonly OpenProblemSummary[];
  user: Pick<OpenUser, "role">;
  /** The problem whose page is open, or null. */
  openProblem: string | null;
}): PaletteItem[] {
  const words = input.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ label }: PaletteItem) => words.every((word) => label.toLowerCase().includes(word));
  const fixed = [...tabsOf(input.openProblem), ...pagesFor(input.user), ...commandsOf(input.openProblem)].filter(
    matches,
  );
  const found = words.length === 0 ? [] : problemItems(input.text, input.problems);
  return [...found, ...fixed];
}

function problemItems(text: string, problems: readonly OpenProblemSummary[]): PaletteItem[] {
  const numbered = problems.map((problem, index) => ({ ...problem, number: index + 1 }));
  const isMatch = searchFor(text, numbered);
  return numbered
    .filter(isMatch)
    .slice(0, MOST_PROBLEMS)
    .map(({ _id, title, number, difficulty }) => ({
      id: `problem-${_id}`,
      group: "Problems",
      label: title,
      aside: `#${number}`,
      difficulty,
      action: { kind: "go", to: paths.problem(_id) },
    }));
}

/** The tabs of the problem that is open. */
function tabsOf(problemId: string | null): PaletteItem[] {
  if (problemId === null) return [];
  const tabs = [
    ["description", "Description"],
    ["editorial", "Editorial"],
    ["solutions", "Solutions"],
    ["submissions", "Submissions"],
    ["chat", "Chat AI"],
  ] as const;
  return tabs.map(([tab, label]) => ({
    id: `tab-${tab}`,
    group: "Pages",
    label: `${label} of this problem`,
    action: { kind: "go", to: `${paths.problem(problemId)}${tab === "description" ? "" : `?tab=${tab}`}` },
  }));
}

function pagesFor({ role }: Pick<OpenUser, "role">): PaletteItem[] {
  const page = (label: string, to: string): PaletteItem => ({
    id: `page-${to}`,
    group: "Pages",
    label,
    action: { kind: "go", to },
  });
  const everybodys = [
    page("Problems", paths.problems),
    page("My Submissions", paths.submissions),
    page("Contests", paths.contests),
    page("Classes", paths.classes),
    page("Profile", paths.profile),
    page("Settings", paths.settings),
    page("Home", paths.home),
    page("Challenges", paths.challenges),
    page("Community", paths.community),
  ];
  if (role !== "admin") return everybodys;
  return [
    ...everybodys,
    page("Admin Dashboard", paths.admin),
    page("Create Problem", paths.adminCreate),
    page("Update Problem", paths.adminUpdateList),
    page("Delete Problem", paths.adminDelete),
    page("Editorial Videos", paths.adminVideo),
    page("Site Status", paths.adminStatus),
    page("Judge Errors", paths.adminJudgeErrors),
    page("People", paths.adminPeople),
    page("Audit Log", paths.adminAudit),
  ];
}

/** Those that a problem's page carries out come first. */
function commandsOf(problemId: string | null): readonly PaletteItem[] {
  return problemId === null ? COMMANDS : [...PROBLEM_COMMANDS, ...COMMANDS];
}

const PROBLEM_COMMANDS: readonly PaletteItem[] = [
  {
    id: "to-code",
    group: "Commands",
    label: "Go to the code editor",
    aside: "Alt C",
    action: { kind: "ask-page", command: "to-code" },
  },
  {
    id: "next-mark",
    group: "Commands",
    label: "Go to the next error or hint",
    aside: "F8",
    action: { kind: "ask-page", command: "next-mark" },
  },
  {
    id: "previous-mark",
    group: "Commands",
    label: "Go to the previous error or hint",
    aside: "Shift F8",
    action: { kind: "ask-page", command: "previous-mark" },
  },
  {
    id: "live-examples",
    group: "Commands",
    label: "Switch live examples on or off",
    action: { kind: "ask-page", command: "toggle-live" },
  },
];

const COMMANDS: readonly PaletteItem[] = [
  { id: "theme-light", group: "Commands", label: "Use the light theme", action: { kind: "theme", choice: "light" } },
  { id: "theme-dark", group: "Commands", label: "Use the dark theme", action: { kind: "theme", choice: "dark" } },
  {
    id: "theme-system",
    group: "Commands",
    label: "Use the device's theme",
    action: { kind: "theme", choice: "system" },
  },
  ...EditorSettings.shape.keymap.options.map(
    (keymap): PaletteItem => ({
      id: `keymap-${keymap}`,
      group: "Commands",
      label: `Use the ${keymap === "default" ? "ordinary" : KEYMAPS[keymap]} keys in the editor`,
      action: { kind: "keymap", keymap },
    }),
  ),
  { id: "random", group: "Commands", label: "Open a random unsolved problem", action: { kind: "random" } },
  { id: "shortcuts", group: "Commands", label: "Show keyboard shortcuts", aside: "?", action: { kind: "shortcuts" } },
  { id: "logout", group: "Commands", label: "Log out", action: { kind: "logout" } },
];
