import { Outlet, ScrollRestoration } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { Header } from "./header.tsx";

/** The fixed header takes a tenth of the window, the page the rest. */
export function Shell() {
  const { checkFailure, retryCheck } = useAuth();
  return (
    <>
      <a
        href="#content"
        className="btn-cta sr-only z-50 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:inline-flex focus:h-10 focus:px-4"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="mt-(--header-height) min-h-(--content-height) outline-none">
        {checkFailure !== null && (
          <div className="mx-auto max-w-3xl px-4 pt-4">
            <ErrorBox text="Something went wrong" hint={checkFailure.message} onRetry={retryCheck} />
          </div>
        )}
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
