import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A chunk that is there sooner needs no sign that it is coming. */
const BAR_DELAY_MS = 150;

/** A thin line at the top while the code of the next page is on its way. */
export function NavigationBar() {
  const isLoading = useNavigation().state === "loading";
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), BAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isShown ? (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[grow_8s_var(--ease-out-quint)_both] bg-primary"
    />
  ) : null;
}

/**
 * Without this nobody who hears the page would notice that a link led somewhere: the focus moves to the new page, and
 * its title is read out.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [text, setText] = useState("");
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setText(document.title);
    const content = document.getElementById("content");
    // A page that put the focus somewhere itself (a form, say) knows better.
    if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
