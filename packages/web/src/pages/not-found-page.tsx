import { Compass } from "lucide-react";
import { Link } from "react-router";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";

/** An address that leads nowhere. Only signed-in users see it: everybody else is sent to the landing page. */
export function NotFoundPage() {
  usePageTitle("Page not found");
  return (
    <div className="grid min-h-(--content-height) place-items-center px-6 py-12">
      <div className="grid animate-rise justify-items-center text-center">
        <span className="grid size-14 place-items-center rounded-2xl border border-line-strong bg-base-200 text-primary">
          <Compass className="size-6" aria-hidden="true" />
        </span>
        <h1 className="mt-6 text-3xl font-semibold">Page not found</h1>
        <p className="mt-3 text-muted">There is nothing at this address. It may have moved.</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={paths.problems} className="btn-cta">
            Go to Problems
          </Link>
          <Link to={paths.home} className="btn-quiet">
            Go to Homepage
          </Link>
        </div>
      </div>
    </div>
  );
}
