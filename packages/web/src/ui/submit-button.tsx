import { useKeptFocus } from "./use-kept-focus.ts";

/** The button of a form: it says what is going on while busy and cannot be pressed twice. */
export function SubmitButton(input: {
  text: string;
  busyText: string;
  isBusy: boolean;
  className?: string;
  isDanger?: true;
}) {
  const button = useKeptFocus(input.isBusy);
  return (
    <button
      ref={button}
      type="submit"
      disabled={input.isBusy}
      className={`${input.isDanger ? "btn-danger" : "btn-cta"} gap-2.5 ${input.className ?? "w-full"}`}
    >
      {input.isBusy && <span className="loading loading-spinner size-4" aria-hidden="true" />}
      {input.isBusy ? input.busyText : input.text}
    </button>
  );
}
