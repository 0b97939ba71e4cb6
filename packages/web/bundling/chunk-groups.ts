import type { Rolldown } from "vite";

/**
 * How the names of the contract's modules begin that a few pages call: in the chunk of all pages they would weigh on the
 * page of a problem.
 */
const CALLS_OF_FEW_PAGES = [
  "account-",
  "admin-",
  "assignments",
  "author-",
  "boards",
  "ccs",
  "challenges",
  "class",
  "companion",
  "contest",
  "form-fields",
  "judge-errors",
  "lti-",
  "openid",
  "people",
  "printing",
  "problem-of",
  "problem-packages",
  "problem-save",
  "problem-update",
  "profile",
  "program-steps",
  "public-profile",
  "rejudging",
  "reveal",
  "rosters",
  "seal",
  "site-",
  "steps\\.",
  "stress",
  "talk",
  "test-generation",
  "test-pairs",
  "test-strength",
  "tokens",
  "videos",
  "visitor-",
  "weak-",
];

/**
 * Which modules share a chunk. Left alone, the bundler makes one for every set of pages that have a module in common:
 * 170 files, half of them below 2 KiB, of which a problem's page loaded 51 (2026-11-24). A module goes to the first of
 * these groups that takes it, with all that it imports; whoever needs one of a group loads the whole of it, so that a
 * group holds what is small or always needed together. `minShareCount` leaves alone what a single page has for itself.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = inOrder([
  // What every page needs; the libraries apart, since they change seldom.
  { name: "libraries", test: /node_modules/, tags: ["$initial"] },
  { name: "app", tags: ["$initial"] },
  // The editor and the read-only view need nearly the same of it, and one file compresses better than five.
  {
    name: "codemirror",
    test: /@codemirror\/(state|view|language|commands|autocomplete|search)\/|@lezer\/(common|highlight)\//,
  },
  // What every page but the landing page needs.
  {
    name: "frame",
    test: /query-core\/.*\/queryClient\.|react-query\/.*\/(QueryClientProvider\.|useMutation\.)|app\/palette-keys|ui\/(lazy-module|failure-box|use-kept-focus|submit-button)/,
  },
  {
    name: "forms",
    test: /react-hook-form|@hookform|web\/src\/accounts\/(mailed-code|sign-in-calls|google-sign-in|openid-sign-in|auth-card|account-form)|ui\/form-field|contract\/src\/openid/,
    minShareCount: 2,
  },
  // The account menu comes when it is opened, and what it shares with the tabs is there by then.
  { name: "tabs", test: /@radix-ui\/react-tabs/ },
  { name: "menus", test: /@radix-ui|@floating-ui|react-remove-scroll/ },
  { name: "queries", test: /@tanstack\/(query-core|react-query)\// },
  // Small parts of many pages: the contract's calls, icons, what shows a badge or asks for the list of problems.
  {
    name: "parts",
    test: new RegExp(
      `contract/src/(?!${CALLS_OF_FEW_PAGES.join("|")})|lucide-react|web/src/(ui|platform)/|/(problem-queries|search-problems|submission-queries|use-profile|use-logout)\\.ts`,
    ),
    minShareCount: 2,
  },
  // What stands around an editor.
  {
    name: "editing",
    test: /editor\/(edit-document|editor-settings|language-choice|last-language|lazy-editor|load-parser|shortcuts|typing-settings|typing-switches|marks\/mark-words)|drafts\/code-templates/,
    minShareCount: 2,
  },
  { name: "palette", test: /pages\/palette\// },
  // Tables of problems: an administrator goes from one to the next.
  {
    name: "admin",
    test: /web\/src\/admin\/(admin-page|admin-layout|age-text|audit-page|delete-page|problem-table|update-list-page|use-deletion|video-list-page)/,
  },
  { name: "placeholders", test: /pages\/(placeholders|not-found-page)/ },
]);

function inOrder(groups: Rolldown.CodeSplittingGroup[]): Rolldown.CodeSplittingGroup[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}
