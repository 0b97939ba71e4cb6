import { useState } from "react";
import type { OpenUser } from "../platform/open-answers.ts";

/**
 * The picture, or else the first letter of the first name, in capitals; also when the picture does not come.
 * Decorative: a name always stands nearby.
 */
export function Avatar({
  user,
  className,
}: {
  user: Pick<OpenUser, "firstName" | "profilePicture">;
  /** Size, shape and type size. */
  className: string;
}) {
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const picture = user.profilePicture;
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden border border-line-strong bg-base-300 font-semibold select-none ${className}`}
    >
      {picture === undefined || picture === brokenPicture ? (
        firstLetter(user.firstName)
      ) : (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBrokenPicture(picture)}
        />
      )}
    </span>
  );
}

function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? "?").toLocaleUpperCase("en");
}
