import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProblemSummary } from "@verdict/contract/problems";
import { deleteVideo } from "@verdict/contract/videos";
import { Link } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { paths } from "../platform/paths.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { DELETE_QUESTION } from "./delete-page.tsx";
import { ProblemTable, titleId } from "./problem-table.tsx";

export function VideoListPage() {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: (problem: ProblemSummary) => callApi(deleteVideo, { params: { problemId: problem._id } }),
    onSuccess: (_reply, problem) => queryClient.invalidateQueries({ queryKey: ["problem", problem._id] }),
  });
  const askAndDelete = (problem: ProblemSummary) => {
    if (confirm(DELETE_QUESTION)) removal.mutate(problem);
  };
  return (
    <AdminLayout
      title="Video Upload and Delete"
      text="The editorial video of each problem. A new upload replaces the old one."
      back={BACK_TO_PANEL}
    >
      <div className="grid gap-4">
        <FailureBox error={removal.error} fallback="Failed to delete video" />
        <p role="status" className="text-success empty:hidden">
          {removal.isSuccess && `The video of “${removal.variables.title}” was deleted.`}
        </p>
        <ProblemTable
          caption="Problems and what can be done with their videos"
          actions={[
            {
              key: "upload",
              heading: "Video",
              cell: (problem) => (
                <Link
                  to={paths.adminUpload(problem._id)}
                  aria-describedby={titleId(problem)}
                  className="btn-quiet h-9 px-3"
                >
                  Upload
                </Link>
              ),
            },
            {
              key: "delete",
              heading: "Video",
              cell: (problem) => (
                <button
                  type="button"
                  aria-describedby={titleId(problem)}
                  disabled={removal.isPending}
                  onClick={() => askAndDelete(problem)}
                  className="btn-danger h-9 px-3"
                >
                  Delete
                </button>
              ),
            },
          ]}
        />
      </div>
    </AdminLayout>
  );
}
