import { VIDEO_MAX_BYTES } from "@verdict/contract/videos";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

export interface UploadValues {
  files: FileList | null;
}

export function VideoFileField(input: {
  error: string | undefined;
  isDisabled: boolean;
  field: UseFormRegisterReturn<"files">;
  file: File | undefined;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Choose video file
      </label>
      <input
        id={id}
        type="file"
        accept="video/*"
        disabled={input.isDisabled}
        aria-invalid={input.error !== undefined}
        aria-describedby={`${id}-message`}
        className="block w-full cursor-pointer rounded-field border border-line-strong bg-base-100 text-muted file:mr-4 file:h-11 file:cursor-pointer file:border-0 file:border-r file:border-line file:bg-base-300 file:px-4 file:font-medium file:text-base-content aria-invalid:border-error"
        {...input.field}
      />
      {input.error === undefined ? (
        <p id={`${id}-message`} className="num mt-1.5 text-[0.8125rem] text-muted">
          {input.file === undefined
            ? "A video of at most 100 MB."
            : `${input.file.name}, ${megabytes(input.file.size)} MB`}
        </p>
      ) : (
        <p id={`${id}-message`} role="alert" className="mt-1.5 text-[0.8125rem] text-error">
          {input.error}
        </p>
      )}
    </div>
  );
}

/** true, or the broken rule in words. */
export function checkFiles(files: FileList | null): true | string {
  const file = files?.[0];
  if (file === undefined) return "Please select a video file";
  if (!file.type.startsWith("video/")) return "Please select a valid video file";
  return file.size <= VIDEO_MAX_BYTES || "File size must be less than 100MB";
}

function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1);
}
