import { useQuery } from "@tanstack/react-query";
import { activity } from "@verdict/contract/profile";
import { Link } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText, isUnknownCall } from "../platform/failures.ts";
import { paths } from "../platform/paths.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { ActivityHeatmap } from "./activity-heatmap.tsx";
import { SolvedPlot } from "./solved-plot.tsx";

export function ActivityPanels() {
  const { data, error, refetch } = useQuery({
    queryKey: ["activity"],
    queryFn: ({ signal }) => callApi(activity, { signal }),
  });
  if (isUnknownCall(error)) return null;
  if (error !== null) {
    return (
      <ErrorBox
        text={failureText(error, "The activity could not be loaded.")}
        hint={failureHint(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <TitledPanel
        title="Activity"
        aside={
          <Link to={paths.submissions} className="link-quiet text-xs text-muted">
            All submissions
          </Link>
        }
      >
        {data === undefined ? <div className="skeleton h-32" /> : <ActivityHeatmap activity={data} />}
      </TitledPanel>
      <TitledPanel title="Solved over Time">
        {data === undefined ? <div className="skeleton h-48" /> : <SolvedPlot activity={data} />}
      </TitledPanel>
    </>
  );
}
