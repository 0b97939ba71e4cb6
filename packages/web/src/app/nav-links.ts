import { paths } from "../platform/paths.ts";

/** The links of the header and of the mobile menu, for signed-in users. */
export const NAV_LINKS = [
  { to: paths.home, label: "Home" },
  { to: paths.problems, label: "Problems" },
  { to: paths.challenges, label: "Challenges" },
  { to: paths.community, label: "Community" },
] as const;
