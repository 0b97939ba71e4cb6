import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { Footer } from "../pages/landing/footer.tsx";
import { paths } from "../platform/paths.ts";
import { Header } from "./header.tsx";
import { NavigationBar, PageAnnouncer } from "./navigation-feedback.tsx";

/** The fixed header takes a tenth of the window, the page the rest. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#content"
        className="btn-cta sr-only z-50 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:inline-flex focus:h-10 focus:px-4"
      >
        Skip to content
      </a>
      <NavigationBar />
      <Header />
      <main id="content" tabIndex={-1} className="mt-(--header-height) min-h-(--content-height) outline-none">
        <Outlet />
        <PageAnnouncer />
      </main>
      {/* Beside the content, and so a landmark of its own. */}
      {pathname === paths.home && <Footer />}
      <ScrollRestoration />
    </>
  );
}
