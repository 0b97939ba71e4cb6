import { nextHintLevel } from "@verdict/contract/assistant";
import { Dialog } from "../ui/dialog.tsx";
import { type ChatEntry, HINT_LABEL } from "./chat-entry.ts";
import type { ChatState } from "./use-chat.ts";

/** Below the last answer: one step further, and, where no step is left or code was held back, the whole solution. */
export function HintOffer({ chat, last }: { chat: ChatState; last: ChatEntry }) {
  const { hintLevel } = last;
  if (hintLevel === null) return null;
  const next = nextHintLevel(hintLevel);
  const offersSolution = last.isHeldBack || next === null;
  return (
    <div className="ml-9 flex flex-wrap gap-2">
      {next !== null && (
        <button
          type="button"
          className="btn-quiet h-8 px-3 text-xs"
          onClick={() => chat.send("Please give me the next hint.", { hintLevel: next })}
        >
          Next hint: {HINT_LABEL[next]}
        </button>
      )}
      {offersSolution && (
        <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={() => chat.setIsConfirming(true)}>
          Show the full solution
        </button>
      )}
      {chat.isConfirming && (
        <Dialog title="Show the full solution?" onClose={() => chat.setIsConfirming(false)} className="max-w-md">
          <div className="px-5 py-4">
            <p className="text-muted">You can't unsee it. A hint may be all that you need.</p>
            <div className="mt-5 flex justify-end gap-2">
              <button type="button" className="btn-quiet h-9" onClick={() => chat.setIsConfirming(false)}>
                Not yet
              </button>
              <button
                type="button"
                className="btn-cta h-9"
                onClick={() => {
                  chat.setIsConfirming(false);
                  chat.send("Please show me the full solution.", { hintLevel: "code", confirmSolution: true });
                }}
              >
                Show it
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
