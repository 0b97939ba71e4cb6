import { inTurns, interactionText } from "@verdict/contract/conversation";
import { CopyIconButton } from "./copy-button.tsx";

interface Turn {
  by: string;
  text: string;
}
interface ShownConversation {
  passes: readonly (readonly Turn[])[];
  isCut: boolean;
}

/** Thousands of boxes would hold up the page; nobody reads so many. */
const MOST_TURNS = 300;

/**
 * Who said what, in its order: what the program reads stands on the left, what it writes on the right. A program that
 * is run again begins anew below a line.
 */
export function ConversationView({ conversation, label }: { conversation: ShownConversation; label: string }) {
  const { passes, rest } = shownPart(conversation.passes);
  return (
    <figure aria-label={label} className="min-w-0 rounded-field bg-hover px-3 py-2">
      <div className="mb-2 flex items-center gap-3 text-xs text-faint">
        <span>Your program reads</span>
        <span className="ml-auto">Your program writes</span>
        <span className="-my-1 -mr-1.5">
          <CopyIconButton text={() => interactionText(conversation)} label="Copy the conversation" />
        </span>
      </div>
      <section
        // What scrolls has to be a stop of the Tab key.
        tabIndex={mayScroll(passes) ? 0 : undefined}
        aria-label={`${label}: what was said`}
        className="max-h-96 overflow-auto rounded-xs"
      >
        {passes.map((turns, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: passes have no other name than their number.
          <div key={index}>
            {passes.length > 1 && <PassLine number={index + 1} />}
            <Turns turns={turns} />
          </div>
        ))}
      </section>
      {(rest > 0 || conversation.isCut) && (
        <p className="mt-2 text-xs text-muted">
          {rest > 0
            ? `${rest.toLocaleString("en")} more turns are not shown here.`
            : "More was said than is shown here."}
        </p>
      )}
    </figure>
  );
}

function PassLine({ number }: { number: number }) {
  return (
    <p className="my-2 flex items-center gap-2 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      Run {number}
    </p>
  );
}

function Turns({ turns }: { turns: readonly Turn[] }) {
  if (turns.length === 0) return <p className="text-[0.8125rem] leading-5 text-faint italic">nothing was said</p>;
  return (
    <ol className="grid gap-1">
      {turns.map(({ by, text }, index) => {
        const isOwn = by === "program";
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation that is over does not change.
            key={index}
            className={`w-fit max-w-[85%] min-w-0 rounded-field px-2.5 py-1 ${isOwn ? "ml-auto border border-line-strong" : "bg-base-100"}`}
          >
            <span className="sr-only">{isOwn ? "Your program writes: " : "Your program reads: "}</span>
            <pre className="font-mono text-[0.8125rem] leading-5 break-words whitespace-pre-wrap">
              {text.replace(/\n$/, "")}
            </pre>
          </li>
        );
      })}
    </ol>
  );
}

/** In any width. */
function mayScroll(passes: readonly (readonly Turn[])[]): boolean {
  const turns = passes.flat();
  return turns.length > 6 || turns.reduce((sum, { text }) => sum + text.length, 0) > 200;
}

/** The first turns of all passes, what one says in a row as one; `rest` counts the others. */
function shownPart(passes: ShownConversation["passes"]): { passes: Turn[][]; rest: number } {
  let room = MOST_TURNS;
  let rest = 0;
  const shown = passes.map((pass) => {
    const turns = inTurns(pass);
    const kept = turns.slice(0, room);
    room -= kept.length;
    rest += turns.length - kept.length;
    return kept;
  });
  return { passes: rest === 0 ? shown : shown.filter((pass) => pass.length > 0), rest };
}
