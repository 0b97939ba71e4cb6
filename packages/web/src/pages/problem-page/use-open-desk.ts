import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { loadEditor } from "../../editor/lazy-editor.tsx";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { openDesk, type ProblemDesk } from "./desk/problem-desk.ts";

/** The desk of a problem and a user that stay the same. */
export function useOpenDesk(input: { problem: OpenProblem; userId: string }): ProblemDesk {
  const queryClient = useQueryClient();
  const [desk] = useState(() => openDesk({ ...input, queryClient }));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    desk.attend(signal);
    // What looks at the code comes after the editor, in a chunk of its own.
    loadEditor()
      .then(() => import("./desk/typing/attend-typing.ts"))
      .then(
        ({ attendTyping }) => !signal.aborted && attendTyping(desk, signal),
        (error: unknown) => console.warn("Nothing looks at the code while it is typed", error),
      );
    return () => leaving.abort();
  }, [desk]);
  return desk;
}
