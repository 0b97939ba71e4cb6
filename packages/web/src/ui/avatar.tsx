import type { User } from "@verdict/contract/accounts";

/** The picture, or else the first letter of the first name, in capitals. Decorative: a name always stands nearby. */
export function Avatar({
  user,
  className,
}: {
  user: Pick<User, "firstName" | "profilePicture">;
  /** Size, shape and type size. */
  className: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden border border-line-strong bg-base-300 font-semibold select-none ${className}`}
    >
      {user.profilePicture === undefined ? (
        firstLetter(user.firstName)
      ) : (
        <img src={user.profilePicture} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
      )}
    </span>
  );
}

function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? "?").toLocaleUpperCase("en");
}
