import { Activity, Braces, GraduationCap, Trophy, Users, Zap } from "lucide-react";

const FEATURES = [
  {
    icon: Braces,
    title: "Multi-Language Support",
    text: "Write JavaScript, Java or C++, with starter code ready in each.",
  },
  {
    icon: Zap,
    title: "Real-time Execution",
    text: "Run against the examples in a moment and watch every test as it is judged.",
  },
  {
    icon: Users,
    title: "Community Support",
    text: "Compare approaches and learn how others think about a problem.",
  },
  {
    icon: GraduationCap,
    title: "Interview Prep",
    text: "Arrays, linked lists, graphs and dynamic programming: the patterns that come up.",
  },
  {
    icon: Trophy,
    title: "Weekly Contests",
    text: "Solve against the clock and see where you stand.",
  },
  {
    icon: Activity,
    title: "Progress Tracking",
    text: "Your history, your activity and your level, from Beginner to Expert.",
  },
];

export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-2xl font-semibold sm:text-3xl">
        Made for deliberate practice
      </h2>
      <ul className="mt-6 grid gap-px sm:mt-8 overflow-hidden rounded-box border border-line-strong bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 bg-base-100 p-4 transition-colors hover:bg-base-200 sm:block sm:p-6">
            <Icon className="mt-0.5 size-5 shrink-0 text-primary sm:mt-0" aria-hidden="true" />
            <div>
              <h3 className="font-medium tracking-normal sm:mt-5">{title}</h3>
              <p className="mt-1 leading-6 text-muted sm:mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
