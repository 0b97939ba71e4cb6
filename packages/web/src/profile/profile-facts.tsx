import { CalendarDays, CircleCheck, ShieldCheck, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OpenProfile } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";

const LONG_DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const MONTH = new Intl.DateTimeFormat("en-US", { month: "short" });

/** Solved, role and member since. */
export function ProfileFacts({ profile }: { profile: OpenProfile }) {
  const joined = new Date(profile.createdAt);
  const RoleIcon = profile.role === "admin" ? ShieldCheck : UserRound;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1fr_1fr_1.6fr]">
      <Fact icon={<CircleCheck className="size-4" />} label="Solved">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="num text-2xl font-semibold">{profile.problemsSolvedCount.toLocaleString("en")}</span>
          <span className="text-muted">Problems</span>
          {profile.problemsSolvedCount > 0 && (
            <Link to={`${paths.problems}?status=solved`} className="link-quiet text-xs text-muted sm:ml-2">
              See them
            </Link>
          )}
        </div>
      </Fact>
      <Fact icon={<RoleIcon className="size-4" />} label="Role">
        <span className="text-2xl font-semibold capitalize">{profile.role}</span>
      </Fact>
      {/* The start of all time: the server has not said since when. */}
      {joined.getTime() > 0 && (
        <Fact icon={<CalendarDays className="size-4" />} label="Member Since">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <p className="num flex gap-1.5 text-2xl font-semibold">
              <span>{joined.getDate()}</span>
              <span>{MONTH.format(joined)}</span>
              <span>{joined.getFullYear()}</span>
            </p>
            <div className="text-xs text-muted">
              <p>Joined {LONG_DATE.format(joined)}</p>
              <p>Thank you for being part of Verdict!</p>
            </div>
          </div>
        </Fact>
      )}
    </div>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="panel px-5 py-4 last:col-span-2 lg:last:col-span-1">
      <h2 className="mb-2 flex items-center gap-2 text-xs font-medium tracking-normal text-muted">
        <span aria-hidden="true">{icon}</span>
        {label}
      </h2>
      {children}
    </div>
  );
}
