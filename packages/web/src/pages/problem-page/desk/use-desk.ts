import { createContext, useContext } from "react";
import { useSelected } from "../../../platform/store.ts";
import type { DeskState, ProblemDesk } from "./problem-desk.ts";

export const DeskContext = createContext<ProblemDesk | null>(null);

export function useDesk(): ProblemDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("there is no desk around this part of the page");
  return desk;
}

/** What is selected of the desk's state. `select` makes nothing new of it. */
export function useDeskState<Value>(select: (state: DeskState) => Value): Value {
  return useSelected(useDesk().store, select);
}
