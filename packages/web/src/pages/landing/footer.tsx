import { BrandMark } from "../../ui/brand-mark.tsx";

/** The lists look like links and lead nowhere, as the specification has it; screen readers hear them as disabled. */
const LISTS = [
  { title: "Platform", links: ["Problems", "Challenges", "Contests", "Leaderboard"] },
  { title: "Resources", links: ["Documentation", "Guides", "Blog", "FAQ"] },
  { title: "Company", links: ["About", "Careers", "Privacy", "Contact"] },
];

export function Footer() {
  return (
    <footer className="relative mt-16 sm:mt-24 border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-8 px-6 py-10 sm:py-12 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="flex items-center gap-2.5 text-[0.9375rem] font-semibold">
            <BrandMark className="size-7" />
            Verdict
          </p>
          <p className="mt-3 text-muted">Practise every day.</p>
        </div>
        <div className="grid grid-cols-3 gap-4 sm:gap-16">
          {LISTS.map((list) => (
            <div key={list.title}>
              <h2 className="text-sm font-medium tracking-normal">{list.title}</h2>
              <ul className="mt-3 grid gap-2">
                {list.links.map((link) => (
                  <li key={link}>
                    {/* biome-ignore lint/a11y/useValidAnchor: a placeholder link on purpose, announced as disabled. */}
                    <a role="link" aria-disabled="true" className="text-muted">
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </footer>
  );
}
