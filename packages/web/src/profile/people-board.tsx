import { Link } from "react-router";
import type { OpenPeopleBoard } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";

/** Who has solved how many problems, the busiest of these 7 days first. */
export function PeopleBoardTable({ caption, rows }: { caption: string; rows: OpenPeopleBoard["rows"] }) {
  return (
    <table className="num w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="py-2 pr-3 font-normal">
            Name
          </th>
          <HeadOfNumber>7 days</HeadOfNumber>
          <HeadOfNumber>30 days</HeadOfNumber>
          <HeadOfNumber>All</HeadOfNumber>
          <HeadOfNumber>Streak</HeadOfNumber>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Names may be alike, and a row has nothing else of its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state.
          <tr key={index} className={row.isSelf ? "bg-primary/8" : ""}>
            <th scope="row" className="w-full max-w-0 truncate py-2 pr-3 pl-2 font-normal">
              {row.handle === null ? row.name : <Link to={paths.person(row.handle)}>{row.name}</Link>}
              {row.isSelf && <span className="ml-2 text-xs text-muted">you</span>}
            </th>
            <Cell value={row.solved.week} />
            <Cell value={row.solved.month} />
            <Cell value={row.solved.all} />
            <Cell value={row.streakDays} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeadOfNumber({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pr-2 pl-4 text-right font-normal whitespace-nowrap">
      {children}
    </th>
  );
}

function Cell({ value }: { value: number }) {
  return <td className={`py-2 pr-2 text-right ${value === 0 ? "text-faint" : ""}`}>{value.toLocaleString("en")}</td>;
}
