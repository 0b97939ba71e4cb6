import { CHAT_MESSAGE_MAX_LENGTH, CHAT_MESSAGE_MIN_LENGTH, HintLevel } from "@verdict/contract/assistant";
import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { HINT_LABEL } from "./chat-entry.ts";
import type { ChatState } from "./use-chat.ts";

/** The field to ask in. Enter sends, Shift+Enter begins a new line; while an answer comes, the button stops it. */
export function ChatForm({ chat, onFocus }: { chat: ChatState; onFocus: () => void }) {
  const [isTooShort, setIsTooShort] = useState(false);
  const fieldId = useId();
  const levelId = useId();
  const errorId = useId();
  const isBusy = chat.work !== "none";

  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = chat.typed.trim();
    if (isBusy) return;
    setIsTooShort(text.length < CHAT_MESSAGE_MIN_LENGTH);
    if (text.length < CHAT_MESSAGE_MIN_LENGTH) return;
    chat.setTyped("");
    chat.send(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form onSubmit={send} data-own-shortcuts className="shrink-0 px-5 pt-2 pb-4 sm:px-6">
      <div className="rounded-box border border-line-strong bg-base-100 p-1.5 focus-within:border-primary">
        <label htmlFor={fieldId} className="sr-only">
          Your message
        </label>
        <textarea
          id={fieldId}
          value={chat.typed}
          rows={1}
          maxLength={CHAT_MESSAGE_MAX_LENGTH}
          placeholder="Ask for a hint or an explanation"
          aria-invalid={isTooShort}
          aria-describedby={isTooShort ? errorId : undefined}
          onChange={(event) => {
            chat.setTyped(event.target.value);
            setIsTooShort(false);
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="field-sizing-content max-h-40 min-h-9 w-full resize-none bg-transparent px-2 py-2 text-sm leading-5 outline-none placeholder:text-faint"
        />
        <div className="flex items-center justify-between gap-3 pl-2">
          <label htmlFor={levelId} className="flex items-center gap-2 text-xs text-faint">
            Hint level
            <select
              id={levelId}
              value={chat.level}
              onChange={(event) => chat.setLevel(HintLevel.parse(event.target.value))}
              className="select h-8 w-auto pl-2.5 text-xs text-base-content"
            >
              {HintLevel.options.map((level) => (
                <option key={level} value={level}>
                  {HINT_LABEL[level]}
                </option>
              ))}
            </select>
          </label>
          {isBusy ? (
            <button type="button" onClick={chat.stop} aria-label="Stop" title="Stop" className="btn-quiet size-9 p-0">
              <Square className="size-3.5 fill-current" aria-hidden="true" />
            </button>
          ) : (
            <button type="submit" aria-label="Send" title="Send (Enter)" className="btn-cta size-9 p-0">
              <ArrowUp className="size-4" aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
      {isTooShort && (
        <p id={errorId} role="alert" className="mt-1.5 text-xs text-error">
          Your message needs at least {CHAT_MESSAGE_MIN_LENGTH} characters.
        </p>
      )}
    </form>
  );
}
