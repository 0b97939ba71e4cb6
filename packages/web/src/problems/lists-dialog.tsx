import { BOOKMARKS, type OwnList } from "@verdict/contract/problem-lists";
import { Check, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useOwnLists } from "./own-lists.ts";

interface ListsDialogProps {
  /** The problem that is put on lists; null to look after the lists themselves. */
  problem: { _id: string; title: string } | null;
  onClose: () => void;
}

/** The user's lists: on which of them a problem stands, and their names. */
export function ListsDialog({ problem, onClose }: ListsDialogProps) {
  const own = useOwnLists();
  const failure = own.query.error ?? own.member.error ?? own.create.error ?? own.rename.error ?? own.remove.error;
  const lists = own.lists?.lists ?? [];
  return (
    <Dialog
      title={problem === null ? "Your lists" : `Lists with ${problem.title}`}
      onClose={onClose}
      className="max-w-md"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
        <FailureBox error={failure} fallback="The lists could not be changed." />
        {problem !== null && own.lists !== undefined && (
          <ul aria-label="Lists" className="grid grid-cols-[minmax(0,1fr)]">
            <li>
              <MemberBox
                own={own}
                listId={BOOKMARKS}
                name="Bookmarks"
                ids={own.lists.bookmarks}
                problemId={problem._id}
              />
            </li>
            {lists.map((list) => (
              <li key={list._id}>
                <MemberBox own={own} listId={list._id} name={list.name} ids={list.problemIds} problemId={problem._id} />
              </li>
            ))}
          </ul>
        )}
        {problem === null && lists.length === 0 && (
          <p className="text-muted">No lists yet: for an interview, a topic, or what to try again.</p>
        )}
        {problem === null && lists.length > 0 && (
          <ul aria-label="Lists" className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {lists.map((list) => (
              <li key={list._id}>
                <ListLine own={own} list={list} />
              </li>
            ))}
          </ul>
        )}
        <NameForm
          label="New list"
          button="Create"
          isBusy={own.create.isPending}
          onName={async (name) => {
            const list = await own.create.mutateAsync(name);
            if (problem !== null) own.changeMembership({ listId: list._id, problemId: problem._id, change: "add" });
          }}
        />
      </div>
    </Dialog>
  );
}

type Own = ReturnType<typeof useOwnLists>;

function MemberBox(input: { own: Own; listId: string; name: string; ids: readonly string[]; problemId: string }) {
  const { own, listId, name, ids, problemId } = input;
  const isOn = ids.includes(problemId);
  return (
    <label className="flex h-10 cursor-pointer items-center gap-3 rounded-field px-2 hover:bg-hover">
      <input
        type="checkbox"
        className="size-4 accent-primary"
        checked={isOn}
        onChange={() => own.changeMembership({ listId, problemId, change: isOn ? "remove" : "add" })}
      />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="num text-xs text-muted">{ids.length}</span>
    </label>
  );
}

function ListLine({ own, list }: { own: Own; list: OwnList }) {
  const [mode, setMode] = useState<"shown" | "renaming" | "deleting">("shown");
  const back = () => setMode("shown");
  if (mode === "renaming") {
    const rename = (name: string) => own.rename.mutateAsync({ listId: list._id, name }).then(back);
    return (
      <NameForm
        label={`New name of ${list.name}`}
        button="Save"
        first={list.name}
        isBusy={own.rename.isPending}
        onName={rename}
      />
    );
  }
  if (mode === "deleting") {
    return (
      <p className="flex min-h-10 items-center gap-2 pl-2">
        <span className="min-w-0 flex-1 truncate">Delete {list.name}?</span>
        <button type="button" className="btn-danger h-8 px-3" onClick={() => own.remove.mutate(list._id)}>
          Delete
        </button>
        <button type="button" className="btn-quiet h-8 px-3" onClick={back}>
          Keep
        </button>
      </p>
    );
  }
  return (
    <p className="flex min-h-10 items-center gap-1 pl-2">
      <span className="min-w-0 flex-1 truncate">{list.name}</span>
      <span className="num mr-2 text-xs text-muted">{list.problemIds.length}</span>
      <IconButton
        label={`Rename ${list.name}`}
        icon={<Pencil className="size-4" aria-hidden="true" />}
        onClick={() => setMode("renaming")}
      />
      <IconButton
        label={`Delete ${list.name}`}
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => setMode("deleting")}
      />
    </p>
  );
}

/** The name stays in the field when the server refuses it. */
function NameForm(input: {
  label: string;
  button: string;
  first?: string;
  isBusy: boolean;
  onName: (name: string) => Promise<void>;
}) {
  const [name, setName] = useState(input.first ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    input.onName(name.trim()).then(
      () => setName(""),
      () => undefined, // The dialog shows the refusal.
    );
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <input
        aria-label={input.label}
        placeholder={input.label}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
        className="field"
      />
      <button type="submit" disabled={input.isBusy} className="btn-quiet">
        <Check className="size-4" aria-hidden="true" />
        {input.button}
      </button>
    </form>
  );
}
