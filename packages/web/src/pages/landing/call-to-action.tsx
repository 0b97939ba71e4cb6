import { Link } from "react-router";
import { paths } from "../../platform/paths.ts";
import { useStateForSignIn } from "../../platform/wanted-page.ts";

export function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
  const state = useStateForSignIn();
  return (
    <section
      aria-labelledby="call-to-action"
      className="panel relative overflow-hidden px-6 py-12 text-center sm:py-20"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(36rem_16rem_at_50%_115%,oklch(45%_0.16_286/0.35),transparent_70%)]"
      />
      <div className="relative">
        <h2 id="call-to-action" className="text-2xl font-semibold sm:text-3xl">
          Your next problem is waiting
        </h2>
        <p className="mt-3 text-muted">Solve one today. The judge never sleeps.</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {isSignedIn ? (
            <Link to={paths.problems} className="btn-cta h-11 px-5">
              Solve Problems
            </Link>
          ) : (
            <Link to={paths.signup} state={state} className="btn-cta h-11 px-5">
              Create Free Account
            </Link>
          )}
          <Link
            to={isSignedIn ? paths.workInProgress : paths.login}
            state={isSignedIn ? null : state}
            className="btn-quiet h-11 px-5"
          >
            Join Contests
          </Link>
        </div>
      </div>
    </section>
  );
}
