import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import {
  GraduationCap,
  History,
  Keyboard,
  LogOut,
  Search,
  Settings,
  ShieldCheck,
  SunMoon,
  Trophy,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useLogout } from "../accounts/use-logout.ts";
import type { OpenUser } from "../platform/open-answers.ts";
import { askPage, isCarriedOut } from "../platform/page-commands.ts";
import { paths } from "../platform/paths.ts";
import { chooseTheme, isLightTheme, useThemeChoice } from "../platform/theme.ts";
import { Avatar } from "../ui/avatar.tsx";

const ITEM =
  "flex h-9 cursor-default items-center gap-2.5 rounded-field px-2.5 text-muted outline-none data-[highlighted]:bg-hover data-[highlighted]:text-base-content";

/**
 * Open as soon as it is there; closed, its button looks as `triggerClass` says. In a chunk of its own: see
 * AccountButton.
 */
export function AccountMenu({ user, triggerClass }: { user: OpenUser; triggerClass: string }) {
  // Inside the header, so that the open menu belongs to a landmark of the page.
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const logout = useLogout();
  const isLight = isLightTheme(useThemeChoice());
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        ref={(trigger) => setHeader(trigger?.closest("header") ?? null)}
        aria-label="Account menu"
        className={triggerClass}
      >
        <Avatar user={user} className="size-10 rounded-full text-sm" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={header}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-50 w-56 origin-(--radix-dropdown-menu-content-transform-origin) rounded-box border border-line-strong bg-base-200 p-1.5 shadow-2xl shadow-shade data-[state=open]:animate-[rise_.18s_var(--ease-out-quint)]"
        >
          <DropdownMenu.Label className="truncate px-2.5 py-2 font-medium">Hello, {user.firstName}</DropdownMenu.Label>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item asChild>
            <Link to={paths.profile} className={ITEM}>
              <UserRound className="size-4" aria-hidden="true" />
              Profile
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={paths.submissions} className={ITEM}>
              <History className="size-4" aria-hidden="true" />
              My Submissions
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={paths.contests} className={ITEM}>
              <Trophy className="size-4" aria-hidden="true" />
              Contests
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={paths.classes} className={ITEM}>
              <GraduationCap className="size-4" aria-hidden="true" />
              Classes
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={paths.settings} className={ITEM}>
              <Settings className="size-4" aria-hidden="true" />
              Settings
            </Link>
          </DropdownMenu.Item>
          {user.role === "admin" && (
            <DropdownMenu.Item asChild>
              <Link to={paths.admin} className={ITEM}>
                <ShieldCheck className="size-4" aria-hidden="true" />
                Admin Dashboard
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={ITEM} onSelect={() => chooseTheme(isLight ? "dark" : "light")}>
            <SunMoon className="size-4" aria-hidden="true" />
            {isLight ? "Dark theme" : "Light theme"}
          </DropdownMenu.Item>
          <PaletteItems />
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={ITEM} onSelect={logout}>
            <LogOut className="size-4" aria-hidden="true" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The landing page makes no calls, and has neither. */
function PaletteItems() {
  if (!isCarriedOut("palette")) return null;
  return (
    <>
      <DropdownMenu.Item className={ITEM} onSelect={() => askPage("palette")}>
        <Search className="size-4" aria-hidden="true" />
        Find anything
        <Keys>Ctrl K</Keys>
      </DropdownMenu.Item>
      <DropdownMenu.Item className={ITEM} onSelect={() => askPage("cheat-sheet")}>
        <Keyboard className="size-4" aria-hidden="true" />
        Keyboard shortcuts
        <Keys>?</Keys>
      </DropdownMenu.Item>
    </>
  );
}

/** A screen reader is told of the item itself. */
function Keys({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="ml-auto font-mono text-2xs text-faint">
      {children}
    </span>
  );
}
