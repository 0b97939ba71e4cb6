import { ScrollingText } from "../ui/text-block.tsx";

/** The compiler's own words; the same complaints are marked in the editor's lines. */
export function CompilerOutput({ text }: { text: string }) {
  return (
    <div className="mt-4 rounded-field border border-line bg-base-100 px-3 py-2.5">
      <h3 className="mb-1.5 text-xs text-faint">Compiler output</h3>
      <ScrollingText text={text.trimEnd()} tone="text-base-content/90" />
    </div>
  );
}
