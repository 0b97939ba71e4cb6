import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { loadEditor } from "../../editor/lazy-editor.tsx";
import type { OpenProblem } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { useStateForSignIn } from "../../platform/wanted-page.ts";
import { openDesk, type ProblemDesk } from "./desk/problem-desk.ts";

/** The desk of a problem and a user that stay the same. */
export function useOpenDesk(input: { problem: OpenProblem; userId: string }): ProblemDesk {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const state = useRef(useStateForSignIn());
  state.current = useStateForSignIn();
  const signIn = () => void navigate(paths.login, { state: state.current });
  const [desk] = useState(() => openDesk({ ...input, queryClient, signIn }));
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
