import { useQuery } from "@tanstack/react-query";
import { ArrowRight, FileCode, Terminal } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useMatch, useNavigate } from "react-router";
import { useLogout } from "../../accounts/use-logout.ts";
import { readEditorSettings, saveEditorSettings } from "../../editor/editor-settings.ts";
import type { OpenProblemSummary, OpenUser } from "../../platform/open-answers.ts";
import { askPage } from "../../platform/page-commands.ts";
import { paths } from "../../platform/paths.ts";
import { chooseTheme } from "../../platform/theme.ts";
import { allProblemsQuery, solvedProblemsQuery } from "../../problems/problem-queries.ts";
import { DifficultyBadge } from "../../ui/badges.tsx";
import { type PaletteItem, paletteItems } from "./palette-items.ts";

const GROUP_ICON = { Problems: FileCode, Pages: ArrowRight, Commands: Terminal };
const NO_PROBLEMS: readonly OpenProblemSummary[] = [];

/** Everything that can be reached by a few typed letters: problems, pages, commands. */
export function Palette(input: { user: OpenUser; onClose: () => void; onShortcuts: () => void }) {
  const { user, onClose } = input;
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { data: problems = NO_PROBLEMS } = useQuery(allProblemsQuery);
  const openProblem = useMatch("/problem/:problemId")?.params.problemId ?? null;
  const items = useMemo(() => paletteItems({ text, problems, user, openProblem }), [text, problems, user, openProblem]);
  const carryOut = useActions({ problems, onShortcuts: input.onShortcuts });

  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  useEffect(() => {
    dialog.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  const choose = (item: PaletteItem) => {
    dialog.current?.close();
    carryOut(item.action);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[chosen];
    if (move !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((chosen + move + items.length) % items.length);
    } else if (event.key === "Enter" && item !== undefined) {
      event.preventDefault();
      choose(item);
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-label="Go to"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="mx-auto mt-[12vh] w-[calc(100%-2rem)] max-w-xl rounded-box border border-line-strong bg-base-200 p-0 text-base-content shadow-2xl shadow-shade backdrop:bg-black/60"
    >
      <input
        role="combobox"
        aria-label="Search problems, pages and commands"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={items.length === 0 ? undefined : `${listId}-${chosen}`}
        placeholder="Search problems, pages and commands"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
        className="h-12 w-full border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-muted"
      />
      <div id={listId} role="listbox" aria-label="Results" className="max-h-[50vh] overflow-y-auto p-1.5">
        {items.map((item, index) => (
          <Row
            key={item.id}
            id={`${listId}-${index}`}
            item={item}
            isFirstOfGroup={items[index - 1]?.group !== item.group}
            isChosen={index === chosen}
            onPoint={() => setChosen(index)}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
      <p role="status" className={items.length === 0 ? "px-4 pb-4 text-muted" : "sr-only"}>
        {items.length === 0 ? "Nothing found." : `${items.length} results`}
      </p>
    </dialog>
  );
}

function Row(input: {
  id: string;
  item: PaletteItem;
  isFirstOfGroup: boolean;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { item } = input;
  return (
    <>
      {input.isFirstOfGroup && (
        <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs text-muted">
          {item.group}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, which has the keys. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field names it with aria-activedescendant. */}
      <div
        id={input.id}
        role="option"
        aria-selected={input.isChosen}
        onPointerMove={input.isChosen ? undefined : input.onPoint}
        onClick={input.onChoose}
        className="flex h-10 cursor-default items-center gap-3 rounded-field px-2.5 aria-selected:bg-hover"
      >
        <ItemIcon item={item} />
        <span className="min-w-0 flex-1 truncate">{item.label}</span>
        {item.difficulty !== undefined && <DifficultyBadge difficulty={item.difficulty} />}
        {item.aside !== undefined && <Aside item={item} />}
      </div>
    </>
  );
}

function ItemIcon({ item }: { item: PaletteItem }) {
  const Icon = GROUP_ICON[item.group];
  return <Icon className="size-4 shrink-0 text-faint" aria-hidden="true" />;
}

/** The number of a problem stands in a column; keys look like keys. */
function Aside({ item }: { item: PaletteItem }) {
  if (item.group === "Problems") return <span className="num w-9 text-right text-xs text-muted">{item.aside}</span>;
  return <kbd className="rounded border border-line-strong px-1.5 font-mono text-2xs text-muted">{item.aside}</kbd>;
}

function useActions(input: { problems: readonly OpenProblemSummary[]; onShortcuts: () => void }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const { data: solved = [] } = useQuery(solvedProblemsQuery);
  return (action: PaletteItem["action"]) => {
    switch (action.kind) {
      case "go":
        return void navigate(action.to);
      case "random":
        return void navigate(randomUnsolved(input.problems, new Set(solved.map(({ _id }) => _id))));
      case "theme":
        return chooseTheme(action.choice);
      case "keymap":
        return saveEditorSettings({ ...readEditorSettings(), keymap: action.keymap });
      case "shortcuts":
        return input.onShortcuts();
      case "ask-page":
        return askPage(action.command);
      case "logout":
        return logout();
      default:
        return action satisfies never;
    }
  };
}

/** Any problem once all are solved; the list while there is none. */
function randomUnsolved(problems: readonly OpenProblemSummary[], solvedIds: ReadonlySet<string>): string {
  const unsolved = problems.filter(({ _id }) => !solvedIds.has(_id));
  const from = unsolved.length > 0 ? unsolved : problems;
  const problem = from[Math.floor(Math.random() * from.length)];
  return problem === undefined ? paths.problems : paths.problem(problem._id);
}
