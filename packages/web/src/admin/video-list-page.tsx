import { useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteVideo, type EditorialVideo, listVideos } from "@verdict/contract/videos";
import { SquarePlay } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText, isUnknownCall } from "../platform/failures.ts";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { formatTime } from "../videos/format-time.ts";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ProblemTable, titleId } from "./problem-table.tsx";
import { useDeletion } from "./use-deletion.tsx";

const VIDEOS_KEY = ["videos"];

export function VideoListPage() {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: VIDEOS_KEY,
    queryFn: ({ signal }) => callApi(listVideos, { signal }),
    select: ({ videos }) => new Map(videos.map((video) => [video.problemId, video])),
    staleTime: 0,
  });
  // Read here and not in the cells: a query tells only those of a change who have read it when it comes.
  const videos = list.data;
  const deletion = useDeletion({
    call: ({ _id: problemId }) => callApi(deleteVideo, { params: { problemId } }),
    onDeleted: (problem) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["problem", problem._id] }),
        queryClient.invalidateQueries({ queryKey: VIDEOS_KEY }),
      ]),
    failedText: "Failed to delete video",
    doneText: (problem) => `The video of “${problem.title}” was deleted.`,
  });
  return (
    <AdminLayout
      title="Video Upload and Delete"
      text="The editorial video of each problem. A new upload replaces the old one."
      back={BACK_TO_PANEL}
    >
      <div className="grid gap-4">
        {deletion.outcome}
        {list.isError && !isUnknownCall(list.error) && (
          <ErrorBox
            text={failureText(list.error, "The videos could not be loaded.")}
            hint={failureHint(list.error)}
            onRetry={() => void list.refetch()}
          />
        )}
        <ProblemTable
          caption="Problems and what can be done with their videos"
          saysServerError
          actions={[
            {
              key: "upload",
              heading: "Video",
              cell: (problem) => <UploadCell problem={problem} video={videos?.get(problem._id)} />,
            },
            {
              key: "delete",
              heading: "Video",
              cell: (problem) => deletion.button(problem, videos?.has(problem._id) ? "btn-danger" : "btn-quiet"),
            },
          ]}
        />
      </div>
    </AdminLayout>
  );
}

function UploadCell({ problem, video }: { problem: OpenProblemSummary; video: EditorialVideo | undefined }) {
  return (
    <span className="flex items-center justify-end gap-3">
      {video !== undefined && (
        <span className="num inline-flex items-center gap-1.5 text-xs text-success">
          <SquarePlay className="size-4" aria-hidden="true" />
          <span className="sr-only">Has a video of </span>
          {formatTime(video.duration)}
        </span>
      )}
      <Link to={paths.adminUpload(problem._id)} aria-describedby={titleId(problem)} className="btn-quiet h-9 px-3">
        Upload
      </Link>
    </span>
  );
}
