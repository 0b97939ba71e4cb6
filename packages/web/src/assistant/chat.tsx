import { CHAT_MESSAGE_MIN_LENGTH } from "@verdict/contract/assistant";
import { ArrowUp, Bot, RotateCw, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ChatBubble, GREETING_ENTRY } from "./chat-bubble.tsx";
import type { ChatState } from "./use-chat.ts";

/** A conversation with the AI helper about the problem. Enter sends, Shift+Enter begins a new line. */
export function Chat({ chat }: { chat: ChatState }) {
  const [isTooShort, setIsTooShort] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const errorId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever appears below is a reason to scroll.
  useEffect(() => {
    if (chat.entries.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [chat.entries, chat.trouble]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const text = chat.draft.trim();
    if (chat.isAsking) return;
    setIsTooShort(text.length < CHAT_MESSAGE_MIN_LENGTH);
    if (text.length < CHAT_MESSAGE_MIN_LENGTH) return;
    chat.send(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <div className="flex h-full flex-col">
      <div className="flex h-14 shrink-0 items-center justify-between gap-3 px-5 pt-2 sm:px-6">
        <h2 className="text-lg font-semibold">Chat AI</h2>
        {chat.entries.length > 0 && !chat.isAsking && (
          <button type="button" onClick={chat.clear} className="btn-quiet h-8 px-3 text-xs">
            Clear
          </button>
        )}
      </div>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-5 py-3 -outline-offset-2 sm:px-6"
      >
        <ChatBubble entry={GREETING_ENTRY} />
        {chat.entries.map((entry) => (
          <ChatBubble key={entry.id} entry={entry} />
        ))}
        {chat.isAsking && chat.entries.at(-1)?.role === "user" && <Thinking />}
        {chat.trouble !== null && (
          <div className="ml-9 flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
            <p>{chat.trouble}</p>
            <button type="button" onClick={chat.retry} className="btn-quiet h-8 gap-2 px-3 text-xs">
              <RotateCw className="size-3.5" aria-hidden="true" />
              Try again
            </button>
          </div>
        )}
      </div>
      <form onSubmit={send} data-own-shortcuts className="shrink-0 px-5 pt-2 pb-4 sm:px-6">
        <div className="flex items-end gap-2 rounded-box border border-line-strong bg-base-100 p-1.5 pl-3.5 focus-within:border-primary">
          <label htmlFor={fieldId} className="sr-only">
            Your message
          </label>
          <textarea
            id={fieldId}
            value={chat.draft}
            rows={1}
            placeholder="Ask for a hint or an explanation"
            aria-invalid={isTooShort}
            aria-describedby={isTooShort ? errorId : undefined}
            onChange={(event) => {
              chat.setDraft(event.target.value);
              setIsTooShort(false);
            }}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none bg-transparent py-2 text-sm leading-5 outline-none placeholder:text-faint"
          />
          {chat.isAsking ? (
            <button type="button" onClick={chat.stop} aria-label="Stop" title="Stop" className="btn-quiet size-9 p-0">
              <Square className="size-3.5 fill-current" aria-hidden="true" />
            </button>
          ) : (
            <button type="submit" aria-label="Send" title="Send (Enter)" className="btn-cta size-9 p-0">
              <ArrowUp className="size-4" aria-hidden="true" />
            </button>
          )}
        </div>
        {isTooShort && (
          <p id={errorId} role="alert" className="mt-1.5 text-xs text-error">
            Your message needs at least {CHAT_MESSAGE_MIN_LENGTH} characters.
          </p>
        )}
      </form>
    </div>
  );
}

function Thinking() {
  return (
    <div className="flex items-center gap-3 text-muted">
      <Bot className="size-5 text-primary" aria-hidden="true" />
      <span className="loading loading-dots size-5" aria-hidden="true" />
      <span className="sr-only">The helper is thinking</span>
    </div>
  );
}
