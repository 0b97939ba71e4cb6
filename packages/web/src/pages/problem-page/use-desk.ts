import { useEffect, useState } from "react";
import { loadEditor } from "../../editor/lazy-editor.tsx";
import type { DeskInput } from "./desk/desk-session.ts";
import type { Desk } from "./desk/open-desk.ts";

/** The desk comes after the editor, in a chunk of its own: null before, and where it does not come. */
export function useDesk(input: DeskInput): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk is opened once, and follows from then on.
  useEffect(() => {
    let isShown = true;
    let opened: Desk | undefined;
    loadEditor()
      .then(() => import("./desk/open-desk.ts"))
      .then(
        ({ openDesk }) => {
          if (!isShown) return;
          opened = openDesk(input);
          setDesk(opened);
        },
        (error: unknown) => console.warn("Nothing looks at the code while it is typed", error),
      );
    return () => {
      isShown = false;
      opened?.session.close();
    };
  }, []);
  useEffect(() => desk?.session.follow(input));
  return desk;
}
