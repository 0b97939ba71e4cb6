import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { VideoSolution } from "@verdict/contract/videos";
import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiFailure } from "../platform/failures.ts";
import { paths } from "../platform/paths.ts";
import { problemQuery } from "../problems/problem-queries.ts";
import { momentText } from "../ui/date-text.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { formatTime } from "../videos/format-time.ts";
import { AdminLayout } from "./admin-layout.tsx";
import { UPLOAD_FAILED, uploadVideo } from "./upload-video.ts";
import { checkFiles, type UploadValues, VideoFileField } from "./video-file-field.tsx";

export function UploadPage({ problemId }: { problemId: string }) {
  const problem = useQuery(problemQuery(problemId));
  return (
    <AdminLayout
      title="Upload Video"
      text={problem.data?.title ?? "\u00a0"}
      back={{ to: paths.adminVideo, label: "Videos" }}
    >
      <UploadForm problemId={problemId} />
    </AdminLayout>
  );
}

function UploadForm({ problemId }: { problemId: string }) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();
  const form = useForm<UploadValues>({ defaultValues: { files: null } });
  const upload = useMutation({
    mutationFn: (file: File) => {
      const abort = new AbortController();
      running.current = abort;
      setPercent(0);
      return uploadVideo({ problemId, file, signal: abort.signal, onPercent: setPercent });
    },
    onSuccess: () => {
      form.reset();
      return queryClient.invalidateQueries({ queryKey: problemQuery(problemId).queryKey });
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  const send = form.handleSubmit(({ files }) => {
    const file = files?.[0];
    if (file !== undefined) upload.mutate(file);
  });
  return (
    <form noValidate className="panel grid max-w-2xl gap-5 p-6" onSubmit={send}>
      <VideoFileField
        error={form.formState.errors.files?.message}
        isDisabled={upload.isPending}
        field={form.register("files", { validate: checkFiles, onChange: () => upload.reset() })}
        file={form.watch("files")?.[0]}
      />
      {upload.isPending && <UploadProgress percent={percent} />}
      {upload.isError && !isAbort(upload.error) && <ErrorBox text={uploadFailureText(upload.error)} />}
      {upload.isSuccess && <Uploaded video={upload.data} />}
      <div className="flex gap-3">
        <button type="submit" className="btn-cta gap-2.5" disabled={upload.isPending}>
          <Upload className="size-4" aria-hidden="true" />
          {upload.isPending ? "Uploading..." : "Upload Video"}
        </button>
        {upload.isPending && (
          <button type="button" className="btn-quiet" onClick={() => running.current?.abort()}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

function UploadProgress({ percent }: { percent: number }) {
  return (
    <div>
      <div className="mb-2 flex justify-between text-muted">
        <p>Uploading...</p>
        <p className="num">{percent}%</p>
      </div>
      <ProgressBar label="Upload" percent={percent} />
    </div>
  );
}

function Uploaded({ video }: { video: VideoSolution }) {
  return (
    <div role="status" className="tone-success rounded-field border border-success/30 px-4 py-3">
      <p className="font-medium">Video uploaded successfully!</p>
      <p className="num mt-1 text-base-content/85">
        Duration {formatTime(video.duration)}, uploaded {momentText(video.uploadedAt)}
      </p>
    </div>
  );
}

function isAbort(error: Error): boolean {
  return error.name === "AbortError";
}

/** The server's own words where it has any; what the upload itself says is made to be shown. */
function uploadFailureText(error: Error): string {
  if (error instanceof ApiFailure && error.message !== "") return error.message;
  return error.constructor === Error ? error.message : UPLOAD_FAILED;
}
