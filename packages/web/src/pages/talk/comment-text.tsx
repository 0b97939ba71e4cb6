import { useEffect, useRef } from "react";
import { useReachableParts } from "../../ui/use-reachable-parts.ts";
import { colourCode } from "./colour-code.ts";
import "../../problems/problem-text.css";

/** What somebody has written, with its code in the editor's colours a moment later. */
export function CommentText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useReachableParts(text, html);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other code.
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    let isShown = true;
    colourCode(element, () => isShown).catch((error: unknown) => {
      console.warn("The colours of the code could not be loaded", error);
    });
    return () => {
      isShown = false;
    };
  }, [html]);
  return (
    <div
      ref={text}
      className="problem-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered and sanitized it when it was written.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
