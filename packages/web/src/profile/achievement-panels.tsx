import type { DaysOfTheProblem, Streak } from "@verdict/contract/profile";
import { CircleCheck, Flame, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { failureHint, failureText, isUnknownCall } from "../platform/failures.ts";
import type { OpenAchievements } from "../platform/open-answers.ts";
import { tagText } from "../ui/badges.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { languageText } from "../ui/verdict-text.ts";
import { type ShareRow, ShareRows } from "./share-rows.tsx";
import { useAchievements } from "./use-achievements.ts";

/** The trophies: what was solved, of how much, in which topics and languages, and for how many days in a row. */
export function AchievementPanels() {
  const { data, error, refetch } = useAchievements();
  if (isUnknownCall(error)) return null;
  if (error !== null) {
    return (
      <ErrorBox
        text={failureText(error, "What you have solved could not be loaded.")}
        hint={failureHint(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <AchievementRow
      streak={data && <StreakFacts streak={data.streak} problemOfTheDay={data.problemOfTheDay} />}
      achievements={data}
      nothingYet="Your first solved problem starts the count."
    />
  );
}

/** Three panels; a part that is still on its way is undefined. `nothingYet` stands where no language has a problem. */
export function AchievementRow(input: {
  streak: ReactNode;
  achievements: OpenAchievements | undefined;
  nothingYet: string;
}) {
  const { achievements } = input;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
      <TitledPanel title="Streak">{input.streak ?? <Waiting />}</TitledPanel>
      <TitledPanel title="Topics">
        {achievements === undefined ? <Waiting /> : <ShareRows rows={achievements.byTag.map(topicRow)} />}
      </TitledPanel>
      <TitledPanel title="Languages">
        {achievements === undefined ? (
          <Waiting />
        ) : (
          <LanguageRows byLanguage={achievements.byLanguage} nothingYet={input.nothingYet} />
        )}
      </TitledPanel>
    </div>
  );
}

function Waiting() {
  return <div className="skeleton h-28" />;
}

const topicRow = ({ tag, solved, total }: OpenAchievements["byTag"][number]): ShareRow => ({
  name: tagText(tag),
  part: solved,
  whole: total,
  text: `${solved} of ${total}`,
});

const days = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "day" : "days"}`;

function StreakFacts(input: { streak: Streak; problemOfTheDay: DaysOfTheProblem | undefined }) {
  const { freezes } = input.streak;
  return (
    <div className="grid gap-3">
      <StreakCount streak={input.streak} none="Solve a problem today to begin one." />
      <p className="flex items-start gap-2 text-xs leading-5 text-muted">
        <Snowflake className={`mt-0.5 size-4 shrink-0 ${freezes > 0 ? "text-info" : ""}`} aria-hidden="true" />
        {freezes === 0
          ? "Seven days in a row earn a freeze: a day off that does not end the streak."
          : `${freezes === 1 ? "1 freeze" : `${freezes} freezes`} kept: ${days(freezes)} off will not end the streak.`}
      </p>
      {input.problemOfTheDay !== undefined && <DaysLine {...input.problemOfTheDay} />}
    </div>
  );
}

/** `none` stands below a streak that has not begun. */
export function StreakCount({ streak, none }: { streak: Streak; none: string }) {
  const { current, longest } = streak;
  return (
    <>
      <p className="flex items-center gap-3">
        <Flame className={`size-8 ${current > 0 ? "text-warning" : "text-muted"}`} aria-hidden="true" />
        <span>
          <span className="num text-2xl font-semibold">{days(current)}</span>{" "}
          <span className="block text-xs text-muted">{current > 0 ? "with something solved, in a row" : none}</span>
        </span>
      </p>
      <p className="num text-xs text-muted">Longest: {days(longest)}</p>
    </>
  );
}

/** How often the problem of the day was solved on its day. */
function DaysLine({ total, current, longest }: DaysOfTheProblem) {
  return (
    <p className="num flex items-start gap-2 text-xs leading-5 text-muted">
      <CircleCheck className={`mt-0.5 size-4 shrink-0 ${current > 0 ? "text-success" : ""}`} aria-hidden="true" />
      {total === 0
        ? "The problem of the day, solved on its day, counts here."
        : `Problem of the day: solved on ${days(total)}, ${days(current)} in a row now, ${longest} at most.`}
    </p>
  );
}

function LanguageRows(input: { byLanguage: OpenAchievements["byLanguage"]; nothingYet: string }) {
  const { byLanguage } = input;
  if (byLanguage.length === 0) return <p className="leading-6 text-muted">{input.nothingYet}</p>;
  const most = Math.max(...byLanguage.map(({ solved }) => solved));
  const rows = byLanguage.map(({ language, solved }): ShareRow => {
    return { name: languageText(language), part: solved, whole: most, text: `${solved} solved` };
  });
  return <ShareRows rows={rows} />;
}
