import { type GroupPoints, pointsText } from "@verdict/contract/points";
import { verdictText } from "../ui/verdict-text.ts";

/** What each group of tests is worth, and got. Nothing for a problem with a single one: its points say it all. */
export function PointsList({ groups }: { groups: readonly PointsOfGroup[] }) {
  if (groups.length < 2) return null;
  return (
    <dl aria-label="Points by group of tests" className="num flex flex-wrap gap-x-6 gap-y-1.5 text-[0.8125rem]">
      {groups.map((group) => (
        <div key={group.name} className="flex gap-2">
          <dt className="text-faint">{group.name.replace(/^secret\//, "")}</dt>
          <dd>
            {pointsText(group)} <span className="text-muted">{verdictOfGroup(group)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A newer server may know further verdicts. */
type PointsOfGroup = Omit<GroupPoints, "verdict"> & { verdict: string | null };

function verdictOfGroup({ verdict, score, most }: PointsOfGroup): string {
  if (verdict === null) return "not run";
  return score === most ? "" : verdictText(verdict);
}
