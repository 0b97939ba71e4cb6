import { lazy, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { HEADER_SLOT } from "../platform/header-slot.ts";
import { paths } from "../platform/paths.ts";
import { useHasPublicProblems } from "../platform/visitor.ts";
import { Avatar } from "../ui/avatar.tsx";
import { BrandMark } from "../ui/brand-mark.tsx";
import { SignInLink } from "../ui/sign-in-link.tsx";
import { NAV_LINKS } from "./nav-links.ts";

const HeaderMenus = lazy(async () => ({ default: (await import("./header-menus.tsx")).HeaderMenus }));

export function Header() {
  const { status, user } = useAuth();
  // Of the landing page it is a part, with the same edges; elsewhere it spans the whole width, as tools and lists do.
  const edges = useLocation().pathname === paths.home ? "mx-auto max-w-6xl px-6" : "px-4 sm:px-6";
  return (
    <header className="group/header print:hidden fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-line bg-base-100/85 backdrop-blur-md">
      <div className={`flex h-full items-center gap-6 max-lg:has-[[role=tablist]]:gap-3 ${edges}`}>
        <Link to={paths.home} className="flex items-center gap-2.5 text-[0.9375rem] font-semibold tracking-tight">
          <BrandMark className="size-8" />
          {/* In a narrow window the tabs of a page take its place. */}
          <span className="max-lg:group-has-[[role=tablist]]/header:sr-only">Verdict</span>
        </Link>
        {user !== null && <MainNav />}
        <div id={HEADER_SLOT} className="min-w-0 empty:hidden md:border-l md:border-line md:pl-3" />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {status === "signed-out" && <SignedOutLinks />}
          {user !== null && (
            <Suspense fallback={<Avatar user={user} className="mr-11 size-10 rounded-full sm:mr-13 md:mr-0" />}>
              <HeaderMenus user={user} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}

function MainNav() {
  return (
    <nav aria-label="Main" className="hidden gap-1 md:flex">
      {NAV_LINKS.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end={link.to === paths.home}
          className="rounded-field px-3 py-1.5 text-muted transition-colors hover:text-base-content aria-[current=page]:bg-base-300 aria-[current=page]:text-base-content"
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}

const QUIET_LINK =
  "inline-flex h-10 items-center rounded-field px-2 text-muted transition-colors hover:text-base-content sm:px-3.5";
/** On a phone the tabs of a problem's page need the room. */
const UNLESS_TABS = "max-md:group-has-[[role=tablist]]/header:hidden";

function SignedOutLinks() {
  const hasProblems = useHasPublicProblems();
  return (
    <nav aria-label="Account" className="flex items-center gap-1 sm:gap-2">
      {hasProblems && (
        <Link to={paths.problems} className={`${QUIET_LINK} ${UNLESS_TABS}`}>
          Problems
        </Link>
      )}
      <SignInLink to={paths.login} className={QUIET_LINK}>
        Login
      </SignInLink>
      <SignInLink to={paths.signup} className={`btn-cta ${UNLESS_TABS}`}>
        Sign Up
      </SignInLink>
    </nav>
  );
}
