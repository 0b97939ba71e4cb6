import { Clock, Star, Users } from "lucide-react";
import type { ReactNode } from "react";
import { DifficultyBadge } from "../../ui/badges.tsx";

export function DailyChallenge() {
  return (
    <section aria-labelledby="daily-challenge" className="panel grid gap-6 p-6 sm:p-8 lg:grid-cols-[1fr_auto]">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="daily-challenge" className="text-xl font-semibold">
            Daily Challenge
          </h2>
          <DifficultyBadge difficulty="medium" />
        </div>
        <p className="mt-2 text-muted">One problem a day, the same for everyone. Keep the streak going.</p>
        <button type="button" className="btn-quiet mt-5">
          View All Challenges
        </button>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-5 self-center sm:justify-start sm:gap-x-10">
        <Fact icon={<Clock className="size-4" />} value="30 mins" label="avg" />
        <Fact icon={<Star className="size-4" />} value="50 XP" label="reward" />
        <Fact icon={<Users className="size-4" />} value="2,453" label="attempted today" />
      </dl>
    </section>
  );
}

function Fact({ icon, value, label }: { icon: ReactNode; value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse gap-0.5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="num flex items-center gap-2 font-medium">
        <span aria-hidden="true" className="text-muted">
          {icon}
        </span>
        {value}
      </dd>
    </div>
  );
}
