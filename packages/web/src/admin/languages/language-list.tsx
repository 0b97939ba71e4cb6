import { useMutation, useQueryClient } from "@tanstack/react-query";
import { switchLanguageOff, switchLanguageOn } from "@verdict/contract/site-languages";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenSiteLanguages } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { CopyIconButton } from "../../ui/copy-button.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { TitledPanel } from "../../ui/panel.tsx";

type SiteLanguage = OpenSiteLanguages["languages"][number];

export function LanguageList({ site }: { site: OpenSiteLanguages }) {
  const queryClient = useQueryClient();
  // Known at once, where the mutation tells its own state a moment after the press: the box would jump back for it.
  const [wanted, setWanted] = useState<{ id: string; isOn: boolean } | null>(null);
  const change = useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) =>
      callApi(isOn ? switchLanguageOn : switchLanguageOff, { params: { language: id } }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ["siteLanguages"] });
      setWanted(null);
    },
  });
  const onSwitch = (next: { id: string; isOn: boolean }) => {
    setWanted(next);
    change.mutate(next);
  };
  const isFixed = site.decidedBy === "setting";
  return (
    <TitledPanel title="Further languages">
      <div className="grid gap-3">
        <FailureBox error={change.error} fallback="The language could not be switched" />
        {isFixed && (
          <p className="text-muted">
            The server's setting <code>LANGUAGES</code> decides which are on. Without it they are switched here.
          </p>
        )}
        {site.silentJudges > 0 && (
          <p className="text-[0.8125rem] text-muted">
            {site.silentJudges === 1 ? "One judge is" : `${site.silentJudges} judges are`} older than this site and
            cannot say what is installed there.
          </p>
        )}
        <ul className="divide-y divide-line">
          {site.languages.map((language) => (
            <LanguageRow
              key={language.id}
              language={language}
              isOn={wanted?.id === language.id ? wanted.isOn : language.isOn}
              isDisabled={isFixed || wanted !== null}
              onSwitch={(isOn) => onSwitch({ id: language.id, isOn })}
            />
          ))}
        </ul>
      </div>
    </TitledPanel>
  );
}

function LanguageRow(input: {
  language: SiteLanguage;
  isOn: boolean;
  isDisabled: boolean;
  onSwitch: (isOn: boolean) => void;
}) {
  const { language, isOn, isDisabled, onSwitch } = input;
  const isAnywhere = language.judges.some(({ state }) => state === "ready");
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-4.5 cursor-pointer accent-primary"
            checked={isOn}
            disabled={isDisabled}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          <span className="font-medium">{language.name}</span>
        </label>
        {isOn && !isAnywhere && <Badge tone="warning">No judge has it</Badge>}
        <span className="num text-[0.8125rem] text-muted">time limit × {language.timeFactor}</span>
      </div>
      <JudgesOf language={language} />
    </li>
  );
}

/** What the machines have, one line for all that have the same. */
function JudgesOf({ language }: { language: SiteLanguage }) {
  const groups = new Map<string, SiteLanguage["judges"]>();
  for (const judge of language.judges) {
    const key = `${judge.state} ${judge.text}`;
    groups.set(key, [...(groups.get(key) ?? []), judge]);
  }
  if (groups.size === 0) return <p className="text-[0.8125rem] text-muted">No judge says whether it has it.</p>;
  return (
    <ul className="grid gap-1 text-[0.8125rem] text-muted">
      {[...groups].map(([key, judges]) => (
        <li key={key} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Standing judge={judges[0]} name={language.name} />
          <span className="min-w-0 break-all">on {judges.map(({ host }) => host).join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}

function Standing({ judge, name }: { judge: SiteLanguage["judges"][number] | undefined; name: string }) {
  if (judge?.state === "missing") {
    return (
      <>
        <span>Missing:</span>
        <code className="min-w-0 break-all text-base-content">{judge.text}</code>
        <CopyIconButton text={judge.text} label={`Copy the command for ${name}`} />
      </>
    );
  }
  if (judge?.state === "restart") return <span>Installed; seen when the judge is started anew</span>;
  return <span className="num">{judge?.text === "" ? "Installed" : judge?.text}</span>;
}
