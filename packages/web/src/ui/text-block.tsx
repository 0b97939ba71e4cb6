import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";

/** One labelled piece of text of a test: input, output, standard error. Line ends and spaces stay as they are. */
export function TextBlock({ label, text, tone = "" }: { label: string; text: string; tone?: string }) {
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 py-1">
      <dt className="text-[0.8125rem] leading-5 text-faint">{label}</dt>
      <dd>
        {text.trim() === "" ? (
          <span className="text-[0.8125rem] leading-5 text-faint italic">
            {text === "" ? "empty" : "white space only"}
          </span>
        ) : (
          <ScrollingText text={text.replace(/\n$/, "")} tone={tone} />
        )}
      </dd>
    </div>
  );
}

/** Long text scrolls in a box of its own; only then is the box a stop of the Tab key. */
export function ScrollingText(input: { text: ReactNode; tone?: string; height?: string }) {
  const box = useRef<HTMLPreElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  const measure = useCallback(() => {
    if (box.current === null) return;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box.current;
    setIsScrolling(scrollHeight > clientHeight || scrollWidth > clientWidth);
  }, []);
  // A box of full height keeps its size when its text grows, so each text is measured, and before it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on the text
  useLayoutEffect(measure, [measure, input.text]);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [measure]);
  return (
    <pre
      ref={box}
      tabIndex={isScrolling ? 0 : undefined}
      className={`overflow-auto rounded-xs font-mono text-[0.8125rem] leading-5 break-words whitespace-pre-wrap ${input.height ?? "max-h-44"} ${input.tone ?? ""}`}
    >
      {input.text}
    </pre>
  );
}
