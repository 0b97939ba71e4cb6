import type { ComponentProps } from "react";
import { LazyModule } from "../ui/lazy-module.tsx";
import type { OutputDiff } from "./output-diff.tsx";

/** The diff's code is fetched when a first output differs. */
export function LazyOutputDiff(props: ComponentProps<typeof OutputDiff>) {
  return (
    <LazyModule load={loadDiff} name="The comparison" pending={<div className="skeleton h-16 w-full" />}>
      {(module) => <module.OutputDiff {...props} />}
    </LazyModule>
  );
}

function loadDiff() {
  return import("./output-diff.tsx");
}
