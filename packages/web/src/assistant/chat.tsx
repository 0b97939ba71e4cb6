import { queryOptions, useQuery } from "@tanstack/react-query";
import { conversation } from "@verdict/contract/assistant";
import { Bot, Info, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAuth } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import { ClosedByContest } from "../ui/closed-by-contest.tsx";
import { ChatBubble, HelperRow } from "./chat-bubble.tsx";
import { GREETING } from "./chat-entry.ts";
import { ChatForm } from "./chat-form.tsx";
import { assistantStatusQuery } from "./helper-status.ts";
import { HintOffer } from "./hint-offer.tsx";
import type { ChatState } from "./use-chat.ts";
import { useHelperFacts, WhatItSees } from "./what-it-sees.tsx";

/** What was said before about a problem. Read once for each visit, never behind the back of a conversation. */
function conversationQuery(problemId: string) {
  return queryOptions({
    queryKey: ["conversation", problemId],
    queryFn: ({ signal }) => callApi(conversation, { params: { problemId }, signal }),
    staleTime: 0,
    refetchOnReconnect: false,
  });
}

/** How to set it up is of use to those who can. */
const NOT_SET_UP = "The AI helper is not set up on this server.";

/** A conversation with the AI helper about the problem, with what was said in earlier visits. */
export function Chat({ chat, contest }: { chat: ChatState; contest: { title: string } | undefined }) {
  const { data: status } = useQuery(assistantStatusQuery);
  const { data: kept } = useQuery(conversationQuery(chat.problemId));
  const { data: known, refetch: askForFacts } = useHelperFacts(chat.problemId);
  const log = useRef<HTMLDivElement>(null);
  const recall = useRef(chat.recall);
  recall.current = chat.recall;
  const last = chat.entries.at(-1);
  const isBusy = chat.work !== "none";
  const isAdmin = useAuth().user?.role === "admin";

  useEffect(() => {
    if (kept !== undefined) recall.current(kept.messages);
  }, [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever appears below is a reason to scroll.
  useEffect(() => {
    if (chat.entries.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [chat.entries, chat.trouble, chat.work]);

  return (
    <div className="flex h-full flex-col">
      <div className="flex h-14 shrink-0 items-center justify-between gap-3 px-5 pt-2 sm:px-6">
        <h2 className="text-lg font-semibold">Chat AI</h2>
        {chat.entries.length > 0 && !isBusy && (
          <button type="button" onClick={() => void chat.clear()} className="btn-quiet h-8 px-3 text-xs">
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
        {!contest && status?.isConfigured === false && <NotSetUp message={isAdmin ? status.message : NOT_SET_UP} />}
        {contest ? (
          <ClosedByContest contest={contest} what="The helper answers nobody" />
        ) : (
          <ChatBubble entry={GREETING} />
        )}
        {chat.entries.map((entry) => (
          <ChatBubble key={entry.id} entry={entry} />
        ))}
        {isBusy && (last?.role === "user" || chat.work === "checking") && <Working work={chat.work} />}
        {!isBusy && last?.role === "model" && last.kind !== "failure" && <HintOffer chat={chat} last={last} />}
        {chat.trouble !== null && (
          <div className="ml-9 flex flex-wrap items-center gap-3 text-[0.8125rem] text-muted">
            <p className="min-w-0 break-words">{chat.trouble.text}</p>
            <button type="button" onClick={chat.trouble.retry} className="btn-quiet h-8 gap-2 px-3 text-xs">
              <RotateCw className="size-3.5" aria-hidden="true" />
              Try again
            </button>
          </div>
        )}
      </div>
      {!contest && status?.isConfigured === true && <WhatItSees facts={known?.facts ?? []} />}
      {!contest && <ChatForm chat={chat} onFocus={() => void askForFacts()} />}
    </div>
  );
}

function NotSetUp({ message }: { message: string }) {
  return (
    <div className="flex gap-3 rounded-box border border-line-strong px-4 py-3 text-[0.8125rem] leading-5 text-muted">
      <Info className="mt-0.5 size-4 shrink-0 text-info" aria-hidden="true" />
      <p className="min-w-0 break-words">{message}</p>
    </div>
  );
}

function Working({ work }: { work: ChatState["work"] }) {
  return (
    <HelperRow icon={<Bot className="mt-0.5 size-5 text-primary" aria-hidden="true" />}>
      <span className="flex items-center gap-3 text-[0.8125rem] text-muted">
        <span className="loading loading-dots size-5" aria-hidden="true" />
        {work === "checking" ? "Our judge checks the code…" : <span className="sr-only">Thinking</span>}
      </span>
    </HelperRow>
  );
}
