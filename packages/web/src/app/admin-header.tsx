import { lazy, Suspense } from "react";
import { Link, NavLink } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { paths } from "../platform/paths.ts";
import { Avatar } from "../ui/avatar.tsx";
import { BrandMark } from "../ui/brand-mark.tsx";

const AdminMenu = lazy(async () => ({ default: (await import("./header-menus.tsx")).AdminMenu }));

const LINKS = [
  { to: paths.adminUpdateList, label: "Catalogue" },
  { to: paths.adminStatus, label: "Status" },
  { to: paths.adminLanguages, label: "Languages" },
  { to: paths.adminJudgeErrors, label: "Judge Errors" },
  { to: paths.adminWeakTests, label: "Weak Tests" },
  { to: paths.adminTalkReports, label: "Talk Reports" },
  { to: paths.adminPlatforms, label: "Platforms" },
  { to: paths.adminPeople, label: "People" },
  { to: paths.adminAudit, label: "Audit Log" },
] as const;

/** The header of the admin screens, which stand outside the shell: the brand, their own navigation, the account menu. */
export function AdminHeader() {
  const { user } = useAuth();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link
          to={paths.home}
          aria-label="Verdict"
          className="flex shrink-0 items-center gap-2.5 text-[0.9375rem] font-semibold tracking-tight"
        >
          <BrandMark className="size-8" />
          <span className="max-sm:hidden">Verdict</span>
        </Link>
        {/* The room beside the links is for the ring of the one that has the focus. */}
        <nav aria-label="Admin" className="-my-1 flex min-w-0 flex-1 gap-1 overflow-x-auto p-1">
          {LINKS.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="shrink-0 rounded-field px-2.5 py-1.5 text-[0.8125rem] text-muted transition-colors hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        {user !== null && (
          <Suspense fallback={<Avatar user={user} className="size-10 rounded-full" />}>
            <AdminMenu user={user} />
          </Suspense>
        )}
      </div>
    </header>
  );
}
