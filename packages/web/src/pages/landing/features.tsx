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
      <h2 id="features" className="text-3xl font-semibold">
        Made for deliberate practice
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-box border border-line-strong bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="bg-base-100 p-6 transition-colors hover:bg-base-200">
            <Icon className="size-5 text-primary" aria-hidden="true" />
            <h3 className="mt-5 font-medium tracking-normal">{title}</h3>
            <p className="mt-1.5 leading-6 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
