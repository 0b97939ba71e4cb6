import { useQuery } from "@tanstack/react-query";
import { gradeBookFile } from "@verdict/contract/assignments";
import { fillPath } from "@verdict/contract/endpoint";
import { Download, Users } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../platform/paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { gradeBookQuery } from "./class-queries.ts";
import { ScrollingTable } from "./scrolling-table.tsx";

const CELL_WIDTH = { minWidth: "5.5rem" };
const NAME_WIDTH = { maxWidth: "min(18rem, 40vw)" };
const NAME_CELL = "sticky left-0 z-1 bg-base-200 px-3 py-2 text-left font-medium";

/** What everybody has earned in all assignments, on the page and as a file. */
export function GradeBookPanel({ classId }: { classId: string }) {
  const query = useQuery(gradeBookQuery(classId));
  return (
    <Loaded query={query} what="the grade book">
      {({ assignments, rows }) =>
        rows.length === 0 ? (
          <EmptyState
            icon={<Users className="size-5" aria-hidden="true" />}
            title="There are no students in this class yet."
          />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
              <p className="text-muted">
                Worked out anew whenever you look: rejudged submissions, more days and other rules count at once.
              </p>
              <a href={fillPath(gradeBookFile.path, { classId })} download className="btn-quiet h-9 gap-2 px-3">
                <Download className="size-4" aria-hidden="true" />
                As CSV
              </a>
            </div>
            <ScrollingTable label="Grade book">
              <thead>
                <tr className="border-b border-line text-xs text-muted">
                  <th scope="col" className={`${NAME_CELL} w-full text-xs`}>
                    Name
                  </th>
                  <th scope="col" className="px-3 py-2 text-right">
                    Total
                  </th>
                  {assignments.map((one) => (
                    <th key={one._id} scope="col" className="px-3 py-2 text-right" style={CELL_WIDTH}>
                      <Link to={paths.assignment(classId, one._id)} className="hover:underline">
                        {one.title}
                      </Link>{" "}
                      <span className="font-normal">of {one.most}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {rows.map((row) => (
                  <tr key={row.userId}>
                    <th scope="row" className={NAME_CELL}>
                      <span className="block truncate" style={NAME_WIDTH}>
                        {row.name}
                      </span>
                      {row.label !== "" && (
                        <span className="block truncate text-xs font-normal text-muted" style={NAME_WIDTH}>
                          {row.label}
                        </span>
                      )}
                    </th>
                    <td className="px-3 py-2 text-right font-medium">{row.total}</td>
                    {row.earned.map((earned, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
                      <td key={index} className={`px-3 py-2 text-right ${earned === null ? "text-faint" : ""}`}>
                        {earned ?? "–"}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollingTable>
          </>
        )
      }
    </Loaded>
  );
}
