import type { ComponentProps } from "react";
import { LazyModule } from "../ui/lazy-module.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { Chat } from "./chat.tsx";

/** The chat and its Markdown reader are fetched when the tab is opened first. */
export function LazyChat(props: ComponentProps<typeof Chat>) {
  return (
    <LazyModule load={loadChat} name="The chat" pending={<LoadingChat />}>
      {(module) => <module.Chat {...props} />}
    </LazyModule>
  );
}

function LoadingChat() {
  return (
    <div className="p-6">
      <Spinner label="Loading the chat" />
    </div>
  );
}

function loadChat() {
  return import("./chat.tsx");
}
