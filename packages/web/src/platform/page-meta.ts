import { useEffect } from "react";

const BRAND = "Verdict";

/** The content of a `<meta name>` that the server wrote into the page; null when there is none, and at build time. */
export function readMeta(name: string): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

/** `Problems · Verdict`; the brand alone for an empty title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
}
