import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { giveDays } from "@verdict/contract/assignments";
import { Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenAssignment, OpenGradeCell, OpenGridRow } from "../../platform/open-answers.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { verdictText, verdictTone } from "../../ui/verdict-text.ts";
import { classPaths } from "./class-paths.ts";
import { gridQuery } from "./class-queries.ts";
import { daysText } from "./rule-text.ts";
import { ScrollingTable } from "./scrolling-table.tsx";

/* Written out here: as classes they would be in the styles of every page. */
const CELL_WIDTH = { minWidth: "5.5rem" };
const NAME_WIDTH = { maxWidth: "min(18rem, 40vw)" };
const NAME_CELL = "sticky left-0 z-1 bg-base-200 px-3 py-2 text-left font-medium";

/** Students by problems: one press leads to the code of the newest, or of the one that counts. */
export function GridPanel({ assignment }: { assignment: OpenAssignment }) {
  const query = useQuery(gridQuery(assignment.classId, assignment._id));
  const [given, setGiven] = useState<OpenGridRow | null>(null);
  const problems = assignment.problems ?? [];
  return (
    <section aria-labelledby="grid" className="panel overflow-hidden">
      <h2 id="grid" className="px-5 pt-4 pb-3 text-sm font-medium">
        Students
      </h2>
      <Loaded query={query} what="the grid">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<Users className="size-5" aria-hidden="true" />}
              title="There are no students in this class yet."
            />
          ) : (
            <ScrollingTable label="Grid">
              <thead>
                <tr className="border-b border-line text-xs text-muted">
                  <th scope="col" className={`${NAME_CELL} w-full text-xs`}>
                    Name
                  </th>
                  <th scope="col" className="px-3 py-2 text-right whitespace-nowrap">
                    of {assignment.most}
                  </th>
                  {problems.map((problem) => (
                    <th key={problem.problemId} scope="col" className="px-1 py-2 text-center" style={CELL_WIDTH}>
                      {problem.title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {rows.map((row) => (
                  <GridLine key={row.userId} row={row} assignment={assignment} onGive={() => setGiven(row)} />
                ))}
              </tbody>
            </ScrollingTable>
          )
        }
      </Loaded>
      {given !== null && <DaysDialog assignment={assignment} row={given} onClose={() => setGiven(null)} />}
    </section>
  );
}

function GridLine(input: { row: OpenGridRow; assignment: OpenAssignment; onGive: () => void }) {
  const { row, assignment, onGive } = input;
  const notes = [
    ...(row.label === "" ? [] : [row.label]),
    ...(row.extraDays === 0 ? [] : [`+${daysText(row.extraDays)}`]),
    ...(row.freeDays === 0 ? [] : [`${daysText(row.freeDays)} free`]),
  ];
  return (
    <tr>
      <th scope="row" className={NAME_CELL}>
        <span className="block" style={NAME_WIDTH}>
          <button
            type="button"
            disabled={assignment.isArchived}
            aria-label={`Give ${row.name} more days`}
            title="More days"
            className="block max-w-full truncate text-left font-medium hover:underline"
            onClick={onGive}
          >
            {row.name}
          </button>
          {notes.length > 0 && (
            <span className="block truncate text-xs font-normal text-muted">{notes.join(" · ")}</span>
          )}
        </span>
      </th>
      <td className="px-3 py-2 text-right font-medium">{row.earned ?? "–"}</td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
        <td key={index} className="px-1 py-1 text-center">
          {cell !== null && (
            <Cell
              cell={cell}
              classId={assignment.classId}
              what={`${row.name}, ${assignment.problems?.[index]?.title ?? ""}`}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

const TONES: Record<string, string> = {
  success: "tone-success",
  error: "tone-error",
  warning: "tone-warning",
};

/** What counts stands above; where the newest is another one, it has a line of its own. */
function Cell({ cell, classId, what }: { cell: OpenGradeCell; classId: string; what: string }) {
  const counted = cell.best ?? cell.newest;
  const tone = counted.verdict === null ? "tone-info" : (TONES[verdictTone(counted.verdict)] ?? "border-line");
  const late = `${daysText(counted.lateDays)} late`;
  const tries = cell.tries === 1 ? "1 try" : `${cell.tries} tries`;
  const note = counted.lateDays > 0 ? late : tries;
  return (
    <span className="grid">
      <Link
        to={classPaths.submission(classId, counted.submissionId)}
        aria-label={`${what}: ${cell.earned ?? "no grade"}, ${note}, ${wordOf(counted.verdict)}`}
        className={`grid h-10 content-center rounded-md border text-center leading-4 hover:underline ${tone}`}
      >
        <span className="font-medium">{cell.earned ?? "–"}</span> <span className="text-[0.6875rem]">{note}</span>
      </Link>
      {cell.best !== undefined && (
        <Link
          to={classPaths.submission(classId, cell.newest.submissionId)}
          className="py-1.5 text-[0.6875rem] text-muted hover:underline"
          aria-label={`${what}, newest: ${cell.newest.verdict ?? "…"}, ${wordOf(cell.newest.verdict)}`}
        >
          newest: {cell.newest.verdict ?? "…"}
        </Link>
      )}
    </span>
  );
}

function wordOf(verdict: string | null): string {
  return verdict === null ? "being judged" : verdictText(verdict);
}

function DaysDialog(input: { assignment: OpenAssignment; row: OpenGridRow; onClose: () => void }) {
  const { assignment, row, onClose } = input;
  const { classId, _id: assignmentId } = assignment;
  const queryClient = useQueryClient();
  const [days, setDays] = useState(String(row.extraDays));
  const give = useMutation({
    mutationFn: () =>
      callApi(giveDays, { params: { classId, assignmentId, userId: row.userId }, body: { extraDays: Number(days) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["class", classId] });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate();
  };
  return (
    <Dialog title={row.name} onClose={onClose} className="max-w-md">
      <form onSubmit={submit} className="grid gap-4 p-5">
        <FormField
          label="More days"
          hint="By so many days it is due later for this student, late days included."
          error={undefined}
          type="number"
          min={0}
          max={60}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <FailureBox error={give.error} fallback="The days could not be given." />
        <SubmitButton text="Save" busyText="Saving..." isBusy={give.isPending} />
      </form>
    </Dialog>
  );
}
