import { ChoiceButtons } from "../ui/choice-buttons.tsx";

const OPTIONS = [
  { value: "examples", label: "Examples" },
  { value: "own", label: "Own input" },
] as const;

/** Which input Run uses: the example test cases, or one of the user's own tests. */
export function InputSwitch({ isOwn, onChange }: { isOwn: boolean; onChange: (isOwn: boolean) => void }) {
  return (
    <ChoiceButtons
      legend="Input of the run"
      options={OPTIONS}
      value={isOwn ? "own" : "examples"}
      onChange={(chosen) => onChange(chosen === "own")}
      buttons="h-7 text-xs"
    />
  );
}
