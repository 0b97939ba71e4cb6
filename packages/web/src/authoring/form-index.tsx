import type { ProblemFormMethods } from "./form-values.ts";

/** The parts of the form, always in reach; a part with a broken rule is marked. */
export function FormIndex({ form }: { form: ProblemFormMethods }) {
  const { errors } = form.formState;
  const visible = form.watch("visibleTestCases").length;
  const hidden = form.watch("hiddenTestCases").length;
  const parts = [
    { id: "basics", label: "Basics", isBroken: errors.title ?? errors.description ?? errors.editorial },
    { id: "visible-tests", label: `Visible (${visible})`, isBroken: errors.visibleTestCases },
    { id: "hidden-tests", label: `Hidden (${hidden})`, isBroken: errors.hiddenTestCases },
    { id: "code", label: "Code", isBroken: errors.startCode ?? errors.referenceSolution },
    { id: "stress", label: "Stress", isBroken: undefined },
    {
      id: "judging",
      label: "Judging",
      isBroken: errors.timeLimitSeconds ?? errors.memoryLimitMegabytes ?? errors.checker ?? errors.hints,
    },
  ];
  return (
    <nav
      aria-label="Parts of the form"
      className="sticky top-0 z-10 -mx-4 flex gap-1 overflow-x-auto border-b border-line bg-base-100/90 px-4 py-2 backdrop-blur-md sm:-mx-6 sm:px-6"
    >
      {parts.map(({ id, label, isBroken }) => (
        <a
          key={id}
          href={`#${id}`}
          className="num inline-flex h-8 shrink-0 items-center gap-2 rounded-field px-3 text-[0.8125rem] text-muted hover:bg-hover hover:text-base-content"
        >
          {label}
          {isBroken !== undefined && (
            <span className="size-1.5 rounded-full bg-error">
              <span className="sr-only">needs attention</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
