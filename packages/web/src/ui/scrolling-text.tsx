import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";

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
