import { useAuth } from "../platform/auth.tsx";
import { usePageTitle } from "../platform/page-meta.ts";
import { CallToAction } from "./landing/call-to-action.tsx";
import { DailyChallenge } from "./landing/daily-challenge.tsx";
import { Features } from "./landing/features.tsx";
import { Hero } from "./landing/hero.tsx";
import { TryOne } from "./landing/try-one.tsx";

/** Public, and prerendered for signed-out visitors. Where its buttons lead depends on who is signed in. */
export function LandingPage() {
  usePageTitle("");
  const isSignedIn = useAuth().status === "signed-in";
  return (
    <div className="relative overflow-x-clip">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 -top-40 h-[40rem] bg-[radial-gradient(50rem_26rem_at_70%_8%,oklch(45%_0.16_286/0.22),transparent_70%)]"
      />
      <div className="relative mx-auto grid max-w-6xl gap-14 px-6 pt-10 sm:gap-28 sm:pt-20">
        <Hero isSignedIn={isSignedIn} />
        <DailyChallenge />
        {!isSignedIn && <TryOne />}
        <Features />
        <CallToAction isSignedIn={isSignedIn} />
      </div>
    </div>
  );
}
