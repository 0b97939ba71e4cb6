import { type ReactNode, useEffect, useRef, useState } from "react";

/** What is larger than its place scrolls in it; only then is it a stop of the Tab key. */
export function ScrollingPicture({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setIsScrolling(scrollWidth > clientWidth || scrollHeight > clientHeight);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} tabIndex={isScrolling ? 0 : undefined} className="steps-scrolling">
      {children}
    </div>
  );
}
