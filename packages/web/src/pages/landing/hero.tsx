import { ArrowRight, Flame } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../platform/paths.ts";
import { useStateForSignIn } from "../../platform/wanted-page.ts";
import { CodeSample } from "./code-sample.tsx";

const FIGURES = [
  { value: "15+", label: "languages" },
  { value: "50,000+", label: "coders" },
  { value: "1,000+", label: "challenges" },
  { value: "4.9/5", label: "rating" },
];

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const state = useStateForSignIn();
  return (
    <section className="grid items-center gap-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <p className="chip h-7 border-line-strong px-3 text-muted">
          <Flame className="size-3.5 text-warning" aria-hidden="true" />
          Daily Challenge is live
        </p>
        <h1 className="mt-6 text-display font-semibold tracking-[-0.04em]">
          Write code.
          <br />
          Get the verdict.
        </h1>
        <p className="mt-6 max-w-lg text-lg leading-8 text-muted">
          Pick a problem, solve it in your browser, and let a real judge run it against every test. In JavaScript, Java
          and C++.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link
            to={isSignedIn ? paths.problems : paths.login}
            state={isSignedIn ? null : state}
            className="btn-cta h-11 gap-2 px-5"
          >
            Start Coding Now
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
          <button type="button" className="btn-quiet h-11 px-5">
            Take a Tour
          </button>
        </div>
        <dl className="mt-10 grid grid-cols-4 gap-x-3 sm:mt-12 sm:gap-x-6">
          {FIGURES.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse">
              <dt className="text-xs text-muted">{figure.label}</dt>
              <dd className="num font-semibold tracking-tight sm:text-xl">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <CodeSample />
    </section>
  );
}
