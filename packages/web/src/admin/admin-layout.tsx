import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, ScrollRestoration } from "react-router";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";

/** The frame of the admin screens below their header: the way back, and a heading. */
export function AdminLayout(input: {
  title: string;
  text: string;
  back: { to: string; label: string };
  aside?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(input.title);
  useEffect(() => document.getElementById("content")?.focus({ preventScroll: true }), []);
  return (
    <>
      <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-6 pb-10 outline-none sm:px-6">
        <Link
          to={input.back.to}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted transition-colors hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {input.back.label}
        </Link>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl font-semibold">{input.title}</h1>
            <p className="mt-1.5 text-muted">{input.text}</p>
          </div>
          {input.aside}
        </div>
        {input.children}
      </main>
      <ScrollRestoration />
    </>
  );
}

export const BACK_TO_PANEL = { to: paths.admin, label: "Admin Panel" };
