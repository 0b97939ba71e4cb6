import { type KeyboardEvent, useState } from "react";
import type { OpenUser } from "../platform/open-answers.ts";
import { Avatar } from "../ui/avatar.tsx";

const TRIGGER =
  "rounded-full ring-primary/60 ring-offset-2 ring-offset-base-100 transition-shadow data-[state=open]:ring-2";
const loadMenu = () => import("./account-menu.tsx");
type Menu = Awaited<ReturnType<typeof loadMenu>>["AccountMenu"];

/**
 * The account menu's button. The menu, and the library that places it, come when somebody is about to open it: the
 * page of a problem is 18 KiB lighter without them.
 */
export function AccountButton({ user }: { user: OpenUser }) {
  const [menu, setMenu] = useState<{ Menu: Menu } | null>(null);
  const hurry = () => void loadMenu().catch(() => undefined);
  const open = () => {
    loadMenu().then(
      ({ AccountMenu }) => setMenu({ Menu: AccountMenu }),
      (error: unknown) => {
        console.warn("The account menu could not be loaded", error);
        alert("The account menu could not be loaded. Check your connection, then load the page anew.");
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open();
  };
  if (menu !== null) return <menu.Menu user={user} triggerClass={TRIGGER} />;
  return (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      aria-expanded={false}
      className={TRIGGER}
      onPointerEnter={hurry}
      onFocus={hurry}
      onKeyDown={onKeyDown}
      onClick={open}
    >
      <Avatar user={user} className="size-10 rounded-full text-sm" />
    </button>
  );
}
