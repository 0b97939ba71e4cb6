import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changePicture, removePicture } from "@verdict/contract/profile";
import { Camera, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";
import type { OpenUser } from "../platform/open-answers.ts";
import { Avatar } from "../ui/avatar.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { shrinkPicture } from "./shrink-picture.ts";
import { profileKey } from "./use-profile.ts";

/** At the right edge of the picture, half outside of it. */
const ON_PICTURE = "absolute -right-2 size-8 rounded-full! border border-line-strong bg-base-200";

/** The picture on the profile, and the ways to change and remove it. */
export function PictureEditor({ user }: { user: OpenUser }) {
  const chooser = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const setCurrentUser = useSetCurrentUser();
  const showUser = (changed: OpenUser) => {
    setCurrentUser(changed);
    return queryClient.invalidateQueries({ queryKey: profileKey });
  };
  const change = useMutation({
    mutationFn: async (file: File) => callApi(changePicture, { body: { image: await shrinkPicture(file) } }),
    onSuccess: (reply) => showUser(reply.user),
  });
  const remove = useMutation({
    mutationFn: () => callApi(removePicture),
    onSuccess: (reply) => showUser(reply.user),
  });
  const isBusy = change.isPending || remove.isPending;
  const error = change.error ?? remove.error;
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    remove.reset();
    if (file !== undefined) change.mutate(file);
  };
  return (
    <div className="flex items-end gap-3">
      <div className="relative">
        <Avatar user={user} className="size-20 rounded-2xl text-3xl" />
        <IconButton
          label="Change picture"
          icon={<Camera className="size-4" aria-hidden="true" />}
          className={`${ON_PICTURE} -bottom-2`}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
        />
        {user.profilePicture !== undefined && (
          <IconButton
            label="Remove picture"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            className={`${ON_PICTURE} -top-2`}
            disabled={isBusy}
            onClick={() => remove.mutate()}
          />
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture file"
        hidden
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = "";
        }}
      />
      <p role="alert" className="max-w-40 text-xs text-error empty:hidden">
        {error !== null && pictureFailureText(error)}
      </p>
    </div>
  );
}

function pictureFailureText(error: Error): string {
  const isKnown = error instanceof NetworkFailure || error.constructor === Error || error instanceof ApiFailure;
  return isKnown && error.message !== "" ? error.message : "The picture could not be saved.";
}
