import { UNSOLVED } from "@verdict/contract/said-time-factors";
import { TIME_FACTOR } from "@verdict/contract/time-factors";
import { useState } from "react";
import { TextArea } from "../ui/text-area.tsx";
import type { ProblemFormMethods } from "./form-values.ts";
import { parseTimeFactors, timeFactorsText } from "./parse-time-factors.ts";

const HINT = `One a line, where a further language's own factor does not do: its id, then a number from ${TIME_FACTOR.min} to ${TIME_FACTOR.max}, or ${UNSOLVED} where no solution is known to pass. For example: python3 8`;

/** What further languages get of the time limit on this problem. */
export function TimeFactorsField({ form }: { form: ProblemFormMethods }) {
  // What is typed may be half a line.
  const [text, setText] = useState(() => timeFactorsText(form.getValues("timeFactors") ?? {}));
  const { error } = form.getFieldState("timeFactors", form.formState);
  const reasons = [error, ...Object.values<unknown>(error ?? {})].flatMap(messageOf);
  return (
    <div className="sm:col-span-3">
      <TextArea
        label="Time factors of further languages"
        font="code"
        hint={HINT}
        error={error && (reasons[0] ?? "A line is an id and a number")}
        rows={2}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const factors = parseTimeFactors(event.target.value);
          form.setValue("timeFactors", factors, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }}
      />
    </div>
  );
}

/** Of the whole map, or of one of its entries. */
function messageOf(error: unknown): string[] {
  const message = typeof error === "object" && error !== null && "message" in error ? error.message : "";
  return typeof message === "string" && message !== "" ? [message] : [];
}
