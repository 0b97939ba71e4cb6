import { ChevronRight, FilePenLine, FilePlus2, type LucideIcon, Trash2, Video } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../platform/paths.ts";
import { AdminLayout } from "./admin-layout.tsx";

const CARDS: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.adminCreate,
    icon: FilePlus2,
    title: "Create Problem",
    text: "Write a new problem with its tests and reference solutions",
  },
  {
    to: paths.adminUpdateList,
    icon: FilePenLine,
    title: "Update Problem",
    text: "Change the text, tests, limits and solutions of a problem",
  },
  { to: paths.adminDelete, icon: Trash2, title: "Delete Problem", text: "Take a problem out of the catalogue" },
  { to: paths.adminVideo, icon: Video, title: "Video Problem", text: "Upload and delete videos" },
];

export function AdminPage() {
  return (
    <AdminLayout
      title="Admin Panel"
      text="Manage the problems and their editorial videos."
      back={{ to: paths.home, label: "Home" }}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {CARDS.map(({ to, icon: Icon, title, text }) => (
          <li
            key={to}
            className="panel group relative p-6 transition-colors hover:border-line-strong hover:bg-base-300/60"
          >
            <div className="flex items-start gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-xl border border-line bg-base-300 text-primary">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <div className="min-w-0 flex-1">
                <h2 className="text-base font-medium">
                  <Link to={to} className="after:absolute after:inset-0 after:rounded-box">
                    {title}
                  </Link>
                </h2>
                <p className="mt-1 text-muted">{text}</p>
              </div>
              <ChevronRight
                className="size-4 self-center text-faint transition-transform group-hover:translate-x-0.5"
                aria-hidden="true"
              />
            </div>
          </li>
        ))}
      </ul>
    </AdminLayout>
  );
}
